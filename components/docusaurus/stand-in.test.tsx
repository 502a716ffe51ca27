// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { standIn } from './stand-in.ts';

afterEach(cleanup);

interface Sidebar {
  name: string;
  items: string[];
  toggle: () => { done: string };
}
const useSidebar = standIn as () => Sidebar;
const Frame = standIn as (props: { children: string }) => string;

function Panel() {
  const { name, items, toggle } = useSidebar();
  const [first = 'none'] = items;
  return (
    <p title={`${name}.`}>
      {items.map((item) => item.toUpperCase())}
      {toggle().done}
      {first}
      <Frame>inside</Frame>
    </p>
  );
}

test('moved in: what has no counterpart gives nothing, whatever is done with it', () => {
  const { container } = render(<Panel />);
  expect(container.innerHTML).toBe('<p title=".">noneinside</p>');
});
