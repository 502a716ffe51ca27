import type { ExternalDocs } from '../html/external-docs.ts';
import type { MarkdownHeading } from '../html/heading-ids.ts';
import type { FieldEncoding } from '../request/field-value.ts';
import type { ParameterStyle } from '../request/serialize.ts';
import type { HtmlPart } from '../samples/slots.ts';
import type { BodyKind, Language, PartHeaders } from '../samples/shape.ts';
import type { SecurityScheme } from './security.ts';

/** Everything that the page of an operation shows. Fields named `…Html` are sanitized. */
export interface OperationData {
  method: string;
  /** With which method a webhook is called. */
  verb?: string;
  path: string;
  operationId?: string;
  deprecated: boolean;
  /** The reason, from the document. */
  deprecatedHtml?: string;
  descriptionHtml: string;
  externalDocs?: ExternalDocs;
  /** Ways to authorize, of which one is enough. */
  security: { scheme: SecurityScheme; scopes: string[] }[][];
  /** A call without credentials is possible. */
  securityOptional: boolean;
  parameters: { place: ParameterStyle['place']; html: string }[];
  body?: { required: boolean; array: boolean; descriptionHtml: string; contents: ContentData[] };
  responses: ResponseData[];
  /** Calls that the API makes; empty without any. */
  callbacksHtml: string;
  /** Never empty: the document's servers, or one whose address the reader fills in. */
  servers: [ServerData, ...ServerData[]];
  fields: FieldData[];
  accept: string[];
  /** Those that the document has itself. */
  samples: OwnSample[];
  /** The document has hundreds of such pages. */
  isLarge?: boolean;
}

/** A body in one media type. */
export interface ContentData {
  type: string;
  kind: BodyKind | 'form';
  /** Type, limits, and description of the schema; undefined without a schema. */
  headHtml?: string;
  treeHtml: string;
  /** Address of a file that has the tree, too, in a large document. */
  treeFile?: string;
  examples: ExampleData[];
  /** Fields of a form. */
  fields: FormField[];
  /** Examples of the options of the schema, by the place of the choice and the label of the tab. */
  variants: Record<string, string>;
}

export interface ExampleData {
  name: string;
  label?: string;
  descriptionHtml?: string;
  text: string;
  parameters?: Record<string, string>;
  language: string;
  generated: boolean;
}

export interface FormField {
  name: string;
  required: boolean;
  file: boolean;
  value: string;
  values?: string[];
  /** How a list or an object is written in a form that is not multipart. */
  encoding?: FieldEncoding;
  /** Media type of the part in a multipart body, where it has one of its own. */
  type?: string;
  /** Headers of the part that have a value. */
  headers?: PartHeaders;
  /** In a multipart body, each item of the value is a part. */
  list?: boolean;
}

export interface ResponseData {
  status: string;
  descriptionHtml: string;
  headersHtml: string;
  /** Operations that take values of this response. */
  linksHtml: string;
  contents: ContentData[];
}

export interface ServerData {
  url: string;
  description?: string;
  variables: ServerVariable[];
}

export interface ServerVariable {
  name: string;
  value: string;
  values: string[];
  description?: string;
  /** The document has the empty text among its values: it does not mean that one is missing. */
  mayBeEmpty?: true;
}

/** A parameter in the request builder. */
export interface FieldData {
  style: ParameterStyle;
  required: boolean;
  kind: 'text' | 'choice' | 'list' | 'choices' | 'object';
  /** The values of a choice. */
  values: string[];
  /** One text, or several for a list. That of an optional parameter is a suggestion. */
  initial: string[];
  hint?: string;
  /** What a value, or an item of a list, must look like. */
  number?: 'integer' | 'number';
}

/** The samples of a language. */
export interface SampleData {
  language: OwnSample['language'];
  label: string;
  variants: SampleVariant[];
}

interface SampleVariant {
  label: string;
  /** `any`: a sample from the document itself, which is shown for every body. */
  kind: BodyKind | 'any';
  html: HtmlPart[];
  grammar: string;
}

/** A sample from the document itself. */
export interface OwnSample {
  language: Language | 'other';
  variant: SampleVariant;
}

export interface OverviewData {
  title: string;
  version: string;
  /** One line about the API, since OpenAPI 3.1. */
  summary?: string;
  /** The description up to its first heading. */
  introHtml: string;
  /** The rest of it. */
  descriptionHtml: string;
  headings: MarkdownHeading[];
  servers: ServerData[];
  schemes: (SecurityScheme & { descriptionHtml?: string })[];
  contact?: { name?: string; url?: string; email?: string };
  termsOfService?: string;
  license?: { name: string; url?: string };
  logo?: { url: string; darkUrl?: string; alt: string };
  externalDocs?: ExternalDocs;
  downloads: { label: string; href: string; file: string }[];
}

export interface GroupData {
  descriptionHtml: string;
  externalDocs?: ExternalDocs;
}

/** A named schema. */
export interface ModelData {
  headHtml: string;
  treeHtml: string;
  example?: ExampleData;
}
