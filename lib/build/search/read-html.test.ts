import { describe, expect, test } from 'vitest';
import { readHtml } from '@/lib/build/search/read-html.ts';

const article = (inner: string): string =>
  `<!doctype html><nav>menu</nav><main><article>${inner}</article><nav>next</nav></main>`;

describe('B84: what is read of a page', () => {
  test('title, headings with their ids, and the text below each', () => {
    const page = readHtml(
      article(
        '<header><h1>Title</h1><p>About.</p></header><p>Before</p><h2 id="a">First<a class="anchor" href="#a">#</a></h2><p>One <b>bo</b>ld.</p><h3 id="b">Second</h3><ul><li>x</li><li>y</li></ul><h4 id="c">Small</h4>text',
      ),
    );
    expect(page).toEqual({
      title: 'Title',
      sections: [
        { id: '', heading: '', text: 'About.\nBefore' },
        { id: 'a', heading: 'First', text: 'One bold.' },
        { id: 'b', heading: 'Second', text: 'x\ny\nSmall\ntext' },
      ],
    });
  });

  test('cells, closed boxes, hidden panels and code are text; controls and pictures are not', () => {
    const inner = `<table><tr><td>a</td><td>b</td></tr></table><details><summary>Sum</summary>inside</details><div role="tablist"><button>Tab</button></div><div role="tabpanel" hidden>panel</div>
      <pre><code><span class="tf">ls</span> -l\nrm</code></pre><button>copy</button><svg><title>icon</title></svg><span class="sr-only">said</span><div data-feedback><p>Helpful?</p></div><details data-mobile-toc>On this page</details><p data-no-search>Updated</p><script>x</script>`;
    expect(readHtml(article(inner))!.sections).toEqual([
      { id: '', heading: '', text: 'a · b\nSum\ninside\npanel\nls -l\nrm' },
    ]);
  });

  test('blocks are lines, also where the source has none; breaks of a paragraph are not', () =>
    expect(
      readHtml(
        article(
          '<p>One\n  line</p><table><thead><tr><th>Key</th><th>Default</th></tr></thead><tbody>\n<tr><td>qos</td><td></td><td>1</td></tr><tr><td>a</td><td>b</td></tr></tbody></table><pre>\tif x:\n\t\ty()</pre><dl><dt>id</dt><dd>A number</dd></dl>',
        ),
      )!.sections[0]!.text,
    ).toBe('One line\nKey · Default\nqos · 1\na · b\nif x:\ny()\nid\nA number'));

  test('a method is no part of the address beside it', () =>
    expect(
      readHtml(article('<p><span data-method="delete">DELETE</span>https://host/devices</p>'))!
        .sections[0]!.text,
    ).toBe('DELETE https://host/devices'));

  test('of a diagram its description and its title are text, its source and its labels are not', () =>
    expect(
      readHtml(
        article(
          '<figure data-diagram><pre><code>graph TD; A--&gt;B</code></pre><svg><text>A</text></svg><p class="sr-only">A leads to B.</p><figcaption>The way</figcaption></figure><p>After</p>',
        ),
      )!.sections[0]!.text,
    ).toBe('A leads to B.\nThe way\nAfter'));

  test('characters are those that a reader sees', () => {
    expect(readHtml(article('<p>a &lt;b&gt; &amp; &#x27;c&#x27;</p>'))!.sections[0]!.text).toBe(
      "a <b> & 'c'",
    );
  });

  test('a page without an article is none', () =>
    expect(readHtml('<main>text</main>')).toBeUndefined());
});
