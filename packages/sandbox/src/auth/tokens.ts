import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { aNumber } from '../rules/readers.js';
import type { Database } from '../store/Database.js';
import { Refusal } from '../work/Refusal.js';

export const tokenLifetime = defineRule('duracao-do-token', { segundos: aNumber });

const ALGORITHM = 'HS256';

export interface Token {
  accessToken: string;
  expiresAt: Date;
}

/** Signs a token for an account. Times are the simulator's, whole seconds as in the token itself. */
export async function issueToken(
  db: Kysely<Database>,
  { company, now, rules }: { company: string; now: Date; rules: WatchedRules },
): Promise<Token> {
  const issued = Math.floor(now.getTime() / 1000);
  const expires = issued + rules.of(tokenLifetime).segundos;
  const accessToken = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(company)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(await readKey(db));
  return { accessToken, expiresAt: new Date(expires * 1000) };
}

/**
 * The account that an `Authorization` header stands for.
 * @throws Refusal `unauthorised` without a valid token that has not expired
 */
export async function authenticate(
  db: Kysely<Database>,
  header: string | undefined,
  now: Date,
): Promise<string> {
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
  if (token === undefined) throw new Refusal('unauthorised');
  try {
    const { payload } = await jwtVerify(token, await readKey(db), {
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'exp'],
      currentDate: now,
    });
    return String(payload.sub);
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new Refusal('unauthorised');
    throw error;
  }
}

/** The key of this store: made at first need, the same for all processes, another after a reset. */
async function readKey(db: Kysely<Database>): Promise<Uint8Array> {
  const read = () => db.selectFrom('signing_key').select('secret').executeTakeFirst();
  const found = await read();
  if (found) return found.secret;
  await db
    .insertInto('signing_key')
    .values({ secret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error('A chave dos tokens não foi guardada');
  return made.secret;
}
