import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { renderToStaticMarkup } from 'react-dom/server';
import { sitePaths } from '@/lib/site/paths.ts';

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };
type Resolved = ReactNode | Promise<ReactNode>;

/**
 * The HTML of a part of a page in which nothing comes to life in the browser, as React writes it. Next would carry each of its
 * elements through the wire format and back, which is several times the work.
 * @returns undefined when the part holds what only React itself can render, such as a component of the browser or a hook, and
 * when a component throws: React renders it then, and says what is wrong
 */
export async function staticHtml(part: ReactNode): Promise<string | undefined> {
  try {
    return renderer()(await resolved(part));
  } catch {
    return undefined;
  }
}

let loaded: typeof renderToStaticMarkup | undefined;

/** React's own writer of HTML. Next keeps it out of server components, because most of what it does cannot be done there. */
function renderer(): typeof renderToStaticMarkup {
  if (loaded) return loaded;
  const server = createRequire(join(sitePaths().repository, 'package.json'))('react-dom/server') as { renderToStaticMarkup: typeof renderToStaticMarkup };
  return (loaded = server.renderToStaticMarkup);
}

/** The same part with nothing but elements of HTML in it. Waits only where a component waits. */
function resolved(node: ReactNode): Resolved {
  if (node === null || node === undefined || typeof node !== 'object') return node;
  if (node instanceof Promise) return handled(node.then(resolved));
  if (isValidElement<Props>(node)) return resolvedElement(node);
  if (Symbol.iterator in node) return all([...node].map(resolved));
  throw new Error('Not a node of HTML.');
}

function resolvedElement(element: ReactElement<Props>): Resolved {
  const { type, props } = element;
  if (type === Fragment) return resolved(props.children);
  if (typeof type === 'string') {
    const { children } = props;
    if (children === undefined || typeof children === 'string') return element;
    const inner = resolved(children);
    const withChildren = (made: ReactNode): ReactNode => ({ ...element, props: { ...props, children: made } });
    return inner instanceof Promise ? handled(inner.then(withChildren)) : withChildren(inner);
  }
  if (typeof type !== 'function' || '$$typeof' in type || type.prototype?.isReactComponent) throw new Error('Not a component of the server.');
  return resolved((type as (props: Props) => ReactNode)(props));
}

const all = (nodes: Resolved[]): Resolved => (nodes.some((node) => node instanceof Promise) ? handled(Promise.all(nodes)) : (nodes as ReactNode[]));

/** When a part fails, nobody waits for the others any more; their failures must not end the build as unhandled ones. */
function handled(made: Promise<ReactNode>): Promise<ReactNode> {
  made.catch(() => undefined);
  return made;
}
