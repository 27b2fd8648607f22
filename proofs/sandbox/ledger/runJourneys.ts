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

/**
 * Runs random journeys, in turn in each mode, and compares the simulator with the model.
 * @throws {Error} with the seed, the journey and the shortest failing list of steps that was found
 */
export async function runJourneys(options: JourneyOptions): Promise<JourneyCounts> {
  const { sandbox, seed, journeys, steps } = options;
  const counts: JourneyCounts = { steps: new Map(), ends: new Map() };
  const dice = fc.nat(2 ** 24);
  const step = fc.noBias(
    fc.record({ kind: fc.nat(NAMES.length - 1), dice: fc.tuple(dice, dice, dice, dice) }),
  );
  for (let number = 0; number < journeys; number += 1) {
    const mode = MODES[number % MODES.length] as JourneyMode;
    const drawn: Step[] = fc.sample(step, { seed: seed + number, numRuns: steps });
    const taken: JourneyResult = await take(drawn, mode, options);
    if (taken.error === undefined) {
      count(counts, drawn, taken.journey);
      continue;
    }
    const shortest = await shorten(drawn.slice(0, taken.steps), mode, { ...options, sandbox });
    const told = shortest.steps.map(
      ({ kind, dice: numbers }) => `  ${NAMES[kind]} ${numbers.join(' ')}`,
    );
    throw new Error(
      `seed ${seed} journey ${number} (${mode.settlement}): ${shortest.error}\n${told.join('\n')}`,
    );
  }
  return counts;
}

/** A journey after its last or its failing step. */
interface JourneyResult {
  journey: Journey;
  steps: number;
  error?: string;
}

async function take(
  list: Step[],
  mode: JourneyMode,
  { sandbox, every }: JourneyOptions,
): Promise<JourneyResult> {
  const journey = await Journey.start(sandbox, mode);
  for (const [index, { kind, dice }] of list.entries()) {
    try {
      await STEPS[NAMES[kind] ?? '']?.[0](journey, dice);
      await journey.settleDue();
      await checkPosition(journey, dice[0]);
      if (index % every === every - 1 || index === list.length - 1) await checkLedger(journey);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { journey, steps: index + 1, error: error.message };
    }
  }
  return { journey, steps: list.length };
}

/** Maximum attempts to shorten a journey. */
const TRIES = 60;

/** Removes steps as long as the journey still fails. */
async function shorten(
  list: Step[],
  mode: JourneyMode,
  options: JourneyOptions,
): Promise<{ steps: Step[]; error: string }> {
  let steps = list;
  let tries = 0;
  let error = 'the failure did not occur again';
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < steps.length && tries < TRIES; tries += 1) {
      const shorter = [...steps.slice(0, at), ...steps.slice(at + size)];
      const taken = await take(shorter, mode, { ...options, every: 1 });
      if (taken.error === undefined) at += size;
      else {
        steps = shorter.slice(0, taken.steps);
        error = taken.error;
      }
    }
  }
  return { steps, error };
}

function count(counts: JourneyCounts, drawn: Step[], { model }: Journey): void {
  for (const { kind } of drawn) add(counts.steps, NAMES[kind] ?? '');
  for (const { status } of model.offers) add(counts.ends, `offer ${status}`);
  for (const { status } of model.movements) add(counts.ends, `movement ${status}`);
  for (const { released } of model.blocks) add(counts.ends, released ? 'block released' : 'block');
  for (const { closed } of model.issues) add(counts.ends, closed ? 'note paid off' : 'note');
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
