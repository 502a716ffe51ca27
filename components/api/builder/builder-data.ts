import type { FieldData, FormField, OperationData, ServerData } from '@/lib/openapi/pages/data.ts';
import { sentContents } from '@/lib/openapi/pages/samples-data.ts';
import type { SecurityScheme } from '@/lib/openapi/pages/security.ts';

/** What the request builder needs from an operation. */
export interface BuilderData {
  method: string;
  path: string;
  servers: readonly ServerData[];
  fields: readonly FieldData[];
  /** Ways to authorize, of which one is enough; the first may be none. */
  combinations: readonly Combination[];
  bodyRequired: boolean;
  /** Media types of the body; empty without a body. */
  contents: readonly BodyContent[];
  accept: readonly string[];
}

interface Combination {
  /** Label of the choice: “bearer”, “key and cookie”. */
  label: string;
  schemes: readonly Pick<SecurityScheme, 'id' | 'fields' | 'credential'>[];
}

export interface BodyContent {
  type: string;
  kind: 'none' | 'text' | 'form' | 'multipart' | 'file';
  /** The first one is the initial text of the body. */
  examples: readonly BodyExample[];
  /**
   * Examples of the options of the body's schema, by `variantKey`
   * (lib/openapi/request/variant-key.ts).
   */
  variants: Readonly<Record<string, string>>;
  fields: readonly FormField[];
}

interface BodyExample {
  name: string;
  label?: string;
  text: string;
  /** Values of optional parameters that the example needs. */
  parameters?: Readonly<Record<string, string>>;
}

/**
 * @param words `and` joins the names of schemes that are required together, `none` is the label of
 *   a call without credentials
 */
export function builderData(
  operation: OperationData,
  words: { and: (first: string, second: string) => string; none: string },
): BuilderData {
  const { method, path, servers, fields, security, securityOptional, body, accept } = operation;
  const none = securityOptional && security.length > 0 ? [{ label: words.none, schemes: [] }] : [];
  return {
    method,
    path,
    servers,
    fields,
    combinations: [
      ...none,
      ...security.map((combination) => ({
        label: combination.map(({ scheme }) => scheme.id).reduce(words.and),
        schemes: combination.map(({ scheme: { id, fields: secrets, credential } }) => ({
          id,
          fields: secrets,
          credential,
        })),
      })),
    ],
    bodyRequired: body?.required ?? false,
    contents: sentContents(operation).map(
      ({ type, kind, examples, variants, fields: formFields }) => ({
        type,
        kind,
        examples:
          kind === 'text'
            ? examples.map(({ name, label, text, parameters }) => ({
                name,
                label,
                text,
                parameters,
              }))
            : [],
        variants,
        fields: formFields,
      }),
    ),
    accept,
  };
}
