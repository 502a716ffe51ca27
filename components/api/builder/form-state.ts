/** What a reader has chosen and typed. */
export interface BuilderState {
  /** Index of the chosen server. */
  server: number;
  /** Values of variables, for each server. */
  variables: readonly ReadonlyMap<string, string>[];
  /** Index of the chosen way to authorize. */
  combination: number;
  /** Typed credentials, by `secretKey`. */
  secrets: ReadonlyMap<string, string>;
  /** Index of the body's media type. */
  content: number;
  /** Index of the media type that the request accepts. */
  accept: number;
  /** The media types chosen last, in the form or in a tab of the documentation. */
  media: Readonly<Partial<Record<MediaGroup, string>>>;
  /** Values of parameters by index; several for a list. */
  values: readonly (readonly string[])[];
  /** Whether a parameter is sent, by index. An optional one is once the reader touches it. */
  included: readonly boolean[];
  /** Bodies, one for each media type. */
  bodies: readonly BodyState[];
}

export type MediaGroup = 'request' | 'response';

export interface BodyState {
  text: string;
  /** Fields of a form. */
  fields: ReadonlyMap<string, string>;
  /**
   * Files by form field; the key is empty for a body that is a file. Samples show only their names.
   */
  files: ReadonlyMap<string, readonly File[]>;
}

/** Values kept from an earlier operation of the same API. */
export interface KeptServer {
  url: string;
  variables: ReadonlyMap<string, string>;
}

export interface KeptAuth {
  scheme?: string;
  secrets: ReadonlyMap<string, string>;
}
