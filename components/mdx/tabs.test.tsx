import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// As pages have them after their script has loaded.
vi.mock('@/components/ui/lazy-tabs.tsx', async () => ({
  LazyTabs: (await import('@/components/ui/tabs.tsx')).Tabs,
}));
const { TabItem, Tabs } = await import('./tabs.tsx');

test('moved in: classes and attributes of tabs stand where Docusaurus has them', () => {
  const html = renderToStaticMarkup(
    <Tabs className="row" values={[{ value: 'b', attributes: { title: 'B' } }, { value: 'a' }]}>
      <TabItem value="a" className="panel" attributes={{ className: 'red', id: 'own' }}>
        A
      </TabItem>
      <TabItem value="b">B</TabItem>
    </Tabs>,
  );
  expect(html).toMatch(/<div [^>]*role="tablist"[^>]* class="\S+ row"/);
  const [, b = '', a = ''] = html.split('<button');
  expect(b).toContain('title="B"');
  expect(a).toMatch(/class="\S+ red"/);
  // The panel names its tab.
  expect(a).not.toContain('id="own"');
  expect(html).toMatch(/role="tabpanel"[^>]*data-value="a"[^>]*class="\S+ panel"/);
});
