import type {
  Operation,
  Parameter,
  Property,
  Questioned,
  SchemaNode,
  Service,
} from '@frontier/openapi';
import type { Note, ReferenceOptions } from '@frontier/reference';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Assumptions } from '../../../shared/assumptions/Assumptions';
import {
  describeSchema,
  describeService,
  joinSentences,
} from '../../../shared/assumptions/writeQuestions';
import { toHtmlTree } from '../../../shared/mdx/toHtmlTree';

const writer = unified().use(rehypeStringify);

type Marking<Model> = Pick<ReferenceOptions, 'noteOf' | 'notes'> & { readonly shown: Model };

/**
 * Prepares a contract and the marks of its assumptions for a page. When several fields of an object have marks, the
 * marks move to the object's head.
 */
export function markContract(service: Service, assumptions: Assumptions): Marking<Service> {
  const heads: Heads = new Map();
  const shown = {
    ...service,
    groups: service.groups.map((group) => ({
      ...group,
      tags: group.tags.map((tag) => ({
        ...tag,
        operations: tag.operations.map((operation) => markOperation(operation, heads)),
      })),
    })),
    schemas: service.schemas.map((named) => ({
      ...named,
      schema: markSchema(named.schema, undefined, heads),
    })),
  };
  return { shown: describeService(shown, false), ...noteHeads(heads, assumptions) };
}

/** The same for one named schema of a contract. */
export function markNamedSchema(
  schema: SchemaNode,
  anchor: string,
  assumptions: Assumptions,
): Marking<SchemaNode> {
  const heads: Heads = new Map();
  const shown = describeSchema(markSchema(schema, anchor, heads));
  return { shown, ...noteHeads(heads, assumptions) };
}

/** Appends the popovers of the page's marks. */
export function withNotes(html: string, assumptions: Assumptions): string {
  const notes = assumptions.notesOf(openedIn(html));
  if (!notes) return html;
  return html + writer.stringify(toHtmlTree({ type: 'root', children: [notes] }));
}

/** Ids of the popovers that buttons in the HTML open (`popovertarget`; React writes `popoverTarget`). */
export function openedIn(html: string): readonly string[] {
  return [...new Set(Array.from(html.matchAll(/ popovertarget="([^"]+)"/gi), ([, id = '']) => id))];
}

/** Ids of questions by the anchor of the field, body or response with the object. */
type Heads = Map<string, Set<string>>;
type Described = Questioned & { readonly description?: string };

function noteHeads(heads: Heads, assumptions: Assumptions): Omit<Marking<never>, 'shown'> {
  const notes = new Map<string, Note>();
  for (const [head, questions] of heads) {
    const note = assumptions.markOf(questions);
    if (note) notes.set(head, note);
  }
  return { notes, noteOf: (url, text) => assumptions.markOfLink(url, text) };
}

function markOperation(operation: Operation, heads: Heads): Operation {
  const { parameters, requestBody, responses } = operation;
  return {
    ...operation,
    parameters: parameters.map((group) => ({
      ...group,
      parameters: group.parameters.map((parameter) => markParameter(parameter, heads)),
    })),
    ...(requestBody && { requestBody: markBody(requestBody, heads) }),
    responses: responses.map((response) => markBody(response, heads)),
  };
}

function markParameter(parameter: Parameter, heads: Heads): Parameter {
  const { anchor, schema } = parameter;
  return schema ? { ...parameter, schema: markSchema(schema, anchor, heads) } : parameter;
}

function markBody<Body extends Pick<NonNullable<Operation['requestBody']>, 'anchor' | 'content'>>(
  body: Body,
  heads: Heads,
): Body {
  return {
    ...body,
    content: body.content.map((media) =>
      media.schema ? { ...media, schema: markSchema(media.schema, body.anchor, heads) } : media,
    ),
  };
}

/**
 * Marks a schema and the fields below it. Options of a choice and other inner schemas keep their own marks.
 *
 * @param head anchor of the field or body; additional fields have none.
 * @param isGathered whether a head already shows the marks of the schema's text.
 */
function markSchema(
  schema: SchemaNode,
  head: string | undefined,
  heads: Heads,
  isGathered = false,
): SchemaNode {
  const marked = schema.properties.filter(hasMarks);
  const isHead = head !== undefined && marked.length > 1;
  if (isHead) {
    const questions = [...questionsIn(schema), ...marked.flatMap(questionsOfField)];
    heads.set(head, new Set([...(heads.get(head) ?? []), ...questions]));
  }
  const withoutMarks = <Part extends Described>(part: Part) =>
    isHead || isGathered ? dropMarks(part) : part;
  return {
    ...withoutMarks(schema),
    members: schema.members.map(withoutMarks),
    properties: schema.properties.map((field) => ({
      ...field,
      schema: markSchema(field.schema, field.anchor, heads, isHead && marked.includes(field)),
    })),
    ...(schema.items && { items: markSchema(schema.items, head, heads, isGathered) }),
    ...(typeof schema.additionalProperties === 'object' && {
      additionalProperties: markSchema(schema.additionalProperties, undefined, heads),
    }),
  };
}

/** Whether the marks of the fields move to the object's head. */
function holdsSeveral({ properties }: SchemaNode): boolean {
  return properties.filter(hasMarks).length > 1;
}

function hasMarks(field: Property): boolean {
  return questionsOfField(field).length > 0;
}

/** The questions in a field's text, except those that move to the head of its object. */
function questionsOfField({ schema }: Property): string[] {
  const questions: string[] = [];
  for (let layer: SchemaNode | undefined = schema; layer; layer = layer.items) {
    if (!holdsSeveral(layer)) questions.push(...questionsIn(layer));
  }
  return questions;
}

/** The assumptions about a schema and its members. */
function questionsIn({ assumptions = [], members }: SchemaNode): string[] {
  const all = [...assumptions, ...members.flatMap((member) => member.assumptions ?? [])];
  return all.map(({ id }) => id);
}

/** Keeps the assumed texts and omits their marks. */
function dropMarks<Part extends Described>(part: Part): Part {
  const { assumptions, ...others } = part;
  if (!assumptions) return part;
  const said = assumptions.flatMap(({ text }) => text ?? []);
  return { ...(others as Part), description: joinSentences(part.description, ...said) };
}
