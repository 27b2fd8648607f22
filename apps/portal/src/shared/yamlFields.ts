import type { IdForm, YamlReading } from '@frontier/contract-diff';

/*
 * What the keys of a map hold, for `record`: a form written once is reader, type and list of known keys.
 *
 *   const readItem = record({ id: id(ITEM_ID), check: text, note: optionalText });
 *   type Item = ReturnType<typeof readItem>;
 */

/** Reads the value of a key of a node; reports faults to `reading`. */
type Field<Value> = (reading: YamlReading, node: unknown, key: string) => Value;

/** Reads a whole node. */
type ReadNode<Item> = (node: unknown, reading: YamlReading) => Item;

type Shape = Readonly<Record<string, Field<unknown>>>;

/** Keys whose value may be missing. */
type OptionalKey<Fields extends Shape> = {
  [Key in keyof Fields]: undefined extends ReturnType<Fields[Key]> ? Key : never;
}[keyof Fields];

type RecordOf<Fields extends Shape> = {
  readonly [Key in Exclude<keyof Fields, OptionalKey<Fields>>]: ReturnType<Fields[Key]>;
} & {
  readonly [Key in OptionalKey<Fields>]?: ReturnType<Fields[Key]>;
} & {
  /** Place in the file, such as `perguntas.yml:12`. */
  readonly place: string;
};

/** A text that must be there. */
export const text: Field<string> = (reading, node, key) => reading.requireText(node, key);

export const optionalText: Field<string | undefined> = (reading, node, key) =>
  reading.readText(node, key);

/** A list of texts; empty where the key is missing. */
export const optionalTexts: Field<readonly string[]> = (reading, node, key) =>
  reading.readTexts(node, key);

/** `true` or `false`, written so. */
export const flag: Field<boolean> = (reading, node, key) => reading.requireBoolean(node, key);

/** The same, and `false` where the key is missing. */
export const optionalFlag: Field<boolean> = (reading, node, key) =>
  reading.readText(node, key) !== undefined && reading.requireBoolean(node, key);

/** Values by name; none where the key is missing. */
export const values: Field<Readonly<Record<string, unknown>>> = (reading, node, key) =>
  reading.readMap(node, key);

/** A list that must be there. */
export function list<Item>(readItem: ReadNode<Item>): Field<readonly Item[]> {
  return (reading, node, key) =>
    reading.requireItems(node, key).map((item) => readItem(item, reading));
}

/** An id of that form, which no other of the file has. */
export function id(form: IdForm): Field<string> {
  return (reading, node) => reading.requireId(node, form);
}

/** A map with these keys and no others. */
export function record<Fields extends Shape>(fields: Fields): ReadNode<RecordOf<Fields>> {
  const known = Object.keys(fields);
  return (node, reading) => {
    reading.refuseOtherKeys(node, known);
    const read = Object.entries(fields).map(([key, field]) => [key, field(reading, node, key)]);
    return { ...Object.fromEntries(read), place: reading.placeOf(node) };
  };
}
