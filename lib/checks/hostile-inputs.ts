/** Texts that an attacker would write. If one of them runs, it sets `window.attacked`. */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>window.attacked=1</script>',
  '</script><script>window.attacked=1</script>',
  '</title><script>window.attacked=1</script>',
  '"><script>window.attacked=1</script>',
  "'><img src=x onerror=window.attacked=1>",
  '<img src=x onerror="window.attacked=1">',
  '<svg onload=window.attacked=1>',
  '<svg><script>window.attacked=1</script></svg>',
  '<details open ontoggle=window.attacked=1><summary>s</summary></details>',
  '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>',
  '<a href="javascript:window.attacked=1">x</a>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror="window.attacked=1"></style></math>',
  '<noscript><p title="</noscript><img src=x onerror=window.attacked=1>">',
  '<!--><img src=x onerror=window.attacked=1>-->',
  '<template><script>window.attacked=1</script></template>',
  '</textarea><script>window.attacked=1</script>',
  '</style><script>window.attacked=1</script>',
  '" onfocus="window.attacked=1" autofocus x="',
  "';window.attacked=1;//",
  '${window.attacked=1}',
  '{{constructor.constructor("window.attacked=1")()}}',
  '\\u003cscript\\u003ewindow.attacked=1\\u003c/script\\u003e',
  '%3Cscript%3Ewindow.attacked=1%3C/script%3E',
  'javascript:window.attacked=1',
  '__proto__',
  'constructor',
  '\u0000\u202e\ud800<b>x',
  'a'.repeat(5000),
];

/** Addresses that run code, or that look like a path of this site and lead out of it. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  'javascript:window.attacked=1',
  'JaVaScRiPt:window.attacked=1',
  ' javascript:window.attacked=1',
  '\u0001javascript:window.attacked=1',
  'java\tscript:window.attacked=1',
  'java\nscript:window.attacked=1',
  'java\r\nscript:window.attacked=1',
  'javascript\t:window.attacked=1',
  'javascript://site.example/%0Awindow.attacked=1',
  'vbscript:x',
  'data:text/html,<script>parent.attacked=1</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'blob:https://site.example/1',
  'file:///etc/passwd',
  'filesystem:https://site.example/x',
  'view-source:https://site.example/',
  'pathname://javascript:window.attacked=1',
  'pathname:////evil.example/',
  'pathname:///\\evil.example/',
];

/**
 * Addresses that look like paths and lead to another host. They must never be taken for pages of
 * this site.
 */
export const DISGUISED_ADDRESSES: readonly string[] = [
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/%2f/evil.example',
  '/..//evil.example/',
  './/evil.example',
  '/.//evil.example/',
];
