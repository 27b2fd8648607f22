import type { JsonObject, JsonValue } from '@frontier/openapi';
import { ENUMERATIONS } from './enumerations';
import { type Facts, joinPath, ROOT } from './facts';

/** Fields of the specification's entities, by entity, in the notation of {@link expandPin}. */
export type Entities = Readonly<Record<string, string>>;

const TYPES: Readonly<Record<string, JsonObject>> = {
  any: {},
  string: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  object: { type: 'object' },
  date: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
  guid: { type: 'string', format: 'uuid' },
  file: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' },
  uf: { type: 'string', minLength: 2, maxLength: 2 },
  cpf: { type: 'string', pattern: '^\\d{11}$' },
  cnpj: { type: 'string', pattern: '^\\d{14}$' },
  cpfCnpj: { type: 'string', pattern: '^(\\d{11}|\\d{14})$', minLength: 11, maxLength: 14 },
  decimal8: { type: 'number', 'x-casas-decimais': 8 },
};

const FIELD =
  /^(?<old>~?)(?<name>[^~:=!@[]+)(?<list>\[\])?(?<must>!?)(?:@(?<entity>\w+)(?<loose>\??)|:(?<type>[^=]+))?(?:=(?<preset>.+))?$/;
const WHOLE = /^(?<list>\[\])?@(?<entity>\w+)(?<loose>\??)$/;

/**
 * Facts of a shape written as the specification lists it: names apart by blanks, each a text unless
 * told otherwise. `name!` is required, `name[]` a list, `~name` deprecated, `name=1` has a default,
 * `name:type` has a type, an enumeration or limits (`number(0..100)`, `decimal8(>0)`,
 * `string(^LNC)`), `name@entity` holds an entity. `@entity` alone is the entity itself, `[]@entity`
 * a list of it; `@entity?` is what is given back, where nothing is said to be required.
 *
 * @throws when a field, a type or an entity is not understood.
 */
export function expandPin(shape: string, entities: Entities): Facts {
  const whole = WHOLE.exec(shape.trim())?.groups;
  if (!whole) return { [ROOT]: { type: 'object' }, ...expandFields(shape, entities, ROOT) };
  const { entity = '', list, loose } = whole;
  if (!list) return expandEntity(entity, entities, ROOT, loose === '?');
  return {
    [ROOT]: { type: 'array' },
    ...expandEntity(entity, entities, '[]', loose === '?'),
  };
}

/** The fields of a shape without the object around them: parameters. */
export function expandFields(
  shape: string,
  entities: Entities,
  parent: string,
  loose = false,
): Facts {
  const fields = shape.split(/\s+/).filter((token) => token !== '');
  return Object.assign({}, ...fields.map((token) => expandField(token, entities, parent, loose)));
}

function expandEntity(name: string, entities: Entities, path: string, loose: boolean): Facts {
  const fields = entities[name];
  if (fields === undefined) throw new Error(`No entity "${name}".`);
  return { [path]: { type: 'object' }, ...expandFields(fields, entities, path, loose) };
}

function expandField(token: string, entities: Entities, parent: string, loose: boolean): Facts {
  const field = FIELD.exec(token)?.groups;
  if (!field) throw new Error(`Not a field: "${token}".`);
  const { entity, list, must, name = '', old, preset, type = 'string' } = field;
  const path = joinPath(parent, name);
  const own: JsonObject = {
    ...(old ? { deprecated: true } : {}),
    ...(must && !loose ? { required: true } : {}),
    ...(preset === undefined || loose ? {} : { default: readDefault(preset) }),
  };
  const at = list ? `${path}[]` : path;
  const facts = entity
    ? expandEntity(entity, entities, at, field.loose === '?')
    : { [at]: readType(type) };
  if (list) return { [path]: { type: 'array', ...own }, ...facts };
  return { ...facts, [path]: { ...facts[path], ...own } };
}

function readType(text: string): JsonObject {
  const [, name = '', limit] = /^(\w+)(?:\((.+)\))?$/.exec(text) ?? [];
  const values: Readonly<Record<string, readonly string[]>> = ENUMERATIONS;
  const type = values[name] ? { type: 'string', enum: [...values[name]] } : TYPES[name];
  if (!type) throw new Error(`No type "${text}".`);
  return { ...type, ...(limit === undefined ? {} : readLimit(limit)) };
}

function readLimit(text: string): JsonObject {
  if (text.startsWith('^')) return { pattern: text };
  if (text.startsWith('>')) return { exclusiveMinimum: Number(text.slice(1)) };
  const [minimum = '', maximum = ''] = text.split('..');
  return { minimum: Number(minimum), maximum: Number(maximum) };
}

function readDefault(text: string): JsonValue {
  return /^(?:\d+|true|false)$/.test(text) ? JSON.parse(text) : text;
}
