import { errors, jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { aCall, aNumber, aText, defineRule, listOf, mapOf } from '../rules/defineRule.js';
import type { Rules, WatchedRules } from '../rules/Rules.js';
import type { Database } from '../store/Database.js';
import type { Input, ServiceCalls } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';

const accounts = defineRule('contas', { contas: mapOf(listOf(aText)) });

/** The account's first secret; `undefined` for an unknown account. */
export function findSecret(rules: Rules, apiKey: string): string | undefined {
  return rules.of(accounts).contas.get(apiKey)?.[0];
}

const permitted = defineRule('chamadas-por-conta', { chamadas: mapOf(listOf(aCall)) });

/** @throws Refusal `forbidden` when the rule limits the account to other operations */
export function requirePermission(rules: WatchedRules, company: string, operationId: string): void {
  const own = rules.peek(permitted).chamadas.get(company);
  if (!own || own.includes(operationId)) return;
  throw Refusal.by(permitted, 'conta', `não pode fazer ${operationId}`, 'forbidden');
}

const tokenLifetime = defineRule('duracao-do-token', { segundos: aNumber });

const ALGORITHM = 'HS256';

/** Signs a token for an account. Its times are simulator time in whole seconds. @throws Refusal `unauthorised` */
async function issueToken(
  { now, rules, tx }: Work,
  { apiKey, secretKey }: Input<'gerarTokenDeAcesso'>,
) {
  if (!rules.of(accounts).contas.get(apiKey)?.includes(secretKey)) {
    const problem = 'nenhuma conta tem esta apiKey com esta secretKey';
    throw Refusal.by(accounts, 'corpo', problem, 'unauthorised');
  }
  const issued = Math.floor(now.getTime() / 1000);
  const expires = issued + rules.of(tokenLifetime).segundos;
  const accessToken = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(apiKey)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(await readKey(tx));
  return { accessToken, expiresAt: new Date(expires * 1000).toISOString() };
}

export const accountCalls = {
  gerarTokenDeAcesso: { act: issueToken },
} satisfies ServiceCalls;

/**
 * @param key the store's signing key; `null` before its first token
 * @returns the token's account
 * @throws Refusal `unauthorised` when the token is missing, invalid or expired, or its account is no longer there
 */
export async function authenticate(
  rules: WatchedRules,
  key: Uint8Array | null,
  header: string | undefined,
  now: Date,
): Promise<string> {
  if (header === undefined) throw unauthorised('falta; envie Bearer e o token');
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
  if (token === undefined) throw unauthorised('deve ser Bearer, um espaço e o token');
  if (key === null) throw unauthorised(FOREIGN);
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'exp'],
      currentDate: now,
    });
    const company = String(payload.sub);
    if (rules.peek(accounts).contas.get(company)?.length) return company;
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      const expired = new Date(Number(error.payload.exp) * 1000);
      const problem = `o token expirou em ${expired.toISOString()}, e o relógio do simulador está em ${now.toISOString()}`;
      throw Refusal.by(tokenLifetime, 'Authorization', problem, 'unauthorised');
    }
    if (error instanceof errors.JOSEError) throw unauthorised(FOREIGN);
    throw error;
  }
  throw Refusal.by(accounts, 'Authorization', 'a conta do token não existe mais', 'unauthorised');
}

/** For tokens with another signature, as all older tokens have after a reset. */
const FOREIGN = 'o token não foi gerado por este simulador, ou é de antes de um reset';

function unauthorised(problem: string): Refusal {
  return Refusal.of('unauthorised', 'Authorization', problem);
}

/** The store's signing key, created on first use. All processes share it; a reset replaces it. */
async function readKey(db: Kysely<Database>): Promise<Uint8Array> {
  const found = await db.selectFrom('signing_key').select('secret').executeTakeFirst();
  if (found) return found.secret;
  await db
    .insertInto('signing_key')
    .values({ secret: crypto.getRandomValues(new Uint8Array(32)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readKey(db);
}
