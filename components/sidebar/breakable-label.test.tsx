// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BreakableLabel } from './breakable-label.tsx';

test.each([
  ['Create a device', 'Create a device'],
  ['listUserRepositoriesForOrg', '<span>list<wbr>User<wbr>Repositories<wbr>For<wbr>Org</span>'],
  ['parseHTTPResponseHeaders', '<span>parse<wbr>HTTP<wbr>Response<wbr>Headers</span>'],
  [
    '/v1/billing_portal/configurations',
    '<span>/<wbr>v1/<wbr>billing_<wbr>portal/<wbr>configurations</span>',
  ],
  [
    'Get all of microservice-registrations',
    '<span>Get all of microservice-<wbr>registrations</span>',
  ],
])('B44: a long name may break where its words begin: %s', (text, html) => {
  const { container } = render(<BreakableLabel text={text} />);
  expect(container.innerHTML).toBe(html);
  expect(container.textContent).toBe(text);
});
