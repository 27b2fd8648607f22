import type { Insertable, Transaction, Updateable } from 'kysely';
import { aBoolean, aText, defineRule, mapOf, type Rule } from '../rules/defineRule.js';
import type { Database, Row, Tx } from '../store/Database.js';
import type { CallWork } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';

const omitted = defineRule('campos-omitidos', { mantem: aBoolean });

/** The identifiers of the guides' story by kind of object. */
export const storyIdentifiers = defineRule('identificadores-da-historia', {
  exemplos: mapOf(aText),
  outros: mapOf(aText),
});

/** Tables whose rows have the columns. */
type With<Columns> = { [T in keyof Database]: Row<T> extends Columns ? T : never }[keyof Database];

type Listed = With<{ id: string; number: number }>;

type OfAccount = With<{ id: string; number: number; company: string }>;

/** Kysely's types cannot follow a table whose name is a parameter. */
const anyTable = (tx: Tx) =>
  tx as unknown as Transaction<Record<string, { id: string; company: string; number: number }>>;

function selectRows<T extends Listed>(tx: Tx, table: T, columns: Partial<Row<T>>) {
  return anyTable(tx)
    .selectFrom(table as string)
    .selectAll()
    .where(({ and }) => and(columns))
    .orderBy('number');
}

/** The oldest row of this account with these values, locked until the transaction ends unless that is read-only. */
export async function findRow<T extends OfAccount>(
  { tx, company }: Work,
  table: T,
  columns: Partial<Row<T>>,
): Promise<Row<T> | undefined> {
  const row = await selectRows(tx, table, { company, ...columns })
    .limit(1)
    .$if(tx.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  return row as Row<T> | undefined;
}

/** Like `findRow`, for a row that must exist. @throws Refusal `missing` */
export async function getRow<T extends OfAccount>(
  work: Work,
  table: T,
  columns: Partial<Row<T>>,
  name: string,
  location = 'caminho',
): Promise<Row<T>> {
  const found = await findRow(work, table, columns);
  if (found) return found;
  throw Refusal.of('missing', location, `não há ${name} nesta conta`);
}

export function requireStatus(
  rule: Rule<unknown>,
  location: string,
  name: string,
  { status }: { status: string },
  ...states: string[]
): void {
  if (!states.includes(status)) throw Refusal.by(rule, location, `${name} está ${status}`);
}

export async function listRows<T extends Listed>(
  { tx }: Work,
  table: T,
  columns: Partial<Row<T>>,
): Promise<Row<T>[]> {
  return (await selectRows(tx, table, columns).execute()) as Row<T>[];
}

export async function insertRow<T extends OfAccount>(
  { tx, company }: Work,
  table: T,
  values: Omit<Insertable<Database[T]>, 'company'>,
): Promise<Row<T>> {
  const row = await anyTable(tx)
    .insertInto(table as string)
    .values({ ...values, company } as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as Row<T>;
}

/** Updates a row; the caller has checked that it belongs to this account. */
export async function updateRow<T extends Listed>(
  { tx }: Work,
  table: T,
  id: string,
  values: Updateable<Database[T]>,
): Promise<Row<T>> {
  const row = await anyTable(tx)
    .updateTable(table as string)
    .set(values as never)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as Row<T>;
}

/** The fields after an update: the sent ones and, by the rule, the others unchanged. */
export function mergeSent(
  { filled, rules }: CallWork,
  kept: Record<string, unknown>,
  sent: object,
): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(sent).filter(([name]) => !filled.has(name)));
  const isWhole = Object.keys(kept).every((name) => Object.hasOwn(given, name));
  return isWhole || !rules.of(omitted).mantem ? { ...sent } : { ...sent, ...kept, ...given };
}

/** The identifier of a new object: the story's for the first of its kind after a seed, otherwise random. */
export async function newIdOf(work: Work, kind: string): Promise<string> {
  return (await takeStoryId(work, kind)) ?? work.newId();
}

/** An identifier of the story serves once. */
export async function takeStoryId(
  { tx, company, rules }: Work,
  kind: string,
): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('story_ids')
    .where('company', '=', company)
    .where('kind', '=', kind)
    .returning('value')
    .executeTakeFirst();
  if (taken) rules.note(storyIdentifiers);
  return taken?.value;
}
