import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../../../../packages/sandbox/src/__tests__/examples';
import { TestSandbox } from '../../../../packages/sandbox/src/__tests__/startSandbox';
import { createSimulator } from '../../../../packages/sandbox/src/node/createSimulator';
import { openStore } from '../../../../packages/sandbox/src/node/openStore';
import type { Simulator } from '../../../../packages/sandbox/src/server/Simulator';
import { FUND } from '../../../../packages/sandbox/src/services/__tests__/story';
import type { Store } from '../../../../packages/sandbox/src/store/openOn';
import { type PostgresServer, startPostgres } from '../startPostgres';

let server: PostgresServer;
let other: Store;
let onServer: Simulator;

beforeAll(async () => {
  server = await startPostgres();
  const databaseUrl = server.url;
  // Both make the tables, as processes that start together do.
  [onServer, other] = await Promise.all([
    createSimulator({ seed: 'test', deliver: false, databaseUrl }),
    openStore({ databaseUrl }),
  ]);
});

afterAll(async () => {
  await onServer.close();
  await other.destroy();
  await server.stop();
});

describe('on a server of PostgreSQL', () => {
  it('the same company sent at once is registered once', async () => {
    const sandbox = await TestSandbox.startOn(onServer);
    const fund = { cpfCnpj: FUND, razaoSocial: 'Fundo Araucária Crédito Privado' };
    for (const [route, body] of [
      ['POST /api/v1/cadastros', exampleOf('criarCadastro')],
      ['POST /api/v1/investidores', fund],
    ] as const) {
      const replies = await Promise.all(Array.from({ length: 6 }, () => sandbox.call(route, body)));
      expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
    }
  });

  it('a listener gets the notifications of a slow transaction once it ends', async () => {
    const sandbox = await TestSandbox.startOn(onServer);
    const heard: string[] = [];
    let after: string | undefined;
    const hear = async () => {
      const { text } = await sandbox.call('POST /_sandbox/listen', { ...(after && { after }) });
      const { items, next } = JSON.parse(text) as { items: { subjectId: string }[]; next: string };
      heard.push(...items.map(({ subjectId }) => subjectId));
      after = next;
      return heard;
    };
    const make = (tx: Store, id: string) =>
      tx
        .insertInto('notifications')
        .values({
          id,
          company: 'conta',
          subject_id: id,
          subject_type: 'teste',
          event_type: 'teste',
          metadata: '{}',
          created_at: new Date(),
          expires_at: new Date(),
        })
        .execute();
    await hear();
    await other.transaction().execute(async (tx) => {
      await make(tx, 'lenta');
      await make(onServer.runner.store, 'rápida');
      expect(await hear()).toEqual(['rápida']);
    });
    expect(await hear()).toEqual(['rápida', 'lenta']);
    expect(await hear()).toHaveLength(2);
  });
});
