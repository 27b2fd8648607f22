import type { Example, MediaType, Operation, Parameter, Response } from '@frontier/openapi';
import { type ComparedLocation, diffDeprecation, diffText, pairUp } from './ChangeList';
import { diffRequired, type SchemaDiff } from './diffSchema';

/** Compares the media types of two bodies, with schemas and examples. An error's example counts as its text. */
export function diffContent(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: readonly MediaType[],
  after: readonly MediaType[],
  examples: 'example-changed' | 'error-text-changed' = 'example-changed',
): void {
  const { changes } = diff;
  const pairs = pairUp(before, after, ({ name }) => name.toLowerCase());
  for (const { name } of pairs.removed) changes.add('content-type-removed', spot, { before: name });
  for (const { name } of pairs.added) changes.add('content-type-added', spot, { after: name });
  for (const [earlier, later] of pairs.both) {
    for (const key of ['schema', 'itemSchema'] as const) {
      if (earlier[key] || later[key]) diff.compare(spot, earlier[key], later[key]);
    }
    if (JSON.stringify(earlier.encodings) !== JSON.stringify(later.encodings)) {
      changes.add('encoding-changed', spot);
    }
    diffExamples(diff, spot, earlier.examples, later.examples, examples);
  }
}

function diffExamples(
  { changes }: SchemaDiff,
  spot: ComparedLocation,
  before: readonly Example[],
  after: readonly Example[],
  rule: 'example-changed' | 'error-text-changed',
): void {
  const written = (examples: readonly Example[]) => examples.filter(({ generated }) => !generated);
  const pairs = pairUp(written(before), written(after), ({ name }) => name ?? '');
  const changed = pairs.both.filter(([earlier, later]) => earlier.text !== later.text);
  if (rule === 'error-text-changed') {
    for (const [earlier, later] of changed) {
      changes.add(rule, spot, { before: earlier.text, after: later.text });
    }
  }
  const texts = (examples: readonly Example[]) =>
    written(examples).map(({ description, name, summary, text }) =>
      rule === 'example-changed'
        ? [name, summary, description, text]
        : [name, summary, description],
    );
  if (JSON.stringify(texts(before)) !== JSON.stringify(texts(after))) {
    changes.add('example-changed', spot);
  }
}

const SUCCESS = /^2/;
const REDIRECT = /^[13]/;
const NOT_INFORMED = '[Texto não informado]';

/** Compares the responses of two operations by status. */
export function diffResponses(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: Operation,
  after: Operation,
): void {
  const { changes } = diff;
  const at = ({ anchor, status }: Response): ComparedLocation => ({
    ...spot,
    anchor,
    home: status,
  });
  const pairs = pairUp(before.responses, after.responses, ({ status }) => status);
  for (const response of pairs.removed) {
    changes.add(isError(response) ? 'error-removed' : 'success-removed', at(response), {
      before: response.status,
    });
  }
  for (const response of pairs.added) {
    changes.add(isError(response) ? 'error-added' : 'success-added', at(response), {
      after: response.status,
    });
  }
  for (const [earlier, later] of pairs.both) diffResponse(diff, at(later), earlier, later);
}

function diffResponse(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: Response,
  after: Response,
): void {
  const { changes } = diff;
  const error = isError(after);
  if (error) diffErrorText(diff, spot, before.description, after.description);
  const texts = ({ description, links }: Response) => [error ? '' : description, links];
  diffText(changes, spot, texts(before), texts(after));
  const headers = pairUp(before.headers, after.headers, ({ name }) => name.toLowerCase());
  const at = ({ anchor, name }: { anchor: string; name: string }) => ({
    ...spot,
    anchor,
    home: `${spot.home}.${name}`,
  });
  for (const header of headers.removed) changes.add('header-removed', at(header));
  for (const header of headers.added) changes.add('header-added', at(header));
  for (const [earlier, later] of headers.both) {
    diffParameter(diff, at(later), earlier, later, 'header');
  }
  if (before.content.length > 0 && after.content.length === 0) changes.add('body-removed', spot);
  else {
    const examples = error ? 'error-text-changed' : 'example-changed';
    diffContent(diff, spot, before.content, after.content, examples);
  }
}

/** Compares descriptions of errors, which are the error's exact text unless they contain the placeholder. */
function diffErrorText(
  { changes }: SchemaDiff,
  spot: ComparedLocation,
  before: string,
  after: string,
): void {
  if (before === after) return;
  const [wasOpen, isOpen] = [before, after].map((text) => text.includes(NOT_INFORMED));
  if (wasOpen && isOpen) changes.add('text-changed', spot);
  else if (wasOpen) changes.add('error-text-published', spot, { after });
  else changes.add('error-text-changed', spot, { before, after });
}

function isError({ status }: Response): boolean {
  return !SUCCESS.test(status) && !REDIRECT.test(status);
}

interface LocatedParameter {
  readonly parameter: Parameter;
  readonly location: string;
  /** Key that pairs it: its name in the request, or its position in the path. */
  readonly wire: string;
}

/** Compares the parameters of two operations by location and name; path parameters by position. */
export function diffParameters(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: Operation,
  after: Operation,
): void {
  const at = ({ location, parameter }: LocatedParameter): ComparedLocation => ({
    ...spot,
    anchor: parameter.anchor,
    home: `${location}.${parameter.name}`,
  });
  const located = pairUp(listLocated(before), listLocated(after), ({ location, wire }) =>
    JSON.stringify([location, wire]),
  );
  const moved = pairUp(located.removed, located.added, ({ parameter }) => parameter.name);
  for (const one of moved.removed) diff.changes.add('parameter-removed', at(one));
  for (const one of moved.added) {
    diff.changes.add(
      one.parameter.required ? 'required-parameter-added' : 'parameter-added',
      at(one),
    );
  }
  for (const [earlier, later] of moved.both) {
    diff.changes.add('parameter-moved', at(later), {
      before: earlier.location,
      after: later.location,
    });
  }
  for (const [earlier, later] of [...located.both, ...moved.both]) {
    diffParameter(diff, at(later), earlier.parameter, later.parameter, 'parameter');
  }
}

/** Compares two parameters, or two response headers. */
function diffParameter(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: Parameter,
  after: Parameter,
  subject: 'parameter' | 'header',
): void {
  const { changes } = diff;
  diffRequired(changes, subject, spot, before, after);
  if (JSON.stringify(formOf(before)) !== JSON.stringify(formOf(after))) {
    changes.add('parameter-form-changed', spot);
  }
  diffDeprecation(changes, 'parameter', spot, before, after);
  if (before.schema || after.schema) diff.compare(spot, before.schema, after.schema);
  diffText(changes, spot, [before.description], [after.description]);
}

/** Settings that determine how a value is serialized. */
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
