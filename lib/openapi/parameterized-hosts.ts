import { arrayOf, objectOf, scalarText, type JsonObject } from './json.ts';
import { Spec } from './spec.ts';

/**
 * Prepares a host with variables (`x-ms-parameterized-host`), as documents of Azure have it, for the
 * converter from Swagger 2.0: that stops where no scheme is given, and makes up the value “none”. A
 * variable without a value stays in the address, for the reader to replace. The document is changed.
 */
export function prepareHosts(swagger: JsonObject): void {
  const host = swagger['x-ms-parameterized-host'];
  if (host === undefined) return;
  swagger.schemes ??= ['https'];
  const spec = new Spec(swagger);
  for (const given of arrayOf(objectOf(host).parameters)) {
    const parameter = spec.object(given);
    if (parameter.enum === undefined) parameter.default ??= `{${scalarText(parameter.name)}}`;
  }
}
