import type { RootContent } from 'mdast';
import * as z from 'zod';
import type { ContractIndex, FieldEntry } from '../../contracts/buildContractIndex';
import { questionsById } from '../../shared/assumptions/readQuestions';
import { id, readDataFile, record, text, texts } from '../../shared/dataFile';
import { findUnknown } from '../../shared/describeUnknown';
import { type Cell, headingNode, labelledList, questionLink } from '../../shared/mdx/tableNodes';
import { type DataPage, findSection } from './DataPage';
import { fieldCell } from './fieldCells';
import { linkJourneySteps, readJourneySteps, type StepOnPage } from './journeys';
import { dataPages } from './options';

const FILE = dataPages.identifiers.file;
const QUESTIONS = dataPages.questions.file;

const anchor = id(/^[a-z]+(-[a-z]+)*$/, 'id-do-cadastro');

const identifier = record({
  id: anchor,
  name: text,
  /** Some of its places, as `operationId place path`. */
  fields: texts,
  /** Ids of the questions that doubt an identity. */
  questions: texts,
});
type Identifier = z.output<typeof identifier>;

const groups = z.array(record({ id: anchor, name: text, identifiers: z.array(identifier) }));

/** Fields that identify something by their name. */
const IDENTIFIER = /(?:^|[.\]])(?:ids?|\w+Id|isin|codigo(?:ISIN|Instrumento\w*)?|operacaoCodigo)$/;

/** The field of a notification that refers to any object, and the question that doubts it. */
const SUBJECT = { field: /subjectId$/, question: 'valores-das-notificacoes' };

interface ShownIdentifier extends Identifier {
  /** Every field that has its value in the examples. */
  readonly places: readonly FieldEntry[];
}

/** Where each identifier comes from and where it is used: `<Identifiers />`. */
export const identifiersPage: DataPage = {
  elements: {
    Identifiers: {
      build({ index }) {
        const steps = readJourneySteps();
        return describeIdentifiers(FILE, index).flatMap((group) => [
          headingNode(2, group.id, group.name),
          ...group.shown.flatMap((one) => [
            headingNode(3, one.id, one.name),
            showIdentifier(one, index, steps),
          ]),
        ]);
      },
      find: () =>
        readDataFile(FILE, groups).flatMap(({ identifiers }) =>
          identifiers.map((one) => findSection(one.id, one.name)),
        ),
    },
  },
};

function showIdentifier(
  { places, questions }: ShownIdentifier,
  index: ContractIndex,
  steps: readonly StepOnPage[],
): RootContent {
  const going = (direction: FieldEntry['direction']) =>
    places.filter((field) => field.direction === direction);
  const returned = going('returned');
  const notified = going('notified');
  const open = notified.length > 0 ? [...questions, SUBJECT.question] : questions;
  const giving = steps.filter(({ operation }) =>
    returned.some((field) => field.operation === operation),
  );
  return labelledList([
    ['Nas respostas', fieldCell(returned, index)],
    ['Nas requisições', fieldCell(going('sent'), index)],
    ['Nas notificações', fieldCell(notified, index)],
    ['Nas jornadas', linkJourneySteps(giving)],
    ['Em aberto', [], linkQuestions(open)],
  ]);
}

function linkQuestions(ids: readonly string[]): Cell[] {
  const asked = [...questionsById(QUESTIONS).values()].filter(({ id }) => ids.includes(id));
  return asked.map((one) => [questionLink(one)]);
}

/**
 * @throws {Error} with file and line of every unknown field, call and question, and every identifier of the contracts
 * that the file does not name.
 */
export function describeIdentifiers(file: string, { fields }: Pick<ContractIndex, 'fields'>) {
  const addresses = new Map(fields.map((field) => [addressOf(field), field]));
  const asked = [...questionsById(QUESTIONS).keys()];
  const described = readDataFile(file, groups).map((group) => ({
    ...group,
    shown: group.identifiers.map((one): ShownIdentifier => {
      const values = new Set(one.fields.flatMap((name) => addresses.get(name)?.values ?? []));
      // The feed's examples are about one object, but its items are about any.
      const isIt = ({ direction, path, values: own }: FieldEntry) =>
        own.some((value) => values.has(value)) &&
        !(direction === 'returned' && SUBJECT.field.test(path));
      return { ...one, places: fields.filter(isIt) };
    }),
  }));
  const all = described.flatMap(({ shown }) => shown);
  const found = new Set(all.flatMap(({ places }) => places.map(addressOf)));
  const faults = [
    ...all.flatMap((one) => [
      ...findUnknown(one, 'field', one.fields, [...addresses.keys()]),
      ...findUnknown(one, 'question', one.questions, asked),
    ]),
    ...fields
      .filter(({ path, values }) => IDENTIFIER.test(path) && values.length > 0)
      .filter(({ path }) => !SUBJECT.field.test(path))
      .map(addressOf)
      .filter((name) => !found.has(name))
      .map((name) => `${file}: no identifier has ${name}; add it to the fields of one`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return described;
}

function addressOf({ operation, path, part }: FieldEntry): string {
  return `${operation} ${part} ${path}`;
}
