import type { DescribedCall } from '../../src/control/describeCalls.js';
import { type Draft, writeBody, writeUrl } from './callForm.js';

/** Who calls: an account of the rule `contas`, or nobody. */
export interface Account {
  apiKey: string;
  secretKey: string;
}

/** What a call was answered. */
export interface Answer {
  status: number;
  statusText: string;
  milliseconds: number;
  headers: [name: string, value: string][];
  rules: string[];
  /** As it came. */
  body: string;
  /** The token had expired, or was of before a reset: it was taken anew, and the call sent again. */
  isRenewed: boolean;
}

const LOGIN = '/api/v1/auth';
/** Of the last login of each account. */
const tokens = new Map<string, string>();

/** A token for the account: the last one, unless another is asked for. */
async function readToken({ apiKey, secretKey }: Account, isNew: boolean): Promise<string> {
  const kept = tokens.get(apiKey);
  if (kept !== undefined && !isNew) return kept;
  const response = await fetch(LOGIN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKey, secretKey }),
  });
  if (!response.ok) throw new Error(`A autenticação respondeu ${response.status}.`);
  const { accessToken } = (await response.json()) as { accessToken: string };
  tokens.set(apiKey, accessToken);
  return accessToken;
}

/** The line of a shell that sets the token which `curl` sends. */
export async function writeExport(account: Account): Promise<string> {
  return `export TOKEN=${await readToken(account, true)}`;
}

/** Rules that refuse a call because its reader asked for it. */
const ORDERED = ['falhas-pedidas', 'valores-de-teste'];

/**
 * Sends a call with the account's token, which is renewed where it serves no more.
 * @throws Error when nothing answers, or the sending is given up
 */
export async function sendCall(
  call: DescribedCall,
  draft: Draft,
  account: Account | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  const first = await sendOnce(call, draft, account, signal, false);
  // A refusal that was asked for is what its reader wants to see.
  const isOrdered = ORDERED.some((rule) => first.rules.includes(rule));
  if (first.status !== 401 || !call.secured || !account || isOrdered) return first;
  return { ...(await sendOnce(call, draft, account, signal, true)), isRenewed: true };
}

async function sendOnce(
  call: DescribedCall,
  draft: Draft,
  account: Account | undefined,
  signal: AbortSignal,
  isNew: boolean,
): Promise<Answer> {
  const headers = new Headers();
  if (call.secured && account) {
    headers.set('authorization', `Bearer ${await readToken(account, isNew)}`);
  }
  const body = writeBody(call, draft);
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  const started = performance.now();
  const response = await fetch(writeUrl(call, draft), {
    method: call.method,
    headers,
    signal,
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    statusText: response.statusText,
    milliseconds: Math.round(performance.now() - started),
    headers: [...response.headers].filter(([name]) => NOTED.has(name)),
    rules: (response.headers.get('sandbox-regras') ?? '').split(', ').filter(Boolean),
    body: text,
    isRenewed: false,
  };
}

/** Headers that say something of the call; the others are the connection's. */
const NOTED = new Set(['content-type', 'content-length', 'location', 'retry-after']);
