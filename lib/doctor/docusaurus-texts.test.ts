import { describe, expect, it } from 'vitest';
import { documentNeeds } from './docusaurus-texts.ts';

describe('documentNeeds', () => {
  it('tells the kinds of imports apart', () => {
    const text = [
      "import Part from './_part.mdx';",
      "import Tabs from '@theme/Tabs';",
      "import useBaseUrl from '@docusaurus/useBaseUrl';",
      "import Chart from '@site/src/components/Chart';",
      "import { one,\n  two } from '../own/values';",
      "import Embed from 'react-lite-youtube-embed';",
      "import 'react-lite-youtube-embed/dist/style.css';",
      "import code from '!!raw-loader!./a.ts';",
      "import logo from './logo.png';",
    ].join('\n');
    expect(documentNeeds(text).imports.map(({ kind }) => kind)).toEqual([
      'text',
      'theme component',
      'theme component',
      'site component',
      'site component',
      'package',
      'style',
      'file as text',
      'picture or data',
    ]);
  });

  it('finds components that are used and not defined in the document', () => {
    const text =
      "import Tabs from '@theme/Tabs';\nexport const Red = (p) => <b>{p.children}</b>;\n\n<Tabs><Red>a</Red><Unknown.Part/></Tabs>\n<Other>\n";
    expect(documentNeeds(text).components).toEqual(['Other', 'Unknown']);
  });

  it('knows definitions beside imports and exports, also of several names', () => {
    const text =
      "import React from 'react';\nconst Dial = require('./dial').default;\nconst { Lamp, Fan: Blower } = require('./parts');\n\n<Dial/><Lamp/><Blower/><Motor/>\n";
    expect(documentNeeds(text).components).toEqual(['Motor']);
  });

  it('reads nothing in code and comments', () => {
    const text = [
      '```jsx title="a"',
      "import a from 'a';",
      '<Provider store={store}>',
      '```',
      'Text with `<Inline>` and ``<Double `>``.',
      '<!-- <Old /> --> {/* <Older /> */}',
      '- item',
      '',
      '  ~~~js',
      '  <Listed/>',
      '  ~~~',
    ].join('\n');
    expect(documentNeeds(text)).toEqual({ imports: [], components: [] });
  });
});
