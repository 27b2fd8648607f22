import type { Account } from '../../src/contract/Examples.js';
import type { DescribedCall } from '../../src/control/describeCalls.js';
import { ControlError, send } from './api.js';
import { type Draft, writeBody, writeUrl } from './callForm.js';

export interface CallAnswer {
  status: number;
  statusText: string;
  milliseconds: number;
  headers: [name: string, value: string][];
  rules: string[];
  body: string;
  /** Whether the call was sent again with a new token, because the old one had expired or was from before a reset. */
  isRenewed: boolean;
}

const tokens = new Map<string, string>();

async function readToken({ apiKey, secretKey }: Account, isNew: boolean): Promise<string> {
  const kept = tokens.get(apiKey);
  if (kept !== undefined && !isNew) return kept;
  const response = await send('/api/v1/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKey, secretKey }),
  });
  if (!response.ok) throw new ControlError(`A autenticação respondeu ${response.status}.`);
  const { accessToken } = (await response.json()) as { accessToken: string };
  tokens.set(apiKey, accessToken);
  return accessToken;
}

/** Rules that refuse a call on the reader's request. */
const ORDERED = ['falhas-pedidas', 'valores-de-teste'];

/**
 * Sends a call with the account's token, and renews an invalid one.
 * @param isRenewed whether the token is to be a new one
 * @throws Error if there is no response, or the call is aborted
 */
export async function sendCall(
  call: DescribedCall,
  draft: Draft,
  account: Account | undefined,
  signal?: AbortSignal,
  isRenewed = false,
): Promise<CallAnswer> {
  const headers = new Headers();
  const caller = call.secured ? account : undefined;
  if (caller) headers.set('authorization', `Bearer ${await readToken(caller, isRenewed)}`);
  const body = writeBody(call, draft);
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  const started = performance.now();
  const response = await send(writeUrl(call, draft), {
    method: call.method,
    headers,
    ...(signal && { signal }),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const milliseconds = Math.round(performance.now() - started);
  const rules = (response.headers.get('sandbox-regras') ?? '').split(', ').filter(Boolean);
  // A refusal on the reader's request is the intended result.
  const isRefused = response.status === 401 && !ORDERED.some((rule) => rules.includes(rule));
  if (isRefused && caller && !isRenewed) return sendCall(call, draft, account, signal, true);
  return {
    status: response.status,
    statusText: response.statusText,
    milliseconds,
    headers: [...response.headers].filter(([name]) => NOTED.has(name)),
    rules,
    body: text,
    isRenewed,
  };
}

/** Headers about the call itself, not the connection. */
const NOTED = new Set(['content-type', 'content-length', 'location', 'retry-after']);
