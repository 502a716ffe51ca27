import { expect, test } from 'vitest';
import { markdownText } from '@/lib/outputs/markdown-nodes.ts';
import { documentOf, render } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { OperationData } from './data.ts';
import { sampleValues } from './sample-values.ts';

/** The address in the samples, and the Markdown copy of the overview. */
function withServer(server: JsonObject): { url: unknown; overview: string } {
  const { pages, copies } = render(documentOf({}, { servers: [server] }));
  return {
    url: sampleValues(pages.get('operation-a') as OperationData, 'none').url,
    overview: markdownText(copies.get('overview')!),
  };
}

test('B133: a variable of a server may be empty, and the overview shows that it is', () => {
  const { url, overview } = withServer({
    url: 'https://{env}api.acme.dev/v1',
    variables: { env: { default: '', enum: ['', 'staging.'] } },
  });
  expect(url).toBe('https://api.acme.dev/v1/a');
  expect(overview).toContain('`env` (Default ""; "", staging.)');
});

test('B133: the address that a document does not say has no default', () => {
  const { url, overview } = withServer({ url: '/v1' });
  expect(url).toBe('{baseUrl}/v1/a');
  expect(overview).toContain('- `baseUrl`\n');
});

test('B133: an address that lacks nothing but its scheme has https', () => {
  const { url, overview } = withServer({ url: '//two.acme.dev/b' });
  expect(url).toBe('https://two.acme.dev/b/a');
  expect(overview).toContain('- `https://two.acme.dev/b`\n');
});
