import * as z from 'zod';
import { type ContractIndex, callsOf } from '../../../contracts/buildContractIndex';
import { id, optionalText, readDataFile, record, text, texts } from '../../../shared/dataFile';
import { describeUnknown } from '../../../shared/describeUnknown';
import { findGuides, type Guide } from '../../../shared/findGuides';
import { type Cell, cellOf, errorCell, markdownCell } from '../../../shared/mdx/tableNodes';
import type { DataPages } from '../options';

/** `status` of a step whose code is in no contract. */
const UNKNOWN_STATUS = 'none';

/** Texts are Markdown of one paragraph. */
const step = record({
  id: id(/^[A-Z]{3}-\d\d$/, 'ONB-03'),
  /** operationId of the call; absent for notifications. */
  operation: optionalText,
  /** operationIds of the webhooks to receive. */
  notifications: texts,
  /** Expected error status; absent for success. */
  status: z.union([z.number(), text]).transform(String).optional(),
  action: text,
  /** Optional only for steps with an error, whose text suffices. */
  expected: optionalText,
  /** Whether every integration must pass the step before going live. */
  core: z.boolean().default(false),
  /** Ids of the steps whose results this one uses. */
  needs: texts,
  /** Evidence to keep besides status and body of the response. */
  keep: optionalText,
})
  .superRefine(({ expected, notifications, operation, status = UNKNOWN_STATUS }, context) => {
    const lacks = (key: string) =>
      context.addIssue({ code: 'custom', path: [key], message: 'is missing' });
    if (operation === undefined && notifications.length === 0) lacks('operation');
    if (expected === undefined && status === UNKNOWN_STATUS) lacks('expected');
  })
  .transform(({ core, notifications, operation, ...others }) => ({
    ...others,
    isCore: core,
    isNotification: notifications.length > 0,
    /** operationIds: one call, or the webhooks to receive. */
    operations: operation === undefined ? notifications : [operation],
  }));
export type HomologationStep = z.output<typeof step>;

/** One path through the APIs. Its id is the anchor of its heading. */
const journey = record({ id: text, name: text, intro: text, steps: z.array(step) });
export type HomologationJourney = z.output<typeof journey>;

const journeys = z.array(journey);

export const readScript = (file: string): readonly HomologationJourney[] =>
  readDataFile(file, journeys);

export type ShownJourney = ReturnType<typeof describeScript>[number];
export type ShownStep = ShownJourney['steps'][number];

type Guides = ReadonlyMap<string, Guide>;

/**
 * Reads the script and completes every step from the contracts: method, path, code and exact text.
 *
 * @throws {Error} with file and line of every fault in the file and every step that contradicts the contracts.
 */
export function describeScript(
  { file, route }: Pick<DataPages['homologation'], 'file' | 'route'>,
  index: ContractIndex,
) {
  const journeys = readScript(file);
  const guides = findGuides();
  const faults = journeys
    .flatMap(({ steps }) => steps)
    .flatMap((step) =>
      step.operations.flatMap((id) => {
        const fault = findViolation(step, id, index, guides);
        return fault ? [`${step.sourceLine} ${step.id}: ${fault}`] : [];
      }),
    );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return journeys.map((journey) => ({
    ...journey,
    steps: journey.steps.map((step) => describeStep(step, route, index, guides)),
  }));
}

function findViolation(
  { isNotification, status }: HomologationStep,
  id: string,
  { errors, operations }: ContractIndex,
  guides: Guides,
): string | undefined {
  const kind = isNotification ? 'webhook' : 'path';
  const names = Object.keys(operations).filter((name) => operations[name]?.kind === kind);
  if (!names.includes(id)) return describeUnknown(isNotification ? 'webhook' : 'call', id, names);
  const known = (errors[id] ?? []).map((error) => error.status);
  if (status && status !== UNKNOWN_STATUS && !known.includes(status)) {
    return `${id} does not document ${status}, but ${known.join(', ')}`;
  }
  return guides.has(id) ? undefined : `no guide shows ${id}`;
}

function describeStep(step: HomologationStep, route: string, index: ContractIndex, guides: Guides) {
  return {
    ...step,
    address: `${route}#${step.id}`,
    operations: callsOf(step.operations, index),
    // `findViolation` found a guide for each operation.
    guide: guides.get(step.operations[0] ?? '') as Guide,
    action: markdownCell(step.action),
    code: describeCode(step, index),
    expected: describeExpected(step, index),
    keep: markdownCell(step.keep),
  };
}

function describeCode(
  { isNotification, operations, status }: HomologationStep,
  { successes }: ContractIndex,
): string | undefined {
  if (isNotification) return undefined;
  if (status === UNKNOWN_STATUS) return 'Código a descobrir';
  if (status) return status;
  const success = successes[operations[0] ?? '']?.[0];
  return success?.isStatusAssumed ? '2xx' : success?.status;
}

function describeExpected(
  { expected, operations, status }: HomologationStep,
  { errors }: ContractIndex,
): Cell {
  const own = markdownCell(expected);
  const found = (errors[operations[0] ?? ''] ?? []).filter((error) => error.status === status);
  if (found.length === 0) return own;
  return cellOf([errorCell(found), own.length > 0 && [' ', own]]);
}
