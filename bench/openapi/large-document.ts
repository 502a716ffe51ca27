import { writeFileSync } from 'node:fs';

/**
 * Writes a document of about so many megabytes, in which each schema refers to ten others: `node
 * scripts/run.mjs bench/openapi/large-document.ts 10 large.json`. The same every time.
 */
function largeDocument(megabytes: number): object {
  const count = Math.round((megabytes * 1e6) / BYTES_OF_A_SCHEMA);
  const ref = (index: number) => ({ $ref: `#/components/schemas/Thing${index % count}` });
  const schemas = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `Thing${index}`,
      {
        type: 'object',
        description: `Thing number ${index}, with ten parts that are things themselves.`,
        required: ['id', 'part0'],
        properties: {
          id: { type: 'string', format: 'uuid', description: 'Stays the same for its life.' },
          size: { type: 'integer', minimum: 0, maximum: 100, description: 'In millimeters.' },
          ...Object.fromEntries(
            Array.from({ length: 10 }, (_, part) => [
              `part${part}`,
              part % 3 === 0
                ? { type: 'array', items: ref(index * 10 + part + 1) }
                : ref(index * 7 + part * 31 + 1),
            ]),
          ),
        },
      },
    ]),
  );
  const paths = Object.fromEntries(
    Array.from({ length: OPERATIONS / 2 }, (_, index) => [
      `/things${index}/{id}`,
      Object.fromEntries(
        ['get', 'put'].map((method) => [
          method,
          {
            operationId: `${method}Thing${index}`,
            summary: `${method === 'get' ? 'Read' : 'Replace'} thing ${index}`,
            tags: [`Group ${index % 20}`],
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
            ...(method === 'put'
              ? { requestBody: { content: { 'application/json': { schema: ref(index * 3) } } } }
              : {}),
            responses: {
              200: {
                description: 'The thing.',
                content: { 'application/json': { schema: ref(index * 5) } },
              },
            },
          },
        ]),
      ),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Large', version: '1' },
    servers: [{ url: 'https://large.example' }],
    paths,
    components: { schemas },
  };
}

const OPERATIONS = 400;
const BYTES_OF_A_SCHEMA = 930;

const [megabytes = '10', file = 'large.json'] = process.argv.slice(2);
writeFileSync(file, JSON.stringify(largeDocument(Number(megabytes))));
