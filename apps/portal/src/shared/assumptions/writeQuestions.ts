import type { Operation, Questioned, Response, Service } from '@frontier/openapi';
import { addressOfQuestion, markOfQuestion } from './assumptionMark';

type DescribedNode = Questioned & { readonly description?: string };

/** The Markdown of a description, its assumptions and its gaps, each with a link to its question. */
export function writeQuestions(described: DescribedNode): string {
  const { assumptions = [], openQuestions = [] } = described;
  return joinSentences(
    described.description,
    ...assumptions.flatMap(({ id, text }) => (text ? `${text} ${markOfQuestion(id)}` : [])),
    ...openQuestions.map(({ id, linked, text }) =>
      text.replace(linked, () => `[${linked}](${addressOfQuestion(id)})`),
    ),
    ...bareMarks(described),
  );
}

/** The same without marks and links. */
export function sayQuestions(described: DescribedNode): string {
  const { assumptions = [], openQuestions = [] } = described;
  const said = [...assumptions, ...openQuestions].flatMap(({ text }) => text ?? []);
  return joinSentences(described.description, ...said);
}

/** The marks of the assumptions that have no words of their own. */
function bareMarks({ assumptions = [] }: Questioned): string[] {
  return assumptions.flatMap(({ id, text }) => (text ? [] : markOfQuestion(id)));
}

/** Sentences follow a description of one line, and are a paragraph after a longer one. */
function joinSentences(description = '', ...sentences: readonly string[]): string {
  const text = description.trim();
  const gap = text.includes('\n') ? '\n\n' : ' ';
  return [text, sentences.join(' ')].filter(Boolean).join(gap);
}

/**
 * The model of a contract for a page, with its questions in the descriptions.
 *
 * @param isText whether an assumed status is a sentence; otherwise the description begins with its mark.
 */
export function describeService(service: Service, isText: boolean): Service {
  const describeCodes = (operation: Operation): Operation => ({
    ...operation,
    responses: operation.responses.map((response) => describeResponse(response, isText)),
  });
  const groups = service.groups.map((group) => ({
    ...group,
    tags: group.tags.map((tag) => ({ ...tag, operations: tag.operations.map(describeCodes) })),
  }));
  return describePart({ ...service, groups });
}

/** An assumption about a response that has no words is about its status. */
function describeResponse({ assumptions = [], ...response }: Response, isText: boolean): Response {
  const spoken = assumptions.filter(({ text }) => text);
  const { openQuestions: _, ...others } = response;
  const description = writeQuestions({ ...response, assumptions: spoken });
  const marks = bareMarks({ assumptions });
  const codes = marks.map((mark) => `O código ${response.status} é ${mark}.`);
  return {
    ...others,
    description: isText ? joinSentences(description, ...codes) : [...marks, description].join(' '),
  };
}

/** Writes the questions about a part of a model, and about the parts inside it, into their descriptions. */
export function describePart<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(describePart) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const { assumptions, openQuestions, ...own }: DescribedNode = part;
  const entries = Object.entries(own).map(([key, value]) => [key, describePart(value)]);
  const isAsked = assumptions !== undefined || openQuestions !== undefined;
  return Object.fromEntries([
    ...entries,
    ...(isAsked ? [['description', writeQuestions(part)]] : []),
  ]);
}
