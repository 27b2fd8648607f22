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

const MODES: readonly JourneyMode[] = [
  { settlement: 'at once', reserves: true },
  { settlement: 'two days later', reserves: true },
  { settlement: 'by hand', reserves: true },
  { settlement: 'at once', reserves: false },
  { settlement: 'two days later', reserves: false },
  { settlement: 'by hand', reserves: false },
];

export interface JourneyOptions {
  sandbox: Sandbox;
  seed: number;
  journeys: number;
  /** Steps of each journey. */
  steps: number;
  /** Steps between checks of the whole ledger; each step checks a position. */
  every: number;
}

/** Counts of steps and of their effects. */
export interface JourneyCounts {
  steps: Map<string, number>;
  /** Created objects, by their final state. */
  ends: Map<string, number>;
}

/** Milliseconds in which fast-check looks for a shorter list of steps that fails. */
const SHORTENING = 300_000;

/**
 * Runs random journeys, in turn in each mode, and compares the simulator with the model.
 * @throws {Error} with the seed and the journey; its cause has the shortest failing list of steps that was found
 */
export async function runJourneys(options: JourneyOptions): Promise<JourneyCounts> {
  const { journeys, seed, steps } = options;
  const counts: JourneyCounts = { steps: new Map(), ends: new Map() };
  const dice = fc.nat(2 ** 24);
  const step = fc.noBias(
    fc.record({ name: fc.constantFrom(...NAMES), dice: fc.tuple(dice, dice, dice, dice) }),
  );
  for (let number = 0; number < journeys; number += 1) {
    const mode = MODES[number % MODES.length] as JourneyMode;
    const drawn = fc.sample(step, { seed: seed + number, numRuns: steps });
    const property = fc.asyncProperty(fc.array(step, { maxLength: steps }), async (list) => {
      count(counts, list, await take(list, mode, options));
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
  return counts;
}

async function take(list: readonly Step[], mode: JourneyMode, { every, sandbox }: JourneyOptions) {
  const journey = await Journey.start(sandbox, mode);
  for (const [index, { dice, name }] of list.entries()) {
    await STEPS[name]?.[0](journey, dice);
    await journey.settleDue();
    await checkPosition(journey, dice[0]);
    if (index % every === every - 1 || index === list.length - 1) await checkLedger(journey);
  }
  return journey;
}

function count(counts: JourneyCounts, list: readonly Step[], { model }: Journey): void {
  for (const { name } of list) add(counts.steps, name);
  for (const { status } of model.offers) add(counts.ends, `offer ${status}`);
  for (const { status } of model.movements) add(counts.ends, `movement ${status}`);
  for (const { released } of model.blocks) add(counts.ends, released ? 'block released' : 'block');
  for (const { closed } of model.issues) add(counts.ends, closed ? 'note paid off' : 'note');
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
