import type { ResolvedContract } from '@frontier/openapi/resolve';
import { sql } from 'kysely';
import * as z from 'zod';
import { sequences } from '../../dist/data.js';
import type { Violation } from '../contract/describeViolations.js';
import { findCheck } from '../contract/findCheck.js';
import { checkBody } from '../contract/validators.js';
import { isWebAddress } from '../domain/webhookSettings.js';
import {
  Decimal,
  isFields,
  parseExact,
  readPointer,
  toPlain,
  UnreadableJsonError,
  writeExact,
} from '../exact/exactJson.js';
import type { Replacements } from '../rules/loadRules.js';
import { emptyStore } from '../store/createTables.js';
import type { Tx } from '../store/Database.js';
import type { Store } from '../store/openOn.js';
import { parseInstant, setClock } from '../work/clock.js';
import { cut, readData } from '../work/readData.js';
import { Refusal, refuseErrors } from '../work/Work.js';
import { TABLES, type Table } from './describeTables.js';
import { FORMAT, type StateHeader, stateHeader } from './exportState.js';
import { type Line, readLines, refuseLine } from './readLines.js';

/** Problems of a state that one refusal names. */
const MOST_PROBLEMS = 20;

/** Rows, and letters, that one statement inserts. */
const BATCH = { rows: 500, size: 1024 * 1024 };

type Fields = Readonly<Record<string, unknown>>;

/** The body that a column keeps. Where updates may remove fields of the request, it has the form of an answer. */
const KEPT = [
  ['registrations', 'data', 'consultarCadastro', 'answer'],
  ['representatives', 'data', 'criarRepresentanteLegal', 'body'],
  ['investors', 'data', 'consultarInvestidor', 'answer'],
  ['requests', 'data', 'criarSolicitacao', 'body'],
  ['requests', 'financial_data', 'adicionarDadosFinanceiros', 'body'],
  ['requests', 'instalments', 'adicionarParcelas', 'body'],
  ['webhook_settings', 'data', 'atualizarConfiguracao', 'body'],
] as const;

interface CheckedRow {
  line: number;
  table: Table;
  row: Fields;
}

/**
 * Replaces the whole state by one that `exportState` wrote, in one transaction: a refused one changes nothing.
 * @param acceptRules throws for parameters that no rule has
 * @returns the rules of the state
 * @throws Refusal with the line of each problem: JSON, table, column or value of another form, a repeated key, a
 *   reference to no row, a posting that does not add up to zero
 */
export async function importState(
  { contracts, store }: { contracts: readonly ResolvedContract[]; store: Store },
  state: Uint8Array,
  acceptRules: (rules: Replacements) => unknown,
): Promise<Replacements> {
  return store.transaction().execute(async (tx) => {
    const lines = readLines(state);
    const header = readHeader((await lines.next()).value, acceptRules);
    await emptyStore(tx);
    await insertRows(tx, lines, createReader(contracts));
    for (const name of sequences) {
      await restart(tx, sql`sequence ${sql.id(name)}`, Number(header.sequences[name]));
    }
    await setClock(tx, header.clock === null ? undefined : parseInstant(header.clock));
    return header.rules;
  });
}

function readHeader(
  { number, text }: Line = { number: 1, text: '' },
  acceptRules: (rules: Replacements) => unknown,
): StateHeader {
  const sent = toPlain(parseLine({ number, text })) as Partial<StateHeader>;
  if (sent.format !== FORMAT.format) {
    throw refuseLine(number, `deve ter "format": "${FORMAT.format}"`);
  }
  if (sent.version !== FORMAT.version) {
    const problem = `tem a versão ${JSON.stringify(sent.version)} do formato, e este simulador lê a ${FORMAT.version}: salve o estado de novo`;
    throw refuseLine(number, problem);
  }
  return refuseErrors(`linha ${number}`, () => {
    const header = readData(stateHeader, sent, 'a linha');
    if (header.clock !== null) parseInstant(header.clock);
    acceptRules(header.rules);
    return header;
  });
}

async function insertRows(
  tx: Tx,
  lines: AsyncIterable<Line>,
  readRow: (line: Line) => CheckedRow,
): Promise<void> {
  const ledger = new Map<number, number>();
  const last = new Map<Table, number>();
  const problems: Violation[] = [];
  let batch: CheckedRow[] = [];
  let size = 0;
  for await (const line of lines) {
    try {
      const checked = readRow(line);
      if (problems.length > 0) continue;
      const { row, table } = checked;
      size += line.text.length;
      const isFull = batch.length === BATCH.rows || size > BATCH.size;
      if (isFull || batch[0]?.table !== table) {
        await insert(tx, batch);
        batch = [];
        size = line.text.length;
      }
      batch.push(checked);
      const { counted } = table;
      if (counted) last.set(table, Math.max(last.get(table) ?? 0, Number(row[counted])));
      if (table.name === 'ledger') ledger.set(Number(row.number), checked.line);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(...error.violations);
      if (problems.length >= MOST_PROBLEMS) break;
    }
  }
  if (problems.length === 0) {
    await insert(tx, batch);
    problems.push(...(await checkLedger(tx, ledger)));
  }
  if (problems.length > 0) throw new Refusal('invalid', problems);
  for (const [{ counted = '', name }, number] of last) {
    const column = sql`table ${sql.table(name)} alter column ${sql.id(counted)}`;
    await restart(tx, column, number + 1);
  }
}

async function restart(tx: Tx, target: ReturnType<typeof sql>, next: number): Promise<void> {
  await sql`alter ${target} restart with ${sql.lit(next)}`.execute(tx);
}

const written = z.strictObject({ table: z.string(), row: z.unknown() });

/** Creates a function that checks a line, and fills in the contracts' defaults. It throws a Refusal. */
function createReader(contracts: readonly ResolvedContract[]) {
  const tables = new Map(TABLES.map((table) => [table.name, table]));
  const operations = contracts.flatMap((contract) => contract.operations);
  const kept = KEPT.map(([table, column, call, part]) => {
    const { schema = {} } = operations.find(({ id }) => id === call)?.[part] ?? {};
    return { table, column, schema };
  });
  return (line: Line): CheckedRow => {
    const parsed = parseLine(line);
    return refuseErrors(`linha ${line.number}`, () => {
      const { row: given, table: name } = readData(written, parsed, 'a linha');
      const table = tables.get(name);
      if (!table) {
        throw new Error(`a tabela ${cut(name)} não existe: ${[...tables.keys()].join(', ')}`);
      }
      const row = { ...readData(table.schema, given, 'row') };
      for (const { column, schema } of kept.filter((one) => one.table === name)) {
        const value = row[column];
        const result = value === null ? { value } : checkBody(findCheck, schema, value);
        if ('violations' in result) {
          const locate = (one: Violation) => ({ ...one, location: `${column}${one.location}` });
          throw new Refusal('invalid', result.violations.map(locate));
        }
        row[column] = result.value;
      }
      const address = readPointer(row, '/data/webhookConfig/webhookUrl');
      if (name === 'webhook_settings' && address !== undefined && !isWebAddress(String(address))) {
        throw new Error('data/webhookConfig/webhookUrl: deve ser um endereço http ou https');
      }
      return { line: line.number, table, row };
    });
  };
}

function parseLine({ number, text }: Line): Fields {
  try {
    const value = parseExact(text);
    if (isFields(value)) return value;
  } catch (error) {
    if (!(error instanceof UnreadableJsonError)) throw error;
    // The JSON's own line number is always 1.
    throw refuseLine(number, error.message.replace(/^linha \d+, /, ''));
  }
  throw refuseLine(number, 'deve ser um objeto JSON');
}

async function insert(tx: Tx, rows: readonly CheckedRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { columns, name } = first.table;
  const names = columns.map((column) => sql.ref(column.name));
  // `json_populate_recordset` would store the letters of Base64 as the bytes.
  const values = columns.map(({ type }, index) =>
    type === 'bytea' ? sql`decode(encode(${names[index]}, 'escape'), 'base64')` : names[index],
  );
  const json = writeExact(rows.map(({ row }) => row));
  await sql`savepoint rows`.execute(tx);
  try {
    await sql`insert into ${sql.table(name)} (${sql.join(names)}) overriding system value
      select ${sql.join(values)} from json_populate_recordset(null::${sql.table(name)},
        ${json}::json)`.execute(tx);
    await sql`release savepoint rows`.execute(tx);
  } catch (error) {
    if (!isOfRow(error)) throw error;
    await sql`rollback to savepoint rows`.execute(tx);
    if (rows.length === 1) throw refuseLine(first.line, `${name}: ${await explain(tx, error)}`);
    for (const row of rows) await insert(tx, [row]);
  }
}

interface RowError {
  code: string;
  message: string;
  detail?: string;
  constraint?: string;
}

/** Whether an error of PostgreSQL is about the values: not valid, refused by a constraint, too long for an index. */
function isOfRow(error: unknown): error is RowError {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(22|23|54)/.test(code);
}

async function explain(tx: Tx, { code, constraint, detail, message }: RowError): Promise<string> {
  const [, columns = '', value = ''] = /\((.*?)\)=\((.*)\) /s.exec(detail ?? '') ?? [];
  if (code === '23505')
    return `outra linha já tem ${columns} ${cut(value)}: troque o valor de uma delas`;
  if (code === '23503') {
    return `${columns} ${cut(value)} não é de uma linha anterior: ponha antes a linha que ele cita`;
  }
  if (code !== '23514') return `o banco não aceita os valores (${cut(detail ?? message)})`;
  const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule
    from pg_constraint where conname = ${constraint}`.execute(tx);
  const rule = rows[0]?.rule ?? '';
  // A CPF or CNPJ with dots is the usual cause.
  return `deve cumprir ${rule}${rule.includes('\\d') ? ', sem pontuação' : ''}`;
}

/** Finds postings that do not add up to zero, and accounts below zero. @param lines by the number of their row */
async function checkLedger(tx: Tx, lines: ReadonlyMap<number, number>): Promise<Violation[]> {
  const { rows } = await sql<{ last: number; sum: string; isPosting: boolean }>`
    select max(number) as last, sum(quantity) as sum, true as "isPosting" from ledger
      group by company, operation_id, posting having sum(quantity) <> 0
    union all select max(number), sum(quantity), false from ledger where kind <> 'issuer'
      group by company, operation_id, holder, custodian, kind having sum(quantity) < 0
    order by last limit ${MOST_PROBLEMS}`.execute(tx);
  return rows.map(({ isPosting, last, sum }) => {
    const titles = new Decimal(sum).toFixed();
    const problem = isPosting
      ? `as linhas deste posting somam ${titles}, e devem somar zero`
      : `esta conta fica com ${titles} títulos, e não pode ficar abaixo de zero`;
    return { location: `linha ${lines.get(last)}`, problem: `ledger: ${problem}` };
  });
}
