import type { ContractIndex, OperationEntry } from '../api-reference/embed/ContractIndex';
import { describeError } from '../api-reference/embed/describeError';
import { type Cell, markdownCell, textNode } from '../api-reference/embed/tableNodes';
import { portuguese } from '../api-reference/portuguese';
import { checkStep } from './checkStep';
import { findGuides, type Guide } from './findGuides';
import { readScript } from './readScript';
import { type HomologationOptions, type Journey, type Step, UNKNOWN_STATUS } from './Script';

/** A journey with what the contracts say of its steps. */
export interface ShownJourney extends Pick<Journey, 'id' | 'name' | 'intro'> {
  readonly steps: readonly ShownStep[];
}

export interface ShownStep extends Pick<Step, 'id' | 'isNotification'> {
  readonly operations: readonly (OperationEntry & { readonly id: string })[];
  readonly guide: Guide;
  readonly action: Cell;
  /** Code that the answer should have; absent for notifications. */
  readonly code?: string | undefined;
  readonly expected: Cell;
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
  const faults = journeys.flatMap(({ steps }) =>
    steps.flatMap((step) => checkStep(step, index, guides)),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return journeys.map(({ steps, ...journey }) => ({
    ...journey,
    steps: steps.flatMap((step) => describeStep(step, index, guides)),
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
  const { action, id, isNotification } = step;
  return [
    {
      id,
      isNotification,
      operations,
      guide,
      action: markdownCell(action),
      code: describeCode(step, index),
      expected: describeExpected(step, index),
    },
  ];
}

function describeCode(
  { isNotification, operations, status }: Step,
  { successes }: ContractIndex,
): string | undefined {
  if (isNotification) return undefined;
  if (status === UNKNOWN_STATUS) return 'Código não informado';
  if (status) return status;
  const success = successes[operations[0] ?? '']?.[0];
  return success?.isInformed ? success.status : `2xx (documentado ${success?.status})`;
}

function describeExpected({ expected, operations, status }: Step, { errors }: ContractIndex): Cell {
  const own = markdownCell(expected);
  const found = (errors[operations[0] ?? ''] ?? []).filter((error) => error.status === status);
  if (found.length === 0) return own;
  const text = describeError(found, portuguese);
  return own.length > 0 ? [...text, textNode(' '), ...own] : text;
}
