import type { Example, MediaType, Operation, Parameter, Response } from '@frontier/openapi';
import { type Cursor, pairUp } from './Cursor';
import { diffSchema } from './diffSchema';
import { contentOf } from './writeAlike';

/** An error's example counts as its text. */
export function diffContent(
  cursor: Cursor,
  before: readonly MediaType[],
  after: readonly MediaType[],
  isError = false,
): void {
  const pairs = pairUp(before, after, withoutCharset);
  for (const { name } of pairs.removed) cursor.add('content-type-removed', { before: name });
  for (const { name } of pairs.added) cursor.add('content-type-added', { after: name });
  for (const [earlier, later] of pairs.both) {
    diffSchema(cursor, earlier.schema, later.schema);
    diffSchema(cursor, earlier.itemSchema, later.itemSchema);
    cursor.addIfUnequal(
      'encoding-changed',
      contentOf(earlier.encodings),
      contentOf(later.encodings),
    );
    diffExamples(cursor, earlier.examples, later.examples, isError);
  }
}

function withoutCharset({ name }: MediaType): string {
  return name.toLowerCase().replace(/(?<!\s)\s*;\s*charset=[^;]*/, '');
}

function diffExamples(
  cursor: Cursor,
  before: readonly Example[],
  after: readonly Example[],
  isError: boolean,
): void {
  const pairs = pairUp(before, after, ({ name }) => name ?? '');
  for (const [{ text: old }, { text }] of isError ? pairs.both : []) {
    if (old !== text) cursor.add('error-text-changed', { before: old, after: text });
  }
  const textsOf = (examples: readonly Example[]) =>
    examples.map(({ description, name, summary, text }) => [
      ...[name, summary, description],
      ...(isError ? [] : [text]),
    ]);
  cursor.addIfUnequal('example-changed', textsOf(before), textsOf(after));
}

export function diffResponses(cursor: Cursor, before: Operation, after: Operation): void {
  const at = ({ anchor, status }: Response) => cursor.inside(status, anchor);
  const { both, ...others } = pairUp(before.responses, after.responses, ({ status }) => status);
  // A range of codes (`2XX`) and a code of it are the same response.
  const stated = pairUp(others.removed, others.added, (response) =>
    others.removed.includes(response) ? response.status : `${response.status.charAt(0)}XX`,
  );
  const kindOf = (response: Response) => (isError(response) ? 'error' : 'success');
  for (const response of stated.removed) {
    at(response).add(`${kindOf(response)}-removed`, { before: response.status });
  }
  for (const response of stated.added) {
    at(response).add(`${kindOf(response)}-added`, { after: response.status });
  }
  for (const [earlier, later] of stated.both) {
    at(later).add('status-stated', { before: earlier.status, after: later.status });
  }
  for (const [earlier, later] of [...both, ...stated.both]) {
    diffResponse(at(later), earlier, later);
  }
}

function diffResponse(cursor: Cursor, before: Response, after: Response): void {
  const error = isError(after);
  if (error) diffErrorText(cursor, before, after);
  const textsOf = ({ description, links }: Response) => [error ? '' : description, links];
  cursor.addIfUnequal('text-changed', textsOf(before), textsOf(after));
  const headers = pairUp(before.headers, after.headers, ({ name }) => name.toLowerCase());
  const at = ({ anchor, name }: Parameter) => cursor.inside(`.${name}`, anchor);
  for (const header of headers.removed) at(header).addPresence('header', header);
  for (const header of headers.added) at(header).addPresence('header', undefined, header);
  for (const [earlier, later] of headers.both) diffParameter(at(later), earlier, later, 'header');
  if (before.content.length > 0 && after.content.length === 0) cursor.add('body-removed');
  else diffContent(cursor, before.content, after.content, error);
}

/** A description is the exact text of an error unless the contract says otherwise. */
function diffErrorText(cursor: Cursor, earlier: Response, later: Response): void {
  const [before, after] = [earlier.description, later.description];
  if (before === after) return;
  const [wasOpen, isOpen] = [earlier, later].map(({ exactText }) => exactText === false);
  if (wasOpen && isOpen) cursor.add('text-changed');
  else if (wasOpen) cursor.add('error-text-published', { after });
  else cursor.add('error-text-changed', { before, after });
}

function isError({ status }: Response): boolean {
  return !/^[123]/.test(status);
}

interface LocatedParameter {
  readonly parameter: Parameter;
  readonly location: string;
  /** Key that pairs it: its name in the request, or its position in the path. */
  readonly wire: string;
}

/** Pairs by location and name; path parameters by position. */
export function diffParameters(cursor: Cursor, before: Operation, after: Operation): void {
  const at = ({ location, parameter: { anchor, name } }: LocatedParameter) =>
    cursor.inside(`${location}.${name}`, anchor);
  const located = pairUp(listLocated(before), listLocated(after), ({ location, wire }) =>
    JSON.stringify([location, wire]),
  );
  const moved = pairUp(located.removed, located.added, ({ parameter }) => parameter.name);
  for (const one of moved.removed) at(one).addPresence('parameter', one.parameter);
  for (const one of moved.added) at(one).addPresence('parameter', undefined, one.parameter);
  for (const [earlier, later] of moved.both) {
    at(later).add('parameter-moved', { before: earlier.location, after: later.location });
  }
  for (const [earlier, later] of [...located.both, ...moved.both]) {
    diffParameter(at(later), earlier.parameter, later.parameter, 'parameter');
  }
}

function diffParameter(
  cursor: Cursor,
  before: Parameter,
  after: Parameter,
  subject: 'parameter' | 'header',
): void {
  cursor.addPresence(subject, before, after);
  cursor.addIfUnequal('parameter-form-changed', formOf(before), formOf(after));
  cursor.addDeprecation(subject, before, after);
  diffSchema(cursor, before.schema, after.schema);
  cursor.addIfUnequal('text-changed', before.description, after.description);
}

function formOf(parameter: Parameter): unknown {
  const { allowEmptyValue, allowReserved, explode, mediaType, style } = parameter;
  return [style, explode, allowReserved, allowEmptyValue, mediaType];
}

function listLocated({ parameters, path }: Operation): LocatedParameter[] {
  const inPath = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  return parameters.flatMap(({ location, parameters: all }) =>
    all.map((parameter) => {
      const { name } = parameter;
      const position = location === 'path' ? inPath.indexOf(name) : -1;
      const wire = location === 'header' ? name.toLowerCase() : name;
      return { parameter, location, wire: position < 0 ? wire : `{${position}}` };
    }),
  );
}
