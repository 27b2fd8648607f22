import { loadavg } from 'node:os';
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
  /** Deliveries of a status, in all or of the accounts with some receivers. */
  const count = async (status: 'PENDING' | 'FAILED', accounts = /./): Promise<number> => {
    const deliveries = store.selectFrom('deliveries').select('company');
    const rows = await deliveries.where('status', '=', status).execute();
    return rows.filter(({ company }) => accounts.test(company)).length;
  };
  const due = names.length * COMPANIES * 2;
  await waitUntil(async () => {
    const { body } = await seller.call('GET /_sandbox/inspect');
    const { counts } = body as { counts: { notifications: unknown } };
    return Number(counts.notifications) >= due && (await count('PENDING', /^(good|slow)/)) === 0;
  }, 'every change has arrived at good receivers');
  const waiting = await count('PENDING', /^(mute|failing|dead)/);
  const sold = await sellAtOnce(seller, other.url);
  await waitUntil(async () => (await count('PENDING')) === 0, 'no delivery waits any more');
  await Promise.all([one.stop(), other.stop()]);
  const faults = await auditStore(store, answered);
  const ended = await auditDeliveries(store, receivers.arrivals);
  const failed = await count('FAILED');
  const strange = await count('FAILED', /^(good|slow)/);
  await store.destroy();
  await receivers.close();
  if (waiting === 0) faults.push('bad receivers were done with before the good ones');
  if (ended.again > 0) {
    const load = loadavg()[0]?.toFixed(1);
    const cause = `a busy machine's sender gives up before it reads an answer (load ${load})`;
    faults.push(`${ended.again} answered deliveries arrived again; ${cause}`);
  }
  if (sold !== 80) faults.push(`${sold} sales of 50 titles each out of 4,000`);
  if (strange > 0) faults.push(`${strange} deliveries to good receivers failed`);
  return {
    ...ended,
    faults: [...faults, ...ended.faults],
    receivers: names.length,
    failed,
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
