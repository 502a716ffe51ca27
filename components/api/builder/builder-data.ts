import type { FieldData, FormField, OperationData, ServerData } from '@/lib/openapi/pages/data.ts';
import type { Credential } from '@/lib/openapi/request/build-request.ts';

/** What the request builder needs from an operation. */
export interface BuilderData {
  method: string;
  path: string;
  servers: readonly ServerData[];
  fields: readonly FieldData[];
  /** Ways to authorize, of which one is enough. */
  combinations: readonly Combination[];
  bodyRequired: boolean;
  /** Media types of the body; empty without a body. */
  contents: readonly BodyContent[];
  accept: readonly string[];
}

interface Combination {
  /** Label of the choice: “bearer”, “key and cookie”. */
  label: string;
  schemes: readonly { id: string; fields: readonly SecretField[]; credential?: Credential }[];
}

/** An input of a security scheme. */
type SecretField = 'token' | 'username' | 'password' | 'key';

export interface BodyContent {
  type: string;
  kind: 'none' | 'text' | 'form' | 'multipart' | 'file';
  /** Initial text of the body. */
  text: string;
  /** Examples of the options of the body's schema, by their label. */
  variants: Readonly<Record<string, string>>;
  fields: readonly FormField[];
}

/** @param and joins the names of schemes that are required together */
export function builderData(
  { method, path, servers, fields, security, body, accept }: OperationData,
  and: (first: string, second: string) => string,
): BuilderData {
  return {
    method,
    path,
    servers,
    fields,
    combinations: security.map((combination) => ({
      label: combination.map(({ scheme }) => scheme.id).reduce(and),
      schemes: combination.map(({ scheme: { id, fields: secrets, credential } }) => ({
        id,
        fields: secrets,
        credential,
      })),
    })),
    bodyRequired: body?.required ?? false,
    contents:
      body?.contents.map(({ type, kind, examples, variants, fields: formFields }) => ({
        type,
        kind,
        text: examples[0]?.text ?? '',
        variants,
        fields: formFields,
      })) ?? [],
    accept,
  };
}
