import { describe, expect, test } from 'vitest';
import { parseFlight, printFlight } from '@/lib/build/flight.ts';
import { frameHead, navigationPayload, withoutPrerendered } from '@/lib/build/page-payload.ts';

const rows = (...lines: string[]) => parseFlight(lines.map((line) => `${line}\n`).join(''));

/** The tree of a route as Next writes it, with the frame in row 7 and the page in row 8. */
const route = (section: string) =>
  rows(
    '2:"/a.js"',
    '3:I[1,["$2"],"LayoutRouter"]',
    ':HL["/a.css","style"]',
    'd:[["children",{"s":"__PAGE__","d":{"r":"$L8","p":false,"v":null}}]]',
    `c:[["children",{"s":{"n":"path","t":"oc","k":"x","s":[]},"d":{"r":["$","$L3",null,{}],"p":false,"v":null},"c":"$Qd"}]]`,
    `b:[["children",{"s":{"n":"section","t":"d","k":"${section}","s":[]},"d":{"r":["$","div",null,{"children":"$L7"}],"p":false,"v":null},"c":"$Qc"}]]`,
    'a:[["children",{"s":{"n":"locale","t":"d","k":"en","s":[]},"d":{"r":"$L6","p":false,"v":null},"c":"$Qb"}]]',
    '0:{"t":{"t":{"s":"","d":{"r":"$L5","p":false,"v":null},"c":"$Qa"},"h":{"r":"$L9"}},"b":"build"}',
    '5:"root"',
    '6:"navbar"',
    '7:["$","$L3",null,{"text":"$e"}]',
    '8:"page"',
    '9:"head"',
    'e:"sidebar"',
  );

describe('navigationPayload', () => {
  test('B5: a page’s data holds its own content and head, and neither the navbar nor the sidebar', () => {
    const { page, section } = navigationPayload(route('weda~docs'));
    const text = printFlight(page);
    expect(section).toEqual({ locale: 'en', key: 'weda~docs' });
    expect(text).toMatch(/"page"\n[\s\S]*"head"\n/);
    expect(text).not.toMatch(/"navbar"|"sidebar"|"root"/);
    expect(text).toContain('"s":{"n":"section","t":"d","k":"weda~docs","s":[]},"d":"$100000"');
  });

  test('B5: the frame of the section stands by itself, in rows of its own numbers', () => {
    const text = printFlight(navigationPayload(route('BSP')).frame);
    expect(text).toContain('"sidebar"');
    expect(text).toContain('100000:{"r":["$","div",null,{"children":"$L100009"}],"p":false,"v":null}');
    expect(text).toContain('100005:I[1,["$100004"],"LayoutRouter"]');
    expect([...text.matchAll(/^([0-9a-f]+):/gm)].every(([, id]) => id!.length === 6)).toBe(true);
  });

  test('B5: outside the sections there is nothing to share', () => {
    const { page, section, frame } = navigationPayload(route('~'));
    expect(section).toBeUndefined();
    expect(frame).toEqual([]);
    expect(printFlight(page)).toContain('"sidebar"');
  });

  test('the first rows of a page say that there is no frame, and where it is', () => {
    expect(printFlight(frameHead('/BSP/__section.txt', 'en/BSP'))).toBe('100000:{"r":null,"p":false,"v":null}\n100001:{"section":"en/BSP","frame":"/BSP/__section.txt"}\n');
  });

  test('data of another structure is an error', () => {
    expect(() => navigationPayload(rows('0:{"t":{"t":{"s":""}}}'))).toThrow('locale');
  });
});

describe('withoutPrerendered', () => {
  const page = (children: string, ...more: string[]) => rows('2:"/a.js"', '4:I[9,["$2"],"Prerendered"]', '5:I[8,["$2"],"Widget"]', `0:["$","$L4",null,{"name":"x","children":${children}}]`, ...more);

  test('a block that stands in the HTML leaves the data, with all that only it needs', () => {
    expect(printFlight(withoutPrerendered(page('"$L6"', '6:["$","p",null,{"children":"$7"}]', '7:"text"')))).toBe('2:"/a.js"\n4:I[9,["$2"],"Prerendered"]\n0:["$","$L4",null,{"name":"x"}]\n');
  });

  test('a block with a component of the browser in it stays, to be hydrated, but not a plain block inside it', () => {
    const text = printFlight(withoutPrerendered(page('[["$","$L5",null,{}],["$","$L4",null,{"name":"y","children":"plain"}]]')));
    expect(text).toContain('["$","$L5",null,{}]');
    expect(text).toContain('["$","$L4",null,{"name":"y"}]');
  });

  test('what a route shows when nothing is found has no use in an export', () => {
    expect(printFlight(withoutPrerendered(rows('2:"/a.js"', '4:I[9,["$2"],"Prerendered"]', '0:["$","$L4",null,{"name":"x","children":["$","$L5",null,{"parallelRouterKey":"children","notFound":"gone"}]}]', '5:I[8,["$2"],"Router"]')))).toContain('["$","$L5",null,{"parallelRouterKey":"children"}]');
  });

  test('the elements of the head stand in the HTML, too', () => {
    const text = printFlight(withoutPrerendered(rows('2:"/a.js"', '4:I[9,["$2"],"Prerendered"]', '0:[["$","$L4",null,{"name":"x"}],["$","$1",null,{"name":"Next.Metadata","children":"$L5"}]]', '1:"$Sreact.suspense"', '5:[["$","title",null,{}]]')));
    expect(text).toContain('{"name":"Next.Metadata","children":["$","$L4",null,{"name":"","head":true}]}');
    expect(text).not.toContain('title');
  });

  test('the text of a script that has run is not needed again; one that is loaded stays as it is', () => {
    const text = printFlight(withoutPrerendered(rows('2:"/a.js"', '4:I[9,["$2"],"Prerendered"]', '0:[["$","$L4",null,{"name":"x"}],["$","script",null,{"dangerouslySetInnerHTML":{"__html":"$5"}}],["$","script",null,{"src":"/b.js"}]]', '5:"run()"')));
    expect(text).toContain('["$","script",null,{"dangerouslySetInnerHTML":{"__html":""}}],["$","script",null,{"src":"/b.js"}]');
    expect(text).not.toContain('run()');
  });

  test('a property without a value is left out, an element of a list without one is not', () => {
    expect(printFlight(withoutPrerendered(page('"$L5"', '3:["$undefined"]').map((row) => (row.id === 0 ? { ...row, body: '["$","$L5",null,{"a":"$undefined","b":["$undefined"],"c":["$","$L4",null,{}]}]' } : row))))).toContain('["$","$L5",null,{"b":["$undefined"],"c":["$","$L4",null,{}]}]');
  });

  test('data without such blocks stays as it is', () => {
    const own = rows('0:"$1"', '1:"x"');
    expect(withoutPrerendered(own)).toEqual(own);
  });
});
