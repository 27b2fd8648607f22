import type { ResolvedOperation } from '@frontier/openapi/resolve';
import { Decimal } from 'decimal.js';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import { testValues } from '../domain/testValues.js';
import { defineRule, type Rule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import type { Database, Row } from '../store/Database.js';
import { clearTimeout, setTimeout } from '../work/realGlobals.js';
import type { CheckedCall } from '../work/ServiceCall.js';
import { requireOneOf } from '../work/Work.js';
import { answerProblems } from './answerErrors.js';
import type { HttpCall } from './HttpCall.js';
import type { Simulator } from './Simulator.js';

const faultRule = defineRule('falhas-pedidas', {});

export const faultOrder = z.strictObject({
  operation: z.string(),
  /** An error status; `timeout` for no response; or `none` for a delay only. */
  kind: z.string().default('none'),
  /** Number of affected calls; 0 cancels the order. */
  remaining: z.int().min(0).max(1000).default(1),
  /** Whether the call first commits its work. */
  afterWork: z.boolean().default(false),
  /** Milliseconds before the response. */
  delay: z.int().min(0).max(120_000).default(0),
  /** Value of `Retry-After` in seconds. */
  retryAfter: z.int().min(0).max(86_400).optional(),
});

export type CallFault = Omit<Row<'faults'>, 'operation' | 'remaining'> & { by: Rule<unknown> };

/** Statuses that any operation may answer, documented or not: too many requests, and a server error. */
const COMMON = ['429', '500'];

/** @throws Refusal for an unknown operation, or a kind that it cannot have */
export async function orderFault(
  db: Kysely<Database>,
  operations: readonly ResolvedOperation[],
  { afterWork: after_work, delay: delay_ms, retryAfter, ...rest }: z.output<typeof faultOrder>,
): Promise<void> {
  const kinds = new Map(operations.map((one) => [one.id, listFaultKinds(one)]));
  requireOneOf('operation', rest.operation, [...kinds.keys()]);
  requireOneOf('kind', rest.kind, kinds.get(rest.operation) ?? []);
  const row = { ...rest, after_work, delay_ms, retry_after: retryAfter ?? null };
  await db
    .insertInto('faults')
    .values(row)
    .onConflict((conflict) => conflict.column('operation').doUpdateSet(row))
    .execute();
}

export function listFaultKinds({ errorTexts }: ResolvedOperation): string[] {
  return [...new Set([...Object.keys(errorTexts), ...COMMON, 'timeout', 'none'])];
}

export async function takeFault(
  db: Kysely<Database>,
  operation: string,
): Promise<CallFault | undefined> {
  const row = await db
    .updateTable('faults')
    .set({ remaining: sql`remaining - 1` })
    .where('operation', '=', operation)
    .where('remaining', '>', 0)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, by: faultRule };
}

/** Delays a call, then returns the response of the fault, if it has one. The fault `timeout` never settles. */
export async function applyFault(
  { by, kind, delay_ms, retry_after }: CallFault,
  call: HttpCall,
  { closing, log }: Pick<Simulator, 'closing' | 'log'>,
): Promise<Response | undefined> {
  call.var.ruled.note(by);
  if (delay_ms > 0 && !closing.aborted) await delay(delay_ms, closing);
  if (closing.aborted) return answerProblems(call, 503);
  if (kind === 'none') return undefined;
  if (kind === 'timeout') {
    log.addCall(call);
    return new Promise(() => undefined);
  }
  const status = Number(kind);
  const seconds = retry_after ?? (status === 429 ? 1 : undefined);
  const details = [{ location: 'simulador', problem: 'é uma falha pedida', rule: by.id }];
  return answerProblems(call, status, details, by, {
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
  });
}

function delay(milliseconds: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    // Node warns of many listeners on one signal.
    AbortSignal.any([closing]).addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Fields whose amounts may be test values. */
const AMOUNTS = ['precoUnitario', 'valorPagamento'];

export function findTestFault(
  operation: ResolvedOperation,
  ruled: WatchedRules,
  { body, params, query }: CheckedCall,
): CallFault | undefined {
  const { documentos, valores } = ruled.peek(testValues);
  for (const [name, value] of listValues([params, query, body])) {
    const isAmount = Decimal.isDecimal(value) && AMOUNTS.includes(name);
    const outcome = isAmount ? valores.get(value.toFixed()) : documentos.get(String(value));
    if (outcome === undefined) continue;
    const [kind = '', kept] = String(outcome).split('-');
    if (!listFaultKinds(operation).includes(kind)) continue;
    return { kind, after_work: kept !== undefined, delay_ms: 0, retry_after: null, by: testValues };
  }
  return undefined;
}

function* listValues(part: unknown, name = ''): Generator<[name: string, value: unknown]> {
  if (typeof part !== 'object' || part === null || Decimal.isDecimal(part)) {
    yield [name, part];
    return;
  }
  for (const [key, value] of Object.entries(part)) yield* listValues(value, key);
}
