import { describe, expect, it } from 'vitest';
import { DOCUSAURUS, PORTAL, pageFacts } from '@/bench/docusaurus/page-facts.ts';

const THEIRS = `<!doctype html><html class="docs-wrapper plugin-docs docs-doc-page"><head>
<title data-rh="true">Hooks | A site</title></head><body>
<nav class="navbar"><ul class="menu__list"><li><a aria-current="page" href="/hooks">Docs</a></li></ul></nav>
<aside><nav><ul class="theme-doc-sidebar-menu menu__list">
<li><div><a class="menu__link" href="/start"><span>Start</span></a><button aria-label="Collapse"></button></div>
<ul class="menu__list"><li><a href="/first">First</a></li>
<li><a class="menu__link--active" aria-current="page" href="/hooks"><span>Hooks</span></a></li></ul></li>
<li><a href="https://example.com">Elsewhere<svg><title>icon</title></svg></a></li></ul></nav></aside>
<main><article><nav class="theme-doc-breadcrumbs">Start</nav><span class="theme-doc-version-badge">Version: 2</span>
<div class="theme-doc-markdown markdown"><header><h1>Hooks</h1></header>
<p>One <code>call</code>back,<br>two words. <span class="katex"><math><mi>x</mi><annotation encoding="application/x-tex">x_{}</annotation></math></span></p>
<h2 class="anchor" id="use">Use <code>it</code><a href="#use" class="hash-link" aria-label="Direct link">\u200b</a></h2>
<div class="theme-admonition"><div class="admonitionHeading_x"><span class="admonitionIcon_x">💡</span>tip</div><p>Do.</p></div><p><img alt="" title="A switch"></p>
<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">yarn</li></ul><div role="tabpanel"><p>Install</p></div></div>
<div class="theme-code-block"><div class="codeBlockTitle_x">a.js</div><pre><code><div class="token-line"><span>const a</span> = 1;  <br></div><div class="token-line">a;<br></div></code></pre><button>Copy</button></div>
<h2 class="sr-only" id="footnote-label">Footnotes</h2>
</div></article><nav class="pagination-nav">Next</nav></main></body></html>`;

const OURS = `<!doctype html><html><head><title>Hooks | A site</title></head><body>
<ul><li><a aria-current="page" href="/hooks">Docs</a></li></ul>
<nav><ul class="c_list" data-level="1">
<li data-category="start" data-active=""><div><a href="/start">Start</a><button data-toggle="" aria-label="Collapse"></button></div>
<ul data-level="2"><li><a href="/first">First</a></li><li><a aria-current="page" href="/hooks">Hooks</a></li></ul></li>
<li><a href="https://example.com">Elsewhere<svg></svg><span class="sr-only"> (opens in a new tab)</span></a></li></ul></nav>
<main><nav aria-label="Breadcrumbs">Start</nav><article>
<header class="x_head"><h1>Hooks</h1><p>The description.</p><div data-no-search="true">Copy page</div></header>
<details data-mobile-toc="true"><summary>On this page</summary></details>
<div><div data-markdown="true"><p>One <code>call</code>back,<br/>two words. <math><mi>x</mi></math></p>
<h2 id="use" aria-labelledby="use:name"><span id="use:name">Use <code>it</code></span><a class="anchor" href="#use">#</a></h2>
<div class="y_admonition"><p class="y_title"><span aria-hidden="true">💡</span>Tip</p><p>Do.</p></div><figure><img alt=""/><figcaption class="z_caption">A switch</figcaption></figure>
<div><div role="tablist"><button role="tab">npm</button><button role="tab">yarn</button></div><div role="tabpanel"><p class="t_label">npm</p><p>Install</p></div></div>
<div data-code="true"><div class="b_title">a.js</div><pre><code><span class="line"><b>const</b> a = 1;
</span><span class="line">a;
</span></code></pre><div><button>Copy</button></div></div>
<section class="footnotes"><h2 class="sr-only" id="footnote-label"><span>Footnotes</span></h2></section>
</div></div><div data-no-search="true">Edit this page</div><div data-feedback="true"><p>Is this helpful?</p></div></article></main></body></html>`;

const FACTS = {
  title: 'Hooks',
  windowTitle: 'Hooks | A site',
  headings: [{ level: 2, id: 'use', text: 'Use it' }],
  words: ['one', 'callback,', 'two', 'words.', 'x', 'tip', 'do.', 'npm', 'yarn', 'install', 'a.js'],
  code: ['const a = 1;\na;'],
  sidebar: [
    { labels: ['Start', 'Elsewhere'], at: 0 },
    { labels: ['First', 'Hooks'], at: 1 },
  ],
};

describe('pageFacts', () => {
  it('reads a page of Docusaurus', () => {
    expect(pageFacts(THEIRS, DOCUSAURUS)).toEqual(FACTS);
  });

  it('reads the same from a page of the portal', () => {
    expect(pageFacts(OURS, PORTAL)).toEqual(FACTS);
  });

  it('finds a current category, and no place for a page that no list has', () => {
    const category = OURS.replace(
      'aria-current="page" href="/hooks">Hooks',
      'href="/hooks">Hooks',
    ).replace('<a href="/start">', '<a aria-current="page" href="/start">');
    expect(pageFacts(category, PORTAL)?.sidebar).toEqual([
      { labels: ['Start', 'Elsewhere'], at: 0 },
    ]);
    expect(pageFacts(OURS.replaceAll('aria-current="page"', ''), PORTAL)?.sidebar).toEqual([]);
  });

  it('takes a page without a text for no document', () => {
    expect(pageFacts('<title>Blog</title><main>Text</main>', DOCUSAURUS)).toBeUndefined();
    expect(pageFacts('<title>Blog</title><main>Text</main>', PORTAL)).toBeUndefined();
  });
});
