import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import { signWith } from '../../webhooks/__tests__/startReceiver.js';
import type { ListenOrder, listen } from '../listen.js';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await TestSandbox.start();
});

async function ask(order: ListenOrder): ReturnType<typeof listen> {
  const { status, text } = await sandbox.call('POST /_sandbox/listen', order);
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

/** The cursor of a listener that starts now. */
const begin = async () => (await ask({})).next;

/** Creates `count` notifications that differ only in their ids. */
async function triggerMany(count: number): Promise<string[]> {
  const first = await sandbox.trigger();
  const { rows } = await sql<{ id: string }>`
    insert into notifications (id, company, subject_id, subject_type, event_type, metadata, created_at, expires_at)
    select id || '-' || turn, company, subject_id, subject_type, event_type, metadata, created_at, expires_at
    from notifications, generate_series(2, ${count}::int) as turn where id = ${first} order by turn
    returning id`.execute(sandbox.sandbox.runner.store);
  return [first, ...rows.map(({ id }) => id)];
}

const ids = ({ items }: Awaited<ReturnType<typeof listen>>) => items.map(({ id }) => id);

it('lists each new notification once, in order and in pages, also when more arrive meanwhile', async () => {
  await sandbox.trigger();
  let after = await begin();
  const made: string[] = [];
  const heard = [];
  for (const count of [0, 150, 60, 0, 0]) {
    if (count > 0) made.push(...(await triggerMany(count)));
    const part = await ask({ after });
    heard.push(ids(part));
    after = part.next;
  }
  expect(heard.map(({ length }) => length)).toEqual([0, 100, 100, 10, 0]);
  expect(heard.flat()).toEqual(made);
});

it('continues after a reset with all notifications since then', async () => {
  await sandbox.trigger();
  const after = await begin();
  await sandbox.call('POST /_sandbox/reset');
  const made = [await sandbox.trigger(), await sandbox.trigger()];
  const heard = await ask({ after });
  expect(ids(heard)).toEqual(made);
  made.push(await sandbox.trigger());
  expect(ids(await ask({ after: heard.next }))).toEqual(made.slice(2));
});

it('prepares the delivery request, signed with the secret of the account or the listener', async () => {
  const order = {
    after: await begin(),
    forwardTo: 'http://localhost:1/a?b=1',
    secret: 'do ouvinte',
  };
  await sandbox.trigger('cadastroAprovado');
  const [{ request: own } = {}] = (await ask(order)).items;
  expect(own).toEqual({
    url: order.forwardTo,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'frontier-sandbox',
      'X-Assinatura': signWith('do ouvinte', own?.body),
    },
    body: expect.stringContaining('"eventType":"cadastroAprovado"'),
  });
  const webhookConfig = {
    webhookUrl: 'https://integracao.example/avisos',
    authType: 'CUSTOM_QUERY_PARAMETER',
    customQueryKey: 'chave',
    customQueryValue: 'v 1',
  };
  await sandbox.call('PUT /api/v1/configuration', { webhookConfig });
  const [{ request: configured } = {}] = (await ask(order)).items;
  expect(configured?.url).toBe('http://localhost:1/a?b=1&chave=v+1');
  expect(Object.keys(configured?.headers ?? {})).toEqual(['content-type', 'user-agent']);
});
