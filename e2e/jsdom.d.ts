/** The part of jsdom that the tests of built pages use: it ships no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
