import { Component, createContext, memo, Suspense, useState, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { staticHtml } from './static-html.ts';

const later = <T,>(value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), 1));

function Box({ children, label }: { children?: ReactNode; label: string }) {
  return (
    <section className="box" aria-label={label} data-open={false}>
      {children}
    </section>
  );
}

async function Slow({ text }: { text: string }) {
  return <b>{await later(text)}</b>;
}

class Old extends Component {
  override render() {
    return <i>old</i>;
  }
}

const Context = createContext('');
const Remembered = memo(() => <i>memo</i>);
const browserComponent = Object.assign(() => <i>browser</i>, { $$typeof: Symbol.for('react.client.reference') });

function Counter() {
  const [count] = useState(0);
  return <i>{count}</i>;
}

describe('the HTML of a part of a page', () => {
  // In development React gives advice about keys and hooks.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  const parts: [string, ReactNode][] = [
    ['attributes, styles and symbols', <svg key="a" viewBox="0 0 1 1" style={{ counterReset: 'line 4', '--tone': 1 } as object}><path strokeWidth="1.3" d="M0 0" /></svg>],
    ['form fields', <label key="b" htmlFor="x"><input id="x" type="checkbox" defaultChecked readOnly autoFocus /><select defaultValue="2"><option value="1">1</option><option value="2">2</option></select></label>],
    ['texts, numbers, lists and nothing', <p key="c">{'<a>'}{1}{0}{null}{false}{undefined}{['x', <br key="y" />]}</p>],
    ['fragments and components in each other', <Box key="d" label="&"><><Box label="in"> text </Box>end</></Box>],
    ['ready HTML', <code key="e" dangerouslySetInnerHTML={{ __html: '<b>$1</b>' }} />],
  ];

  test.each(parts)('B17: %s are written as React writes them', async (_, part) => {
    expect(await staticHtml(part)).toBe(renderToStaticMarkup(part));
  });

  test('B17: components that wait keep their places', async () => {
    expect(await staticHtml(<p>{[<Slow key="1" text="1" />, ' and ', <Box key="2" label="x"><Slow text="2" /></Box>, later('!')]}</p>)).toBe('<p><b>1</b> and <section class="box" aria-label="x" data-open="false"><b>2</b></section>!</p>');
  });

  test.each<[string, ReactNode]>([
    ['a component of the browser', <Box key="a" label="x"><>{[{ ...(<i key="b" />), type: browserComponent } as unknown as ReactNode]}</></Box>],
    ['a class', <Old key="c" />],
    ['a hook', <Counter key="d" />],
    ['a context', <Context.Provider key="e" value="1">text</Context.Provider>],
    ['what React remembers', <Remembered key="f" />],
    ['what may be suspended', <Suspense key="g">text</Suspense>],
  ])('B17: a part with %s is left to React', async (_, part) => {
    expect(await staticHtml(<div>{part}</div>)).toBeUndefined();
  });

  test('B17: so is one with several failures at once, of which none is left unhandled', async () => {
    const fails = async (): Promise<ReactNode> => { await later(1); throw new Error('late'); };
    const Fails = fails as () => Promise<ReactNode>;
    const Throws = (): ReactNode => { throw new Error('at once'); };
    expect(await staticHtml(<div><Fails /><Fails /><Throws /></div>)).toBeUndefined();
    await later(1);
    await later(1);
  });
});
