import {
  entryOf,
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
  type Source,
} from './json.js';

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
  | 'link'
  | 'server'
  | 'leaf'
  | 'schema';

/** An object (or a boolean schema) contained in another one. */
interface DocumentPart extends Source {
  readonly keyword: string;
  readonly kind: PartKind;
}

/** The value of a keyword that holds one object, or several in a list, by name or by path. */
interface ObjectGroup extends DocumentPart {
  readonly holds: 'one' | 'list' | 'map' | 'paths';
}

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

type GrammarRow = readonly [
  holder: PartKind,
  holds: ObjectGroup['holds'],
  held: PartKind,
  ...keywords: string[],
];

/** The kinds of objects below each keyword. Other keywords hold data, texts or extensions. */
const ROWS: readonly GrammarRow[] = [
  ['document', 'paths', 'pathItem', 'paths', 'webhooks'],
  ['document', 'one', 'components', 'components'],
  ['document', 'one', 'leaf', 'info'],
  ['document', 'list', 'leaf', 'tags'],
  ['document', 'list', 'server', 'servers'],
  ['components', 'map', 'schema', 'schemas'],
  ['components', 'map', 'response', 'responses'],
  ['components', 'map', 'parameter', 'parameters'],
  ['components', 'map', 'example', 'examples'],
  ['components', 'map', 'requestBody', 'requestBodies'],
  ['components', 'map', 'header', 'headers'],
  ['components', 'map', 'callback', 'callbacks'],
  ['components', 'map', 'pathItem', 'pathItems'],
  ['components', 'map', 'mediaType', 'mediaTypes'],
  ['components', 'map', 'link', 'links'],
  ['components', 'map', 'leaf', 'securitySchemes'],
  ['pathItem', 'list', 'parameter', 'parameters'],
  ['pathItem', 'list', 'server', 'servers'],
  ['pathItem', 'one', 'operation', ...METHODS],
  ['pathItem', 'map', 'operation', 'additionalOperations'],
  ['operation', 'list', 'parameter', 'parameters'],
  ['operation', 'list', 'server', 'servers'],
  ['operation', 'one', 'requestBody', 'requestBody'],
  ['operation', 'map', 'response', 'responses'],
  ['operation', 'map', 'callback', 'callbacks'],
  ['parameter', 'one', 'schema', 'schema'],
  ['parameter', 'map', 'mediaType', 'content'],
  ['parameter', 'map', 'example', 'examples'],
  ['header', 'one', 'schema', 'schema'],
  ['header', 'map', 'mediaType', 'content'],
  ['header', 'map', 'example', 'examples'],
  ['requestBody', 'map', 'mediaType', 'content'],
  ['response', 'map', 'header', 'headers'],
  ['response', 'map', 'mediaType', 'content'],
  ['response', 'map', 'link', 'links'],
  ['link', 'one', 'server', 'server'],
  ['server', 'map', 'leaf', 'variables'],
  ['mediaType', 'one', 'schema', 'schema', 'itemSchema'],
  ['mediaType', 'map', 'example', 'examples'],
  ['mediaType', 'map', 'encoding', 'encoding'],
  ['mediaType', 'list', 'encoding', 'prefixEncoding'],
  ['mediaType', 'one', 'encoding', 'itemEncoding'],
  ['encoding', 'map', 'header', 'headers'],
  ['encoding', 'map', 'encoding', 'encoding'],
  ['encoding', 'list', 'encoding', 'prefixEncoding'],
  ['encoding', 'one', 'encoding', 'itemEncoding'],
  ['schema', 'map', 'schema', 'properties', 'patternProperties', 'dependentSchemas'],
  ['schema', 'map', 'schema', '$defs', 'definitions', 'dependencies'],
  ['schema', 'list', 'schema', 'allOf', 'anyOf', 'oneOf', 'prefixItems'],
  ['schema', 'one', 'schema', 'items', 'additionalItems', 'unevaluatedItems', 'contains'],
  ['schema', 'one', 'schema', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'],
  ['schema', 'one', 'schema', 'not', 'if', 'then', 'else', 'contentSchema'],
];

const GRAMMAR = new Map(
  ROWS.flatMap(([holder, holds, kind, ...keywords]) =>
    keywords.map((keyword) => [`${holder} ${keyword}`, { holds, kind }] as const),
  ),
);

export function groupsOf(kind: PartKind, { pointer, value }: Source): ObjectGroup[] {
  if (!isObject(value)) return [];
  if (kind === 'callback') {
    return [{ keyword: '', kind: 'pathItem', holds: 'paths', pointer, value }];
  }
  const groups: ObjectGroup[] = [];
  for (const keyword of Object.keys(value)) {
    const rule = GRAMMAR.get(`${kind} ${keyword}`);
    const held = rule && entryOf(value, keyword);
    if (!rule || held === undefined) continue;
    groups.push({ ...rule, keyword, pointer: joinPointer(pointer, keyword), value: held });
  }
  return groups;
}

/** Omits the extensions (`x-…`) among paths. */
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

/** In document order; references are not followed. */
export function childrenOf(kind: PartKind, source: Source): DocumentPart[] {
  return groupsOf(kind, source).flatMap(membersOf);
}

export function objectsOf(root: JsonObject): Generator<DocumentPart> {
  return objectsBelow('document', { value: root, pointer: '' });
}

/** Parents come first. */
export function* objectsBelow(kind: PartKind, source: Source): Generator<DocumentPart> {
  const pending = childrenOf(kind, source).reverse();
  for (let child = pending.pop(); child; child = pending.pop()) {
    yield child;
    for (const inner of childrenOf(child.kind, child).reverse()) pending.push(inner);
  }
}

export function* schemasOf(root: JsonObject): Generator<DocumentPart> {
  for (const child of objectsOf(root)) if (child.kind === 'schema') yield child;
}
