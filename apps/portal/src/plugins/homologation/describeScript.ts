import { findGuides, type Guide } from '../../shared/findGuides';
import { describeError } from '../../shared/mdx/describeError';
import { type Cell, markdownCell, textNode } from '../../shared/mdx/tableNodes';
import type { ContractIndex, OperationEntry } from '../api-reference/embed/ContractIndex';
import { checkNeeds } from './checkNeeds';
import { checkStep } from './checkStep';
import { readScript } from './readScript';
import { type HomologationOptions, type Journey, type Step, UNKNOWN_STATUS } from './Script';

/** A journey with what the contracts say of its steps. */
export interface ShownJourney extends Pick<Journey, 'id' | 'name' | 'intro'> {
  readonly steps: readonly ShownStep[];
}

export interface ShownStep extends Pick<Step, 'id' | 'isCore' | 'isNotification' | 'needs'> {
  readonly operations: readonly (OperationEntry & { readonly id: string })[];
  readonly guide: Guide;
  readonly action: Cell;
  /** Code that the answer should have; absent for notifications. */
  readonly code?: string | undefined;
  readonly expected: Cell;
  /** What to keep as evidence; empty where the answer is all. */
  readonly keep: Cell;
}

/**
 * Reads the script and completes every step from the contracts: method, path, code and exact text.
 *
 * @throws {Error} naming file and line of every fault of the file, and every step that no contract bears.
 */
export function describeScript(
  { docs, file }: Pick<HomologationOptions, 'docs' | 'file'>,
  index: ContractIndex,
): readonly ShownJourney[] {
  const journeys = readScript(file);
  const guides = findGuides(docs);
  const steps = journeys.flatMap((journey) => journey.steps);
  const faults = [...steps.flatMap((step) => checkStep(step, index, guides)), ...checkNeeds(steps)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return journeys.map((journey) => ({
    ...journey,
    steps: journey.steps.flatMap((step) => describeStep(step, index, guides)),
  }));
}

function describeStep(
  step: Step,
  index: ContractIndex,
  guides: ReadonlyMap<string, Guide>,
): ShownStep[] {
  const operations = step.operations.flatMap((id) => {
    const entry = index.operations[id];
    return entry ? [{ ...entry, id }] : [];
  });
  const guide = guides.get(step.operations[0] ?? '');
  if (!guide) return [];
  const { action, id, isCore, isNotification, keep, needs } = step;
  return [
    {
      id,
      isCore,
      isNotification,
      needs,
      operations,
      guide,
      action: markdownCell(action),
      code: describeCode(step, index),
      expected: describeExpected(step, index),
      keep: markdownCell(keep),
    },
  ];
}

function describeCode(
  { isNotification, operations, status }: Step,
  { successes }: ContractIndex,
): string | undefined {
  if (isNotification) return undefined;
  if (status === UNKNOWN_STATUS) return 'Código a descobrir';
  if (status) return status;
  const success = successes[operations[0] ?? '']?.[0];
  return success?.isInformed ? success.status : `2xx (documentado ${success?.status})`;
}

function describeExpected({ expected, operations, status }: Step, { errors }: ContractIndex): Cell {
  const own = markdownCell(expected);
  const found = (errors[operations[0] ?? ''] ?? []).filter((error) => error.status === status);
  if (found.length === 0) return own;
  const text = describeError(found);
  return own.length > 0 ? [...text, textNode(' '), ...own] : text;
}
