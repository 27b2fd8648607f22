import { portuguese as labels } from '@frontier/reference';
import type { Fact, Place } from '../expectedPlaces';
import { describeHeaders } from './describeParameters';
import { describeSchema } from './describeSchema';
import { literal, phrase, prose, required, spellings } from './facts';
import { child, holds, listed, named, type Pointed, type Reader, text } from './Reader';
import { serverFacts } from './serverFacts';

/** What a call sends. */
export function describeBody(reader: Reader, operation: Pointed): Place[] {
  const source = child(operation, 'requestBody');
  if (!source) return [];
  const body = reader.follow(source);
  return [
    {
      step: { kind: 'body' },
      category: 'media type',
      pointer: body.pointer,
      key: body.pointer,
      facts: [
        ...prose('description', body, 'description'),
        ...(holds(body, 'required') ? [required(`${body.pointer}/required`)] : []),
      ],
      children: () =>
        describeContent(reader, body).map((media) => ({
          ...media,
          facts: media.facts.map(allowRepetition),
        })),
    },
  ];
}

/** What a body's schema says may stand in other words in the call around it. */
function allowRepetition(fact: Fact): Fact {
  const { category, expected } = fact;
  if (category !== 'description' || expected.kind !== 'prose') return fact;
  return { ...fact, expected: { ...expected, mayRepeat: true } };
}

/** What a call answers, by status. */
export function describeResponses(reader: Reader, operation: Pointed): Place[] {
  return named(operation, 'responses')
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, source]) => {
      const response = reader.follow(source);
      return {
        step: { kind: 'response', status },
        category: 'response',
        pointer: response.pointer,
        key: response.pointer,
        facts: [
          ...prose('response', response, 'summary'),
          ...prose('response', response, 'description'),
        ],
        children: () => [
          ...describeHeaders(reader, response),
          ...describeContent(reader, response),
          ...describeLinks(reader, response),
        ],
      };
    });
}

function describeContent(reader: Reader, holder: Pointed): Place[] {
  return named(holder, 'content').map(([name, source]) => {
    const media = reader.follow(source);
    const schemas = ['schema', 'itemSchema'].flatMap((key) => child(media, key) ?? []);
    const described = describeSchema(reader, schemas);
    return {
      step: { kind: 'media', name },
      category: 'media type',
      pointer: source.pointer,
      key: source.pointer,
      facts: described.facts,
      children: () => [
        ...described.children(),
        ...encodingsOf(media).flatMap(([part, encoding]) =>
          describeEncoding(reader, part, encoding),
        ),
      ],
    };
  });
}

/** Parts by name, or by position where a body is a list (OpenAPI 3.2). */
function encodingsOf(media: Pointed): [string, Pointed][] {
  const others = child(media, 'itemEncoding');
  return [
    ...named(media, 'encoding'),
    ...listed(media, 'prefixEncoding').map((encoding, at): [string, Pointed] => [
      `[${at}]`,
      encoding,
    ]),
    ...(others ? [['[*]', others] as [string, Pointed]] : []),
  ];
}

/** How one part of a body travels. */
function describeEncoding(reader: Reader, property: string, encoding: Pointed): Place[] {
  const said = ['contentType', 'style'].flatMap((key) => {
    const value = text(encoding, key);
    return value ? [phrase('media type', `${encoding.pointer}/${key}`, literal(value))] : [];
  });
  const explode = child(encoding, 'explode');
  return [
    {
      step: { kind: 'row', label: property, nth: 0 },
      category: 'media type',
      pointer: encoding.pointer,
      key: encoding.pointer,
      facts: [
        ...said,
        ...(explode
          ? [phrase('media type', explode.pointer, literal(labels.explode(explode.value === true)))]
          : []),
      ],
      children: () => describeHeaders(reader, encoding),
    },
  ];
}

function describeLinks(reader: Reader, response: Pointed): Place[] {
  return named(response, 'links').map(([name, source]) => {
    const link = reader.follow(source);
    const body = child(link, 'requestBody');
    const server = child(link, 'server');
    const shown = (place: Pointed): Fact => ({
      category: 'link',
      pointer: place.pointer,
      expected: { kind: 'sample value', texts: spellings(reader, place) },
    });
    return {
      step: { kind: 'row', label: name, nth: 0 },
      category: 'link',
      pointer: source.pointer,
      key: source.pointer,
      facts: [
        ...prose('link', link, 'description'),
        ...['operationId', 'operationRef'].flatMap((key) => {
          const target = child(link, key);
          return target ? [shown(target)] : [];
        }),
        ...named(link, 'parameters').flatMap(([parameter, value]) => [
          phrase('link', value.pointer, literal(parameter)),
          shown(value),
        ]),
        ...(body ? [shown(body)] : []),
        ...(server
          ? serverFacts(reader, { value: { servers: [server.value] }, pointer: server.pointer })
          : []),
      ],
      children: () => [],
    };
  });
}
