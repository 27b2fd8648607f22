import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { apiKey, type TestSandbox } from '../../__tests__/startSandbox.js';
import { CODE, FUND, placeNote, startSubmitted } from '../../services/__tests__/story.js';
import { dayOf } from '../days.js';
import { projectPrice } from '../financialEvents.js';
import { getOperation } from '../operations.js';
import { readHeldOn } from '../positions.js';

/** Days from before the issue until after its end. */
const DAYS = Array.from({ length: 22 }, (_, index) => dayOf(new Date(2026, 2, 10 + 53 * index)));

/** Prices and positions, as they are now, of the days before today. */
async function readPast({ sandbox: { runner } }: TestSandbox): Promise<[string, string][]> {
  return runner.run(apiKey, runner.rules.watch(), async (work) => {
    const operation = await getOperation(work, CODE, 'x');
    const past: [string, string][] = [];
    for (const day of DAYS.filter((one) => one < dayOf(work.now))) {
      const facts = [await projectPrice(work, operation, day), await readHeldOn(work, day)];
      past.push([day, JSON.stringify(facts)]);
    }
    return past;
  });
}

async function issue(sandbox: TestSandbox, quantidade: number): Promise<void> {
  await placeNote(sandbox, { investidores: [{ cpfCnpj: FUND, quantidade, precoUnitario: 1000 }] });
}

/** Pays a foreseen event, or some principal early. */
async function pay(sandbox: TestSandbox, share: number): Promise<void> {
  const { store } = sandbox.sandbox.runner;
  const foreseen = store.selectFrom('financial_events').where('status', '=', 'PREVISTO');
  const events = await foreseen.select(['id', 'amount']).orderBy('number').execute();
  const event = events[share % (events.length + 2)];
  const valorPagamento = event ? Number(event.amount) : share * 1000.01;
  const early = exampleOf('liquidarEventoExtraordinario');
  const route = `POST /api/v1/eventos${event ? `/${event.id}` : ''}`;
  await sandbox.call(route, { ...(!event && early), valorPagamento, tipoLiquidacao: 'DIRETA' });
}

const aStep = fc.record({
  days: fc.integer({ min: 0, max: 300 }),
  share: fc.integer({ min: 1, max: 4000 }),
});

it('leaves prices and positions of past days alone, whatever is issued or paid today', async () => {
  let paid = 0;
  const property = fc.asyncProperty(
    fc.array(aStep, { minLength: 5, maxLength: 6 }),
    async (steps) => {
      const sandbox = await startSubmitted({
        'duracao-do-token': { segundos: 1e9 },
        'oferta-e-subscricao': { confere: false },
      });
      const known = new Map<string, string>();
      const check = async () => {
        for (const [day, facts] of await readPast(sandbox)) {
          expect(facts, day).toBe(known.get(day) ?? facts);
          known.set(day, facts);
        }
      };
      for (const [index, { days, share }] of steps.entries()) {
        await sandbox.advance(days * 86_400);
        await check();
        if (index < 2) await issue(sandbox, [2000, 3000][index] ?? 0);
        else await pay(sandbox, share);
        await sandbox.advance(0);
        await check();
      }
      const events = sandbox.sandbox.runner.store.selectFrom('financial_events').select('id');
      paid += (await events.where('paid_on', 'is not', null).execute()).length;
    },
  );
  await fc.assert(property, { numRuns: 4 });
  expect(paid).toBeGreaterThan(5);
});
