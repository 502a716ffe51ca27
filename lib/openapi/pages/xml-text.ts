import { escapeAttribute, escapeHtml } from '@/lib/text/escape-html.ts';
import { arrayOf, isObject, objectOf, textOf, type Json, type JsonObject } from '../json.ts';
import { show } from '../schema/constraints.ts';
import { flatten, type FlatSchema } from '../schema/flatten.ts';
import { typesOf } from '../schema/type-name.ts';
import { componentName, type Spec } from '../spec.ts';
import { propertiesOf } from './named-kinds.ts';

interface XmlNode {
  kind: 'element' | 'attribute' | 'text' | 'cdata';
  name: string;
  text: string;
  below: XmlNode[];
}

/** The name of what the document gives none, as a root that is not a component. */
const ROOT = 'root';

/** A value as XML, as the XML Objects of its schema say. */
export function xmlText(spec: Spec, schema: Json | undefined, value: Json): string {
  const nodes = nodesOf(spec, schema, value, undefined);
  const [only] = nodes;
  return only?.kind === 'element' && nodes.length === 1
    ? written(only)
    : written(element(ROOT, nodes));
}

/**
 * How a value is written in XML, as a pattern such as `id="…"`: undefined where that is an element
 * with the name that it has anyway, or where the document has no XML.
 *
 * @param name of the property; a schema without is the root
 */
export function xmlPattern(
  spec: Spec,
  schema: Json | undefined,
  name: string | undefined,
): string | undefined {
  if (!hasXml(spec.root)) return undefined;
  const flat = flatten(spec, schema);
  const isList = typesOf(flat).includes('array');
  const schemas = isList ? [schema, flat.schema.items] : [schema];
  if (schemas.every((one) => Object.keys(xmlObject(spec, one, flatten(spec, one))).length === 0))
    return undefined;
  const pattern = nodesOf(spec, schema, isList ? ['…'] : '…', name)
    .map(({ kind, ...node }) =>
      kind === 'attribute'
        ? `${node.name}="${node.text}"`
        : kind === 'text'
          ? `>${node.text}<`
          : written({ kind, ...node }).replace(/\n */g, ''),
    )
    .join('');
  const plain = name ?? componentName(flat.ref);
  return pattern === '' || pattern === `<${plain}>…</${plain}>` ? undefined : pattern;
}

/** Whether a body of the document may be XML. */
function hasXml(root: JsonObject): boolean {
  const known = withXml.get(root) ?? /"[\w.+-]+[/+]xml(?:;[^"]*)?":/i.test(JSON.stringify(root));
  withXml.set(root, known);
  return known;
}

const withXml = new WeakMap<JsonObject, boolean>();

/** @param inferred the name of the property, unless it is another one or none is needed */
function nodesOf(
  spec: Spec,
  schema: Json | undefined,
  value: Json,
  inferred: string | undefined,
): XmlNode[] {
  const flat = flatten(spec, schema);
  const xml = xmlObject(spec, schema, flat);
  const name = textOf(xml.name) ?? inferred ?? componentName(flat.ref) ?? ROOT;
  const shown = typeof xml.prefix === 'string' ? `${xml.prefix}:${name}` : name;
  const kind = kindOf(xml, value);
  if (kind !== 'element' && kind !== 'none')
    return [{ kind, name: shown, text: value === null ? '' : show(value), below: [] }];
  const below = Array.isArray(value)
    ? itemNodes(spec, flat, value, kind === 'none' ? inferred : name)
    : isObject(value)
      ? propertyNodes(spec, flat, value)
      : [];
  if (kind === 'none') return below;
  const text = value === null || typeof value === 'object' ? '' : show(value);
  return [{ ...element(shown, [...namespaceNodes(xml), ...below]), text }];
}

/** A schema that only adds words to another one has the XML Object of that one. */
const xmlObject = (spec: Spec, schema: Json | undefined, { ref }: FlatSchema): JsonObject =>
  objectOf(spec.object(schema).xml ?? (ref === undefined ? {} : spec.object({ $ref: ref }).xml));

/** The `nodeType` of OpenAPI 3.2. Earlier ones say the same with other keys. */
function kindOf({ nodeType, attribute, wrapped }: JsonObject, value: Json): NodeType {
  const given = NODE_TYPES.find((type) => type === nodeType);
  if (given !== undefined) return given;
  if (attribute === true) return 'attribute';
  return Array.isArray(value) && wrapped !== true ? 'none' : 'element';
}

const NODE_TYPES = ['element', 'attribute', 'text', 'cdata', 'none'] as const;
type NodeType = (typeof NODE_TYPES)[number];

/** Items that are components are called by their names, others as their list is. */
const itemNodes = (
  spec: Spec,
  { schema }: FlatSchema,
  items: readonly Json[],
  name: string | undefined,
): XmlNode[] =>
  items.flatMap((item, index) => {
    const own = arrayOf(schema.prefixItems)[index] ?? schema.items;
    const isComponent = componentName(flatten(spec, own).ref) !== undefined;
    return nodesOf(spec, own, item, isComponent ? undefined : (name ?? 'item'));
  });

function propertyNodes(spec: Spec, flat: FlatSchema, value: JsonObject): XmlNode[] {
  const properties = propertiesOf(spec, flat);
  const other = flat.schema.additionalProperties;
  return Object.entries(value).flatMap(([key, item]) =>
    nodesOf(spec, properties[key] ?? other, item, key),
  );
}

function namespaceNodes({ namespace, prefix }: JsonObject): XmlNode[] {
  const text = textOf(namespace);
  const name = typeof prefix === 'string' ? `xmlns:${prefix}` : 'xmlns';
  return text === undefined ? [] : [{ kind: 'attribute', name, text, below: [] }];
}

const element = (name: string, below: XmlNode[]): XmlNode => ({
  kind: 'element',
  name,
  text: '',
  below,
});

function written({ kind, name, text, below }: XmlNode, indent = ''): string {
  if (kind === 'cdata') return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  const attributes = below
    .filter(({ kind }) => kind === 'attribute')
    .map((node) => ` ${node.name}="${escapeAttribute(node.text)}"`);
  const elements = below
    .filter(({ kind }) => kind === 'element')
    .map((node) => `\n${written(node, `${indent}  `)}`);
  const texts = below.map((node) =>
    node.kind === 'text' ? escapeHtml(node.text) : node.kind === 'cdata' ? written(node) : '',
  );
  const inside = escapeHtml(text) + texts.join('') + elements.join('');
  const start = `${indent}<${name}${attributes.join('')}`;
  return inside === ''
    ? `${start}/>`
    : `${start}>${inside}${elements.length > 0 ? `\n${indent}` : ''}</${name}>`;
}
