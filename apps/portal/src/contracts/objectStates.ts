import type { OperationKind } from '@frontier/openapi';
import * as z from 'zod';
import { type AskedQuestion, questionsById } from '../shared/assumptions/readQuestions';
import { id, optionalText, readDataFile, record, text, texts } from '../shared/dataFile';
import { findUnknown } from '../shared/describeUnknown';

/** Calls to make next, and the moments that they lead to. */
const flowStep = z.strictObject({
  /** operationIds, shown side by side. */
  calls: z.array(text),
  /** One moment, or several if the value `with` in the call's body selects one. */
  leads: z.array(z.strictObject({ to: text, with: optionalText })),
});
export type FlowStep = z.output<typeof flowStep>;

/** The states (or kinds) of one API object. */
const object = record({
  /** The name that guides use. */
  id: id(/^[a-z]+([A-Z][a-z]+)*$/, 'ofertaPrimaria'),
  /** Caption of its picture. */
  title: text,
  /** Contract schemas with the same list, as `service/schema`. The first one supplies values and meanings. */
  schemas: z.array(text),
  /** The documented sequence of calls. */
  flow: z.array(flowStep).default([]),
  /** operationIds of the other calls that are documented to act on the object. */
  calls: texts,
  /** operationIds of the webhooks about the object. */
  webhooks: texts,
  /** Id of the open question about the transitions between states. Kinds have none. */
  question: optionalText,
  /** Facts about single statuses and moments. */
  places: z
    .array(
      record({
        /** A status of the object or a moment of its flow. */
        at: text,
        /** operationIds of the webhooks with the same name. The specification does not say whether they are sent. */
        webhooks: texts,
        /** Ids of the open questions about this place only. */
        questions: texts,
      }),
    )
    .default([]),
});

const objects = z.array(object);

/** Paths from the repository's root. */
export interface StateFiles {
  readonly objects: string;
  readonly questions: string;
}

/** The lists of values by service and name, and the kind of each operation. */
interface ContractNames {
  readonly enums: Readonly<Record<string, Readonly<Record<string, readonly { value: string }[]>>>>;
  readonly operations: Readonly<Record<string, { readonly kind: OperationKind }>>;
}

export type ObjectStates = ReturnType<typeof describeStates>[string];

/**
 * Completes the objects from the contracts and the questions, by their ids.
 *
 * @throws {Error} with file and line of every unknown list, call, webhook, place and question, and of lists that differ.
 */
export function describeStates(files: StateFiles, { enums, operations }: ContractNames) {
  const asked = questionsById(files.questions);
  const find = (ids: readonly string[]) =>
    ids.flatMap<AskedQuestion>((one) => asked.get(one) ?? []);
  const lists = new Map(
    Object.entries(enums).flatMap(([service, own]) =>
      Object.entries(own).map(([name, entries]) => [
        `${service}/${name}`,
        entries.map(({ value }) => value),
      ]),
    ),
  );
  const named = (kind: OperationKind) =>
    Object.keys(operations).filter((name) => operations[name]?.kind === kind);
  const faults: string[] = [];
  const described = readDataFile(files.objects, objects).map(
    ({ calls, flow, sourceLine, places, question, schemas, title, webhooks, id: name }) => {
      const [first = ''] = schemas;
      const values = lists.get(first) ?? [];
      const allCalls = [...flow.flatMap((step) => step.calls), ...calls];
      const moments = flow.flatMap(({ leads }) => leads.map(({ to }) => to));
      const asks = [question ?? [], ...places.map(({ questions }) => questions)].flat();
      const required: [kind: string, names: readonly string[], known: readonly string[]][] = [
        ['list of values', schemas, [...lists.keys()]],
        ['call', allCalls, named('path')],
        ['webhook', webhooks, named('webhook')],
        ['status or moment', places.map(({ at }) => at), [...values, ...moments]],
        ['webhook of the object', places.flatMap((one) => one.webhooks), webhooks],
        ['question', asks, [...asked.keys()]],
      ];
      for (const [kind, names, known] of required) {
        faults.push(...findUnknown({ id: name, sourceLine }, kind, names, known));
      }
      for (const other of schemas) {
        if (lists.get(other)?.join() === values.join()) continue;
        faults.push(`${sourceLine} ${name}: ${other} lists other values than ${first}`);
      }
      const known = places.map(
        ({ at, questions, webhooks: same }) =>
          [at, { webhooks: same, questions: find(questions) }] as const,
      );
      const [open] = find(question ? [question] : []);
      return [
        name,
        {
          title,
          schemas,
          flow,
          calls: allCalls,
          webhooks,
          /** In the order and spelling of the specification. */
          values,
          /** The question about the transitions. */
          open,
          /** Known facts about single states and moments, by name. */
          known: Object.fromEntries(known),
        },
      ] as const;
    },
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Object.fromEntries(described);
}
