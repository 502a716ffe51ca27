import type { BuilderData } from '../builder-data.ts';

/** An operation that uses every field of the form. */
export const EXAMPLE: BuilderData = {
  method: 'post',
  path: '/orders/{id}',
  servers: [
    {
      url: 'https://{region}.shop.example/v2',
      variables: [{ name: 'region', value: 'eu', values: ['eu', 'us'] }],
    },
    {
      url: 'https://staging.shop.example',
      description: 'For tests',
      variables: [{ name: 'team', value: 'a', values: [] }],
    },
  ],
  fields: [
    {
      style: { place: 'path', name: 'id', style: 'simple', explode: false },
      required: true,
      kind: 'text',
      values: [],
      initial: [],
    },
    {
      style: { place: 'query', name: 'tag', style: 'form', explode: true },
      required: false,
      kind: 'list',
      values: [],
      initial: [],
    },
    {
      style: { place: 'query', name: 'state', style: 'form', explode: true },
      required: false,
      kind: 'choices',
      values: ['open', 'sent'],
      initial: [],
    },
  ],
  combinations: [
    {
      label: 'bearer',
      schemes: [
        {
          id: 'bearer',
          fields: ['token'],
          credential: {
            place: 'header',
            name: 'Authorization',
            text: 'Bearer <token>',
            variable: 'TOKEN',
          },
        },
      ],
    },
    {
      label: 'constructor',
      schemes: [
        {
          id: 'constructor',
          fields: ['key'],
          credential: { place: 'header', name: 'X-Key', text: '<X-Key>', variable: 'X_KEY' },
        },
      ],
    },
  ],
  bodyRequired: true,
  contents: [
    {
      type: 'application/json',
      kind: 'text',
      examples: [{ name: 'auto', text: '{"a": 1}' }],
      variants: { card: '{"kind": "card"}' },
      fields: [],
    },
    {
      type: 'multipart/form-data',
      kind: 'multipart',
      examples: [],
      variants: {},
      fields: [
        { name: 'title', required: true, file: false, value: 'T' },
        { name: 'picture', required: false, file: true, value: '' },
      ],
    },
  ],
  accept: ['application/json', 'application/xml'],
};
