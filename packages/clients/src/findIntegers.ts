import type { Schema, ValueType } from './clientModel';

/**
 * The paths of all integers in a value: `pagination.total`; `*` is each item.
 *
 * @param fail is called if a schema contains itself, because its paths are endless.
 */
export function findIntegers(
  type: ValueType,
  schemas: ReadonlyMap<string, Schema>,
  fail: (problem: string) => never,
  open: readonly string[] = [],
): string[] {
  if (type.kind === 'integer') return [''];
  const name = type.kind === 'model' ? type.name : undefined;
  if (name !== undefined && open.includes(name)) {
    fail(`clients can't list the integers in ${name}, which contains itself`);
  }
  const inside = name === undefined ? open : [...open, name];
  return childrenOf(type, schemas).flatMap(([step, child]) =>
    findIntegers(child, schemas, fail, inside).map((path) =>
      [step, path].filter((part) => part !== '').join('.'),
    ),
  );
}

/** The types directly inside a type, each with its path segment. */
function childrenOf(type: ValueType, schemas: ReadonlyMap<string, Schema>): [string, ValueType][] {
  switch (type.kind) {
    case 'list':
    case 'map':
      return [['*', type.item]];
    case 'alias':
      return [['', type.type]];
    case 'union':
      return type.options.map((option) => ['', option]);
    case 'object':
      return type.fields.map((field) => [field.wire, field.type]);
    case 'model': {
      const model = schemas.get(type.name);
      if (model?.kind !== 'model') return [];
      const fields = model.fields.map((field): [string, ValueType] => [field.wire, field.type]);
      return model.further ? [...fields, ['*', model.further]] : fields;
    }
    default:
      return [];
  }
}
