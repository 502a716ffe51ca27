/** Styles of a print page in addition to those of the site, which define colors and sizes. */
export const PRINT_STYLE = `
body{display:block}
.print-bar{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:var(--space-3) var(--gutter);border-block-end:1px solid var(--border);font-size:var(--text-14)}
.print-bar button{padding:var(--space-1) var(--space-4);border:1px solid var(--border-strong);border-radius:var(--radius-small)}
main{max-inline-size:var(--measure);margin-inline:auto;padding:var(--space-8) var(--gutter)}
.print-cover>*+*{margin-block-start:var(--space-3)}
.print-cover h1{font-size:var(--text-36)}
.print-contents{margin-block:var(--space-12)}
.print-contents ul{padding-inline-start:1.25rem;list-style:none}
.print-contents>ul{padding-inline-start:0}
.print-contents li{margin-block-start:var(--space-1)}
.print-document{margin-block-start:var(--space-16)}
.print-document>h2{margin-block-end:var(--space-6);font-size:var(--text-30)}
.print-trail{color:var(--text-muted);font-size:var(--text-14)}
.anchor{display:none}
@media print{.print-bar{display:none}main{max-inline-size:none;padding:0}.print-cover{padding-block-start:30vh}.print-cover,.print-contents{break-after:page}.print-contents{margin-block:0}.print-contents a{color:inherit;text-decoration:none}.print-document{margin-block-start:0}.print-document+.print-document{break-before:page}}
`.trim();

/**
 * A script and not an `onclick` attribute, because the policy of the page can only name scripts.
 */
export const PRINT_BUTTON =
  "document.querySelector('.print-bar button').addEventListener('click',()=>print())";
