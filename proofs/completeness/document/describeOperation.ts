import { portuguese as labels } from '@frontier/reference';
import { isObject } from '@frontier/reference/document';
import type { Fact, Place, Step } from '../expectedPlaces';
import { describeBody, describeResponses } from './describeBody';
import { describeParameters } from './describeParameters';
import { exampleFacts } from './exampleFacts';
import { externalDocs, literal, phrase, prose } from './facts';
import { child, holds, listed, named, type Pointed, type Reader, text } from './Reader';
import { serverFacts } from './serverFacts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

type Kind = 'path' | 'webhook' | 'callback';

/** The operations under `paths`, `webhooks` or one callback. */
export function describeOperations(
  reader: Reader,
  holder: Pointed | undefined,
  kind: Kind,
  callback = '',
): Place[] {
  return (holder ? named(holder) : [])
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, source]) => {
      const item = reader.follow(source);
      return [
        ...named(item).filter(([method]) => METHODS.includes(method)),
        ...named(item, 'additionalOperations'),
      ].map(([key, operation]) => {
        const method = key.toUpperCase();
        const shownPath =
          text(operation, 'x-documented-path') ?? text(item, 'x-documented-path') ?? path;
        const step: Step =
          kind === 'callback'
            ? { kind, name: callback, method, path: shownPath }
            : { kind: 'operation', method, path: shownPath };
        return {
          step,
          category: kind === 'path' ? 'operation' : 'callback or webhook',
          pointer: operation.pointer,
          key: operation.pointer,
          facts: operationFacts(reader, item, operation, kind),
          children: () => [
            ...describeParameters(reader, item, operation),
            ...describeBody(reader, operation),
            ...describeResponses(reader, operation),
            ...named(operation, 'callbacks').flatMap(([name, place]) =>
              describeOperations(reader, reader.follow(place), 'callback', name),
            ),
          ],
        };
      });
    });
}

function operationFacts(reader: Reader, item: Pointed, operation: Pointed, kind: Kind): Fact[] {
  return [
    ...prose('operation', operation, 'summary'),
    ...prose('description', operation, 'description'),
    ...prose('operation', item, 'summary'),
    ...prose('description', item, 'description'),
    ...externalDocs('operation', operation),
    ...serverFacts(reader, listed(operation, 'servers').length > 0 ? operation : item),
    ...(holds(operation, 'deprecated')
      ? [phrase('mark', `${operation.pointer}/deprecated`, literal(labels.deprecated))]
      : []),
    ...(kind === 'path' ? securityFacts(reader, operation) : []),
    ...exampleFacts(reader, operation),
    ...['x-codeSamples', 'x-code-samples'].flatMap((key) =>
      listed(operation, key).flatMap((sample): Fact[] => {
        const source = text(sample, 'source');
        if (source === undefined) return [];
        const pointer = `${sample.pointer}/source`;
        return [{ category: 'example', pointer, expected: { kind: 'code', texts: [source] } }];
      }),
    ),
  ];
}

/** Which credentials a call asks for; the document's own where the operation names none. */
function securityFacts(reader: Reader, operation: Pointed): Fact[] {
  const holder = child(operation, 'security') ? operation : reader.root;
  const alternatives = listed(holder, 'security');
  const free = alternatives.filter(
    ({ value }) => isObject(value) && Object.keys(value).length === 0,
  );
  if (alternatives.length === 0 || free.length > 0) {
    const pointer = free[0]?.pointer ?? operation.pointer;
    const isOnly = free.length === alternatives.length;
    return [
      phrase('security', pointer, literal(isOnly ? labels.noSecurity : labels.orNoSecurity)),
      ...alternatives.flatMap(requirementFacts),
    ];
  }
  return alternatives.flatMap(requirementFacts);
}

function requirementFacts(requirement: Pointed): Fact[] {
  return named(requirement).flatMap(([key, scopes]) => [
    phrase('security', scopes.pointer, literal(key)),
    ...listed(requirement, key).map(({ pointer, value }) =>
      phrase('security', pointer, literal(String(value))),
    ),
  ]);
}
