import { nearestNames } from '../../shared/nearestNames';
import type { ContractIndex, OperationEntry } from '../api-reference/embed/ContractIndex';
import type { Question, QuestionArea } from './Question';
import { readQuestions } from './readQuestions';

/** An area with what the contracts say of the calls its questions concern. */
export interface ShownArea extends Pick<QuestionArea, 'id' | 'name' | 'intro'> {
  readonly questions: readonly ShownQuestion[];
}

export interface ShownQuestion extends Omit<Question, 'operations' | 'place'> {
  readonly operations: readonly (OperationEntry & { readonly id: string })[];
}

/**
 * Reads the questions and completes their calls from the contracts.
 *
 * @throws {Error} naming file and line of every fault of the file, and every call that no contract has.
 */
export function describeQuestions(
  file: string,
  { operations }: Pick<ContractIndex, 'operations'>,
): readonly ShownArea[] {
  const areas = readQuestions(file);
  const names = Object.keys(operations);
  const faults = areas.flatMap(({ questions }) =>
    questions.flatMap((question) =>
      question.operations
        .filter((name) => !Object.hasOwn(operations, name))
        .map((name) => describeUnknown(question, name, names)),
    ),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return areas.map(({ questions, ...area }) => ({
    ...area,
    questions: questions.map(({ place: _, operations: ids, ...question }) => ({
      ...question,
      operations: ids.flatMap((id) => {
        const entry = operations[id];
        return entry ? [{ ...entry, id }] : [];
      }),
    })),
  }));
}

function describeUnknown({ id, place }: Question, name: string, names: readonly string[]): string {
  const near = nearestNames(name, names).join(', ');
  return `${place} ${id}: não há chamada "${name}". Nomes mais parecidos: ${near}`;
}
