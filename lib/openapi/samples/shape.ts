/** What a template depends on. Values come later. */
export interface SampleShape {
  /** Upper case. */
  method: string;
  /**
   * Names of every header that the request may have, in order; `Content-Type` among them when there
   * is a body.
   */
  headers: string[];
  body: BodyKind;
  /** Fields of a multipart body. */
  fields: SampleField[];
}

/** A field of a multipart body. */
export interface SampleField {
  name: string;
  file: boolean;
  /** Media type of the part, where it has one of its own. */
  type?: string;
  /** Headers of the part with their values. */
  headers?: PartHeaders;
  /** Each of its values is a part. */
  list?: boolean;
}

export type PartHeaders = readonly (readonly [name: string, value: string])[];

/** `text`: the sample contains the body. `file`: the body is a file. */
export type BodyKind = 'none' | 'text' | 'multipart' | 'file';

/** Languages in the order of the list, each with its name and its grammar for coloring. */
export const LANGUAGES = [
  ['curl', 'cURL', 'bash'],
  ['python', 'Python', 'python'],
  ['csharp', 'C#', 'csharp'],
  ['go', 'Go', 'go'],
  ['php', 'PHP', 'php'],
  ['java', 'Java', 'java'],
  ['powershell', 'PowerShell', 'powershell'],
  ['javascript', 'JavaScript', 'javascript'],
] as const;

export type Language = (typeof LANGUAGES)[number][0];

/** Name of the slot that holds a header's value. Names of headers are case-insensitive. */
export const headerSlot = (name: string): string => `h:${name.toLowerCase()}`;

export const fieldSlot = (name: string): string => `f:${name}`;

/** Multipart requests set their own content type, which names the boundary. */
export const sentHeaders = ({ headers, body }: SampleShape): string[] =>
  body === 'multipart' ? headers.filter((name) => name.toLowerCase() !== 'content-type') : headers;
