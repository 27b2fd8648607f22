import { randomBytes, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { aNumber, aText, defineRule, listOf, mapOf } from '../rules/defineRule.js';
import type { Rules, WatchedRules } from '../rules/Rules.js';
import type { Database } from '../store/Database.js';
import { Refusal } from '../work/Work.js';

const accounts = defineRule('contas', { contas: mapOf(listOf(aText)) });

/** Whether the account has this secret; each account may have several. */
export function knowsAccount(rules: WatchedRules, apiKey: string, secretKey: string): boolean {
  const secrets = rules.of(accounts).contas.get(apiKey) ?? [];
  return secrets.some((secret) => isSame(secret, secretKey));
}

/** A secret of the account; `undefined` if it has none or is unknown. */
export function findSecret(rules: Rules, apiKey: string): string | undefined {
  return rules.of(accounts).contas.get(apiKey)?.[0];
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const permitted = defineRule('chamadas-por-conta', { chamadas: mapOf(listOf(aText)) });

/** @throws Refusal `forbidden` where the rule gives the account only other calls */
export function requirePermission(rules: WatchedRules, company: string, operationId: string): void {
  const own = rules.peek(permitted).chamadas.get(company);
  if (!own || own.includes(operationId)) return;
  rules.note(permitted);
  throw Refusal.of('forbidden', 'conta', `não pode fazer ${operationId}`);
}

export const tokenLifetime = defineRule('duracao-do-token', { segundos: aNumber });

const ALGORITHM = 'HS256';

/** Signs a token for an account. Times are the simulator's, whole seconds as in the token itself. */
export async function issueToken(
  db: Kysely<Database>,
  { company, now, rules }: { company: string; now: Date; rules: WatchedRules },
) {
  const issued = Math.floor(now.getTime() / 1000);
  const expires = issued + rules.of(tokenLifetime).segundos;
  const accessToken = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(company)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(await readKey(db));
  return { accessToken, expiresAt: new Date(expires * 1000).toISOString() };
}

/**
 * The account of the token in an `Authorization` header.
 * @param key of the store; none before its first token
 * @throws Refusal `unauthorised` without a valid token that has not expired
 */
export async function authenticate(
  key: Uint8Array | undefined,
  header: string | undefined,
  { now, rules }: { now: Date; rules: WatchedRules },
): Promise<string> {
  if (header === undefined) throw unauthorised('falta; envie Bearer e o token');
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
  if (token === undefined) throw unauthorised('deve ser Bearer, um espaço e o token');
  if (key === undefined) throw unauthorised(FOREIGN);
  const known = verified.get(token);
  const { company, expires } =
    known && Buffer.compare(known.key, key) === 0 ? known : await verify(token, key);
  if (now.getTime() < expires) return company;
  rules.note(tokenLifetime);
  throw unauthorised(`o token expirou em ${new Date(expires).toISOString()}`);
}

/** A token that another store made, or nobody: after a reset all are. */
const FOREIGN = 'o token não foi gerado por este simulador, ou é de antes de um reset';

function unauthorised(problem: string): Refusal {
  return Refusal.of('unauthorised', 'Authorization', problem);
}

interface Verified {
  company: string;
  /** Milliseconds. */
  expires: number;
  /** That it was verified with: a store has another after a reset. */
  key: Uint8Array;
}

/** Tokens that came before: a client sends the same one with each call, and verifying takes as long as a query. */
const verified = new Map<string, Verified>();
const MOST_VERIFIED = 1000;

/** Whether it has expired is the caller's to say. @throws Refusal `unauthorised` for a token of another store */
async function verify(token: string, key: Uint8Array): Promise<Verified> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(0),
    });
    const found = { company: String(payload.sub), expires: Number(payload.exp) * 1000, key };
    if (verified.size >= MOST_VERIFIED) verified.clear();
    verified.set(token, found);
    return found;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw unauthorised(FOREIGN);
    throw error;
  }
}

/** The key of this store: made at first need, the same for all processes, another after a reset. */
async function readKey(db: Kysely<Database>): Promise<Uint8Array> {
  const found = await db.selectFrom('signing_key').select('secret').executeTakeFirst();
  if (found) return found.secret;
  await db
    .insertInto('signing_key')
    .values({ secret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readKey(db);
}
