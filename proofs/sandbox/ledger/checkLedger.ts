import assert from 'node:assert';
import { sql } from 'kysely';
import { Decimal, parseExact } from '../../../packages/sandbox/src/exact/exactJson.js';
import { findFaults, LEDGER_FAULTS } from '../support/auditStore.js';
import { readEvents } from './eventSteps.js';
import { HOLDERS, type Journey } from './Journey.js';

/**
 * Checks the whole ledger and the payment events.
 * @throws {Error} for the first difference
 */
export async function checkLedger(journey: Journey): Promise<void> {
  assert.deepEqual(await findFaults(journey.client.store, LEDGER_FAULTS), []);
  await checkAccounts(journey);
  await checkEvents(journey);
}

/** Accounts equal the model's, and no more titles are held than exist. */
async function checkAccounts({ client, model }: Journey): Promise<void> {
  const { rows } = await sql<{ name: string; quantity: string }>`
    select o.code || ' ' || holder || ' ' || custodian || ' ' || kind as name,
      sum(l.quantity)::text as quantity
    from ledger l join operations o on o.id = l.operation_id
    group by 1 having sum(l.quantity) <> 0`.execute(client.store);
  const found = rows.map(({ name, quantity }) => `${name} ${new Decimal(quantity).toFixed()}`);
  const foreseen = model
    .accounts()
    .map(({ quantity, ...line }) =>
      [line.code, line.holder, line.custodian, line.kind, quantity.toFixed()].join(' '),
    );
  const difference = [
    ...found.filter((line) => !foreseen.includes(line)).map((line) => `has ${line}`),
    ...foreseen.filter((line) => !found.includes(line)).map((line) => `lacks ${line}`),
  ];
  assert(difference.length === 0, difference.join('; '));
  for (const { code, quantity } of model.issues) {
    assert(model.issued(code).lte(quantity), `${code}: more titles are held than exist`);
  }
}

/** Foreseen and pending amortisations add up to the principal; paid parts add up to their event. */
async function checkEvents(journey: Journey): Promise<void> {
  const { model, client } = journey;
  for (const issued of model.issues) {
    const events = await readEvents(journey, issued);
    const open = events.filter(
      ({ kind, status }) =>
        kind === 'AMORTIZACAO' && ['PREVISTO', 'AGUARDANDO_LIQUIDACAO'].includes(status),
    );
    const foreseen = Decimal.sum(0, ...open.map(({ amount }) => amount));
    if (events.length > 0) {
      const problem = `${issued.code}: ${foreseen.toFixed()} foreseen for ${issued.principal.toFixed()}`;
      assert(foreseen.eq(issued.principal), problem);
    }
  }
  const paid = await client.store
    .selectFrom('financial_events')
    .select(['id', 'amount', 'payments'])
    .where('status', '=', 'CONCLUIDA')
    .execute();
  for (const { id, amount, payments } of paid) {
    const parts = (parseExact(payments ?? '[]') as { valor: Decimal }[]).map(({ valor }) => valor);
    assert(Decimal.sum(0, ...parts).eq(amount), `the parts of ${id} are not ${amount}`);
    assert(
      parts.every((part) => part.gte(0)),
      `${id} pays less than nothing`,
    );
  }
}

interface Position {
  saldo: Decimal;
  saldoBloqueado: Decimal;
  contasDeposito: { operacoes: Record<string, Decimal | string>[] }[];
}

/** Compares a holder's position in the API with the model: in all, and the titles of each operation. */
export async function checkPosition({ client, model }: Journey, number: number): Promise<void> {
  const holder = HOLDERS[number % HOLDERS.length] ?? '';
  const route = `GET /api/v1/posicoes?cpfCnpj=${holder}`;
  const { contasDeposito, saldo, saldoBloqueado } = await client.call<Position>(route);
  const shown = contasDeposito.flatMap(({ operacoes }) =>
    operacoes.map((one) => [one.codigo, one.quantidadeTotal, one.quantidadeDisponivel].join(' ')),
  );
  const foreseen = model.issues.flatMap(({ code }) => {
    const total = model.held({ code, holder });
    const free = Decimal.sum(0, ...model.available(code, holder).map(([, quantity]) => quantity));
    return total.isZero() ? [] : [[code, total, free].join(' ')];
  });
  const all = [model.held({ holder }), model.held({ holder, kind: 'blocked' })].join(' ');
  const [found, expected] = [
    [[saldo, saldoBloqueado].join(' '), ...shown.sort()].join('; '),
    [all, ...foreseen.sort()].join('; '),
  ];
  assert(found === expected, `${holder} has ${found}, and should have ${expected}`);
}
