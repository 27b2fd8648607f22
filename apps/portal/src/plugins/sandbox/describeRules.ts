import { nearestNames } from '../../shared/nearestNames';
import type { Question } from '../open-questions/Question';
import { readQuestions } from '../open-questions/readQuestions';
import type { Rule, SandboxOptions } from './Rule';
import { readRules } from './readRules';

/** Rules about one part of the specification. */
export interface RuleArea {
  /** Anchor of its heading. */
  readonly id: string;
  readonly name: string;
  readonly rules: readonly ShownRule[];
}

/** A rule with the question that it answers in its own way. */
export interface ShownRule extends Omit<Rule, 'question' | 'place'> {
  readonly question?: Pick<Question, 'id' | 'question'> | undefined;
}

/** Where rules stand that answer no question. */
const OTHERS = { id: 'outras', name: 'Outras' };

/**
 * Reads the rules by the areas of their questions, in the order of both files.
 *
 * @throws {Error} naming file and line of every fault of the files, and every question there is not.
 */
export function describeRules({
  questions: file,
  rules: rulesFile,
}: Pick<SandboxOptions, 'questions' | 'rules'>): readonly RuleArea[] {
  const areas = readQuestions(file);
  const rules = readRules(rulesFile);
  const questions = new Map(
    areas.flatMap((area) => area.questions.map((question) => [question.id, question])),
  );
  const faults = rules.flatMap(({ id, place, question }) =>
    question === undefined || questions.has(question)
      ? []
      : [
          `${place} ${id}: não há pergunta "${question}" em ${file}. Ids mais parecidos: ${nearestNames(question, [...questions.keys()]).join(', ')}`,
        ],
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const show = ({ place: _, question, ...rule }: Rule): ShownRule => ({
    ...rule,
    question: question === undefined ? undefined : questions.get(question),
  });
  return [
    ...areas.map(({ id, name, questions: own }) => ({
      id,
      name,
      rules: rules.filter(({ question }) => own.some((one) => one.id === question)).map(show),
    })),
    { ...OTHERS, rules: rules.filter(({ question }) => question === undefined).map(show) },
  ].filter(({ rules: shown }) => shown.length > 0);
}
