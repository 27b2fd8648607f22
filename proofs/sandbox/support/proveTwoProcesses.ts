import { openStore } from '../../../packages/sandbox/src/node/openStore';
import { trade } from '../../../packages/sandbox/src/services/__tests__/story';
import { GUIDES, openAccount, openWithNote } from './accounts';
import { auditDeliveries } from './auditDeliveries';
import { auditStore, nothingAnswered } from './auditStore';
import { HttpCaller } from './HttpCaller';
import { registerCompany } from './startLoad';
import { type Behaviour, startReceivers } from './startReceivers';
import { startSimulator } from './startSimulator';
import { waitUntil } from './waitUntil';

/** Behaviours of the receivers, one for each account. */
const KINDS: readonly Behaviour[] = [
  ...Array.from({ length: 30 }, (): Behaviour => 'good'),
  ...Array.from({ length: 5 }, (): Behaviour[] => ['slow', 'mute', 'failing', 'dead']).flat(),
];
const COMPANIES = 6;
const SALES = 200;

/**
 * Runs two simulators on one database, with 50 receivers and concurrent sales of one balance.
 *
 * @returns counts and faults; `waiting` counts pending deliveries to bad receivers after all deliveries to good ones.
 */
export async function proveTwoProcesses(databaseUrl: string) {
  const names = KINDS.map((kind, index) => `${kind}-${index}`);
  const receivers = await startReceivers((name) => name.split('-', 1)[0] as Behaviour);
  const contas = Object.fromEntries(names.map((name) => [name, ['segredo']]));
  const rules = {
    contas: { contas: { ...contas, [GUIDES.apiKey]: [GUIDES.secretKey] } },
    'resposta-esperada': { segundos: 2 },
    'novas-tentativas': { esperasEmSegundos: [2, 5, 10] },
  };
  const start = () => startSimulator({ databaseUrl }, rules);
  const [one, other] = await Promise.all([start(), start()]);
  const store = await openStore({ databaseUrl });
  const answered = nothingAnswered();
  const seller = await openWithNote(one.url, receivers.urlOf('good-guides'));
  await Promise.all(
    names.map(async (name) => {
      const account = { apiKey: name, secretKey: 'segredo' };
      const caller = await openAccount(one.url, account, receivers.urlOf(name));
      for (let company = 0; company < COMPANIES; company += 1) {
        caller.url = company % 2 === 0 ? one.url : other.url;
        await registerCompany(caller, answered);
      }
    }),
  );
  const pendingOf = async (kinds: Behaviour[]): Promise<number> => {
    const rows = await store
      .selectFrom('deliveries')
      .select('company')
      .where('status', '=', 'PENDING')
      .execute();
    return rows.filter(({ company }) => kinds.some((kind) => company.startsWith(kind))).length;
  };
  const due = names.length * COMPANIES * 2;
  await waitUntil(async () => {
    const { body } = await seller.call('GET /_sandbox/inspect');
    const { counts } = body as { counts: { notifications: unknown } };
    return Number(counts.notifications) >= due && (await pendingOf(['good', 'slow'])) === 0;
  }, 'every change has arrived at good receivers');
  const waiting = await pendingOf(['mute', 'failing', 'dead']);
  const sold = await sellAtOnce(seller, other.url);
  await waitUntil(async () => (await pendingOf([...KINDS])) === 0, 'no delivery waits any more');
  await Promise.all([one.stop(), other.stop()]);
  const faults = await auditStore(store, answered);
  const ended = await auditDeliveries(store, receivers.arrivals);
  const failed = await store
    .selectFrom('deliveries')
    .select('company')
    .where('status', '=', 'FAILED')
    .execute();
  await store.destroy();
  await receivers.close();
  if (waiting === 0) faults.push('bad receivers were done with before the good ones');
  if (ended.again > 0) faults.push(`${ended.again} deliveries arrived again without a cause`);
  if (sold !== 80) faults.push(`${sold} sales of 50 titles each out of 4,000`);
  const strange = failed.filter(({ company }) => /^(good|slow)/.test(company)).length;
  if (strange > 0) faults.push(`${strange} deliveries to good receivers failed`);
  return {
    ...ended,
    faults: [...faults, ...ended.faults],
    receivers: names.length,
    failed: failed.length,
    waiting,
    sold,
  };
}

/** Sells the fund's 4,000 titles by 50 through both simulators, and returns the number of sales. */
async function sellAtOnce(seller: HttpCaller, otherUrl: string): Promise<number> {
  const elsewhere = new HttpCaller(otherUrl, GUIDES);
  await elsewhere.login();
  const both = [seller, elsewhere];
  const replies = await Promise.all(
    Array.from({ length: SALES }, (_, index) =>
      (both[index % 2] ?? seller).call('POST /api/v1/compras-vendas', { ...trade, quantidade: 50 }),
    ),
  );
  const made = replies.filter(({ status }) => status === 201);
  const odd = replies.find(({ status }) => status !== 201 && status !== 400);
  if (odd) throw new Error(`the response to a sale was ${odd.status} ${odd.text}`);
  const decision = { acao: 'CONFIRMAR', justificativa: 'Confere.' };
  await Promise.all(
    made.flatMap(({ body }) =>
      both.map((caller) =>
        caller.call(
          `POST /api/v1/movimentacoes/${(body as { id: string }).id}/aprovacao`,
          decision,
        ),
      ),
    ),
  );
  await Promise.all(both.map((caller) => caller.advance(0)));
  return made.length;
}
