import * as z from 'zod';
import type {
  AskedQuestion,
  ContractIndex,
  KnownPlace,
  ObjectFlow,
  ObjectStates,
  StatesByName,
} from '../../../contracts/ContractIndex';
import { readQuestions } from '../../../shared/assumptions/readQuestions';
import { id, readDataFile, record, text, texts } from '../../../shared/dataFile';

const knownPlace = record({
  /** A status of the object or a moment of its flow. */
  at: text,
  /** operationIds of the webhooks with the same name. */
  webhooks: texts,
  /** Ids of the open questions about this state only. */
  questions: texts,
});

const knownObjects = z.array(
  record({
    id: id(/^[a-z]+([A-Z][a-z]+)*$/, 'ofertaPrimaria'),
    /** Section of the specification that says so. */
    source: text,
    places: z.array(knownPlace),
  }),
);

/** Files of states and questions; paths start at the repository's root. */
export interface KnownFiles {
  readonly places?: string | undefined;
  readonly questions?: string | undefined;
}

/**
 * Adds to the lists of states the facts about each state and the texts of the open questions.
 *
 * @throws {Error} with every list that is in no contract, every unknown call, and file and line of every unknown state,
 * webhook and question.
 */
export function addKnownPlaces(index: Listed, files: KnownFiles): StatesByName {
  const { states } = index;
  const asked = new Map<string, AskedQuestion>(
    (files.questions ? readQuestions(files.questions) : []).flatMap(({ questions }) =>
      questions.map((one) => [one.id, { id: one.id, text: one.question }]),
    ),
  );
  const find = (ids: readonly string[]) => ids.flatMap((one) => asked.get(one) ?? []);
  const objects = files.places ? readDataFile(files.places, knownObjects) : [];
  const faults = objects.flatMap(({ id: name, place, places }) => {
    const object = states[name];
    if (!object) return [`${place} unknown object "${name}"`];
    const moments = (object.flow ?? []).flatMap(({ leads }) => leads.map(({ to }) => to));
    return places.flatMap(({ at, place: line, questions, webhooks }) =>
      [
        ...(object.values.includes(at) || moments.includes(at)
          ? []
          : [`"${at}" is neither a status nor a moment`]),
        ...webhooks
          .filter((one) => !object.webhooks.includes(one))
          .map((one) => `${one} is not a webhook`),
        ...questions.filter((one) => !asked.has(one)).map((one) => `"${one}" is not a question`),
      ].map((fault) => `${line} states of ${name}: ${fault}`),
    );
  });
  const all = [...checkStates(index), ...faults];
  if (all.length > 0) throw new Error(all.join('\n'));
  return Object.fromEntries(
    Object.entries(states).map(([name, object]) => {
      const places = objects.find((one) => one.id === name)?.places ?? [];
      const known = places.map(({ at, questions, webhooks }): [string, KnownPlace] => [
        at,
        { webhooks, questions: find(questions) },
      ]);
      const [open] = find(object.question ? [object.question] : []);
      return [name, { ...object, known: Object.fromEntries(known), ...(open && { open }) }];
    }),
  );
}

type Listed = Pick<ContractIndex, 'enums' | 'operations' | 'states'>;

/**
 * Compares the objects with the contracts: all schemas of an object list the same values, calls and webhooks exist, and
 * the flow contains only calls of the object.
 *
 * @returns one line for each difference.
 */
function checkStates(index: Listed): string[] {
  return Object.entries(index.states).flatMap(([name, object]) =>
    [
      ...checkValues(object, index),
      ...checkOperations(object, index),
      ...(object.flow ? checkFlow(object.flow, object.calls) : []),
    ].map((fault) => `states of ${name}: ${fault}`),
  );
}

function checkValues({ schemas, values }: ObjectStates, { enums }: Listed): string[] {
  return schemas.flatMap((place) => {
    const [service = '', name = ''] = place.split('/');
    const entries = enums[service]?.[name];
    if (!entries) return [`${place} is not a list of values of a contract`];
    const isSame = entries.map(({ value }) => value).join() === values.join();
    return isSame ? [] : [`${place} lists other values than ${schemas[0]}`];
  });
}

function checkOperations({ calls, webhooks }: ObjectStates, { operations }: Listed): string[] {
  const wrong = (ids: readonly string[], kind: string) =>
    ids.filter((id) => operations[id]?.kind !== kind);
  return [
    ...wrong(calls, 'path').map((id) => `${id} is not a call`),
    ...wrong(webhooks, 'webhook').map((id) => `${id} is not a webhook`),
  ];
}

function checkFlow(flow: ObjectFlow, calls: readonly string[]): string[] {
  return flow
    .flatMap((step) => step.calls)
    .filter((id) => !calls.includes(id))
    .map((id) => `${id} is in the flow, but not among the calls`);
}
