import fc from 'fast-check';
import type { Simulator as Sandbox } from '../../../packages/sandbox/src/server/Simulator.js';
import { checkLedger, checkPosition } from './checkLedger.js';
import { payEarly, payForeseen, settleEventByHand } from './eventSteps.js';
import { decideOffer, issue, offer } from './issueSteps.js';
import { Journey, type JourneyMode, type Step, type StepRunner } from './Journey.js';
import { block, decideMovement, move, release, settleByHand } from './titleSteps.js';

/** Steps by name, with the weight of each. */
const STEPS: Readonly<Record<string, [StepRunner, weight: number]>> = {
  issue: [issue, 6],
  offer: [offer, 6],
  decideOffer: [decideOffer, 10],
  move: [move, 24],
  decideMovement: [decideMovement, 20],
  block: [block, 10],
  release: [release, 8],
  payForeseen: [payForeseen, 2],
  payEarly: [payEarly, 2],
  settleByHand: [settleByHand, 12],
  settleEventByHand: [settleEventByHand, 3],
  advance: [async (journey, [a]) => journey.advance(1 + (a % 3)), 3],
};

const NAMES = Object.entries(STEPS).flatMap(
  ([name, [, weight]]) => Array(weight).fill(name) as string[],
);

const MODES: readonly JourneyMode[] = [true, false].flatMap((reserves) =>
  (['at once', 'two days later', 'by hand'] as const).map((settlement) => ({
    settlement,
    reserves,
  })),
);

/** Steps of each journey. */
const STEPS_EACH = 400;

/** Steps between checks of the whole ledger; each step checks a position. */
const EVERY = 10;

/** Milliseconds in which fast-check looks for a shorter list of steps that fails. */
const SHORTENING = 300_000;

/**
 * Runs random journeys, in turn in each mode, and compares the simulator with the model.
 * @returns the final states of created objects
 * @throws {Error} with the seed and the journey; its cause has the shortest failing list of steps that was found
 */
export async function runJourneys(
  sandbox: Sandbox,
  seed: number,
  journeys: number,
): Promise<Set<string>> {
  const ends = new Set<string>();
  const dice = fc.nat(2 ** 24);
  const step = fc.noBias(
    fc.record({ name: fc.constantFrom(...NAMES), dice: fc.tuple(dice, dice, dice, dice) }),
  );
  for (let number = 0; number < journeys; number += 1) {
    const mode = MODES[number % MODES.length] as JourneyMode;
    const drawn = fc.sample(step, { seed: seed + number, numRuns: STEPS_EACH });
    const property = fc.asyncProperty(fc.array(step, { maxLength: STEPS_EACH }), async (list) => {
      for (const end of listEnds(await take(list, mode, sandbox))) ends.add(end);
    });
    const run: fc.Parameters<[Step[]]> = {
      examples: [[drawn]],
      numRuns: 1,
      interruptAfterTimeLimit: SHORTENING,
    };
    await fc.assert(property, run).catch((cause) => {
      throw new Error(`seed ${seed} journey ${number} (${mode.settlement})`, { cause });
    });
  }
  return ends;
}

async function take(list: readonly Step[], mode: JourneyMode, sandbox: Sandbox) {
  const journey = await Journey.start(sandbox, mode);
  for (const [index, { dice, name }] of list.entries()) {
    await STEPS[name]?.[0](journey, dice);
    await journey.settleDue();
    await checkPosition(journey, dice[0]);
    if (index % EVERY === EVERY - 1 || index === list.length - 1) await checkLedger(journey);
  }
  return journey;
}

function listEnds({ model }: Journey): string[] {
  return [
    ...model.offers.map(({ status }) => `offer ${status}`),
    ...model.movements.map(({ status }) => `movement ${status}`),
  ];
}
