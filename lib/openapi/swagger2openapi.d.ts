/** The package has no types. These are the ones that we use. */
declare module 'swagger2openapi' {
  export function convertObj(
    document: object,
    options: { patch?: boolean; warnOnly?: boolean; refSiblings?: 'preserve' },
  ): Promise<{ openapi: object }>;
  const swagger2openapi: { convertObj: typeof convertObj };
  export default swagger2openapi;
}
