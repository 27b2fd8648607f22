import { apiKey, secretKey } from '../../../packages/sandbox/src/__tests__/startSandbox';
import { issueNote } from '../../../packages/sandbox/src/services/__tests__/story';
import { HttpCaller } from './HttpCaller';

/** The account of the guides. */
export const GUIDES = { apiKey, secretKey };

/** Logs an account in, with a webhook address. */
export async function openAccount(
  url: string,
  account: { apiKey: string; secretKey: string },
  webhookUrl: string,
): Promise<HttpCaller> {
  const caller = new HttpCaller(url, account);
  await caller.login();
  const webhookConfig = { webhookUrl, authType: 'NONE' };
  const settings = { useWebhook: true, useFeed: true, isActive: true, webhookConfig };
  const { status, text } = await caller.call('PUT /api/v1/configuration', settings);
  if (status !== 200) throw new Error(`configuring the webhook failed: ${status} ${text}`);
  return caller;
}

/** The guides' account with an issued note: the fund has 4,000 titles, Rafael 1,000. */
export async function openWithNote(url: string, webhookUrl: string): Promise<HttpCaller> {
  await new HttpCaller(url, GUIDES).call('PUT /_sandbox/clock', { now: '2026-03-10T12:00:00Z' });
  const caller = await openAccount(url, GUIDES, webhookUrl);
  await issueNote(caller);
  return caller;
}
