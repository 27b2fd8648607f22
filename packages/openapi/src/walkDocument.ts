import { entryOf, isObject, type JsonValue, joinPointer, type Source } from './json.js';

/** The kinds of objects in an OpenAPI document; `leaf` objects contain no others. */
export type PartKind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'callback'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'encoding'
  | 'example'
  | 'leaf'
  | 'schema';

/** The value of a keyword that holds one object, or several in a list, by name or by path. */
export interface ObjectGroup extends Source {
  readonly keyword: string;
  readonly kind: PartKind;
  readonly holds: 'one' | 'list' | 'map' | 'paths';
}

/** An object (or a boolean schema) contained in another one. */
export interface DocumentPart extends Source {
  readonly keyword: string;
  readonly kind: PartKind;
}

type KeywordRule = Pick<ObjectGroup, 'holds' | 'kind'>;
type KeywordRules = readonly (readonly [keyword: string, rule: KeywordRule])[];

function rules(
  holds: KeywordRule['holds'],
  kind: PartKind,
  ...keywords: readonly string[]
): KeywordRules {
  return keywords.map((keyword) => [keyword, { holds, kind }]);
}

function row(...all: readonly KeywordRules[]): ReadonlyMap<string, KeywordRule> {
  return new Map(all.flat());
}

/** Methods that are keywords of a path item. */
export const METHODS = [
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
  'query',
];

const described = [
  rules('one', 'schema', 'schema'),
  rules('map', 'mediaType', 'content'),
  rules('map', 'example', 'examples'),
];

/** The kind of object under each keyword; the value of any other keyword is data, a text or an extension. */
const GRAMMAR: Readonly<Record<PartKind, ReadonlyMap<string, KeywordRule>>> = {
  document: row(
    rules('paths', 'pathItem', 'paths', 'webhooks'),
    rules('one', 'components', 'components'),
  ),
  components: row(
    rules('map', 'schema', 'schemas'),
    rules('map', 'response', 'responses'),
    rules('map', 'parameter', 'parameters'),
    rules('map', 'example', 'examples'),
    rules('map', 'requestBody', 'requestBodies'),
    rules('map', 'header', 'headers'),
    rules('map', 'callback', 'callbacks'),
    rules('map', 'pathItem', 'pathItems'),
    rules('map', 'mediaType', 'mediaTypes'),
    rules('map', 'leaf', 'links', 'securitySchemes'),
  ),
  pathItem: row(
    rules('list', 'parameter', 'parameters'),
    rules('one', 'operation', ...METHODS),
    rules('map', 'operation', 'additionalOperations'),
  ),
  operation: row(
    rules('list', 'parameter', 'parameters'),
    rules('one', 'requestBody', 'requestBody'),
    rules('map', 'response', 'responses'),
    rules('map', 'callback', 'callbacks'),
  ),
  callback: row(),
  parameter: row(...described),
  header: row(...described),
  requestBody: row(rules('map', 'mediaType', 'content')),
  response: row(
    rules('map', 'header', 'headers'),
    rules('map', 'mediaType', 'content'),
    rules('map', 'leaf', 'links'),
  ),
  mediaType: row(
    rules('one', 'schema', 'schema', 'itemSchema'),
    rules('map', 'example', 'examples'),
    rules('map', 'encoding', 'encoding'),
    rules('list', 'encoding', 'prefixEncoding'),
    rules('one', 'encoding', 'itemEncoding'),
  ),
  encoding: row(
    rules('map', 'header', 'headers'),
    rules('map', 'encoding', 'encoding'),
    rules('list', 'encoding', 'prefixEncoding'),
    rules('one', 'encoding', 'itemEncoding'),
  ),
  example: row(),
  leaf: row(),
  schema: row(
    rules('map', 'schema', 'properties', 'patternProperties', 'dependentSchemas'),
    rules('map', 'schema', '$defs', 'definitions', 'dependencies'),
    rules('list', 'schema', 'allOf', 'anyOf', 'oneOf', 'prefixItems'),
    rules('one', 'schema', 'items', 'additionalItems', 'unevaluatedItems', 'contains'),
    rules('one', 'schema', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'),
    rules('one', 'schema', 'not', 'if', 'then', 'else', 'contentSchema'),
  ),
};

/** The groups of objects that one object contains, in document order. */
export function groupsOf(kind: PartKind, { pointer, value }: Source): ObjectGroup[] {
  if (!isObject(value)) return [];
  if (kind === 'callback') {
    return [{ keyword: '', kind: 'pathItem', holds: 'paths', pointer, value }];
  }
  const groups: ObjectGroup[] = [];
  for (const keyword of Object.keys(value)) {
    const rule = GRAMMAR[kind].get(keyword);
    const held = rule && entryOf(value, keyword);
    if (!rule || held === undefined) continue;
    groups.push({ ...rule, keyword, pointer: joinPointer(pointer, keyword), value: held });
  }
  return groups;
}

/** The objects of one group, without the extensions (`x-…`) among paths. */
export function membersOf({ holds, keyword, kind, pointer, value }: ObjectGroup): DocumentPart[] {
  const isMember = (item: JsonValue) =>
    isObject(item) || (kind === 'schema' && typeof item === 'boolean');
  const isList = Array.isArray(value);
  if (holds === 'one' && !isList) return isMember(value) ? [{ keyword, kind, pointer, value }] : [];
  if (!isList && (!isObject(value) || holds === 'list')) return [];
  const members: DocumentPart[] = [];
  for (const [key, item] of Object.entries(value)) {
    if (!isMember(item) || (holds === 'paths' && key.startsWith('x-'))) continue;
    members.push({ keyword, kind, pointer: joinPointer(pointer, key), value: item });
  }
  return members;
}

/** The objects directly below another, in document order; references are not followed. */
export function childrenOf(kind: PartKind, source: Source): DocumentPart[] {
  return groupsOf(kind, source).flatMap(membersOf);
}

/** Every object below another, parents first; references are not followed. */
export function* objectsBelow(kind: PartKind, source: Source): Generator<DocumentPart> {
  const pending = childrenOf(kind, source).reverse();
  for (let child = pending.pop(); child; child = pending.pop()) {
    yield child;
    for (const inner of childrenOf(child.kind, child).reverse()) pending.push(inner);
  }
}

/** Every schema below an object; references are not followed. */
export function* schemasBelow(kind: PartKind, source: Source): Generator<DocumentPart> {
  for (const child of objectsBelow(kind, source)) if (child.kind === 'schema') yield child;
}
