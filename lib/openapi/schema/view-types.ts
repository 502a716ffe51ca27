import type { Json, JsonObject } from '../json.ts';
import type { Condition } from './conditions.ts';
import type { Direction } from './once.ts';

/** A property, a wildcard, an item of a tuple, or those that follow it. */
export interface Row {
  name: string;
  /** `name` is a pattern, or `*` for any name. */
  wildcard?: boolean;
  required: boolean;
  view: SchemaView;
}

export interface Choice {
  kind: 'oneOf' | 'anyOf';
  /** Name of the property whose value selects the option. */
  discriminator?: string;
  options: { label?: string; value?: string; schema: Json; view: SchemaView }[];
}

/** A rule; its schema is of the same value, of a property's name, or of one item. */
export interface ConditionView {
  kind: Condition['kind'];
  /** The property that something depends on. */
  name?: string;
  /** The properties that depend on it. */
  names?: string[];
  /** How many items, where the document says so. */
  least?: number;
  most?: number;
  view?: SchemaView;
}

/** A schema as a page shows it. Nested schemas are functions, because recursion has no end. */
export interface SchemaView {
  /** What would be recursion here: references that lead to this schema, also in `allOf`. */
  refs: readonly string[];
  /** What it is to the schemas nested in it, whose `refs` must not have it. */
  identity: readonly string[];
  name?: string;
  type: string;
  nullable: boolean;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  description?: string;
  /** What the description of an array's items says besides. */
  more?: string;
  /** Title of a plain value; that of an object is its type. */
  title?: string;
  /** The merged schema, with limits, default, and examples. */
  schema: JsonObject;
  /** Merged schema of an array's items, innermost. */
  item: JsonObject;
  /** Merged schemas of the lists between the two, of an array of arrays. */
  lists: readonly JsonObject[];
  /** The rows are all that is allowed. */
  closed?: 'noOtherProperties' | 'noOtherItems';
  rows: (direction: Direction) => Row[];
  choices: () => Choice[];
  /** Rules besides: `not`, `if`, what depends on what. */
  conditions: () => ConditionView[];
  /** How it is written in XML, where that needs saying, as a property of this name or as the root. */
  xml: (name?: string) => string | undefined;
  /** Equal for views that show the same. */
  key: () => string;
}
