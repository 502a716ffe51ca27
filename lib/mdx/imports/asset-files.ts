/** Files of which code wants the address: those for which Docusaurus has it. */
export const ASSET =
  /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|m4v|webm|mov|avi|mpe?g|og[gva]|wav|mp3|m4a|aac|flac|pdf|docx?|xlsx?|pptx?|zip|rar|woff2?|ttf|otf|eot)$/i;
