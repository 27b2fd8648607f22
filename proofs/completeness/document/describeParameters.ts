import { portuguese as labels } from '@frontier/reference';
import type { Fact, Place } from '../expectedPlaces';
import { describeSchema } from './describeSchema';
import { givenExamples } from './exampleFacts';
import { literal, phrase, prose, required } from './facts';
import { child, holds, listed, named, type Pointed, type Reader, text } from './Reader';

/** How a location is written when nothing is said (OpenAPI 3.1, Parameter Object). */
const USUAL_STYLE: Readonly<Record<string, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** The parameters of one operation, its own in place of those of its path with the same name. */
export function describeParameters(reader: Reader, item: Pointed, operation: Pointed): Place[] {
  const byName = new Map(
    [...listed(item, 'parameters'), ...listed(operation, 'parameters')].map((source) => {
      const parameter = reader.follow(source);
      return [`${text(parameter, 'in')} ${text(parameter, 'name')}`, parameter] as const;
    }),
  );
  return [...byName.values()].map((parameter) => {
    const location = text(parameter, 'in') ?? '';
    const name = text(parameter, 'x-documented-name') ?? text(parameter, 'name') ?? '';
    const place = describeValue(reader, parameter, location);
    return { ...place, step: { kind: 'parameter', location, name }, category: 'parameter' };
  });
}

/** The headers of a response or of one part of a body. */
export function describeHeaders(reader: Reader, holder: Pointed): Place[] {
  return named(holder, 'headers').map(([name, source]) => ({
    ...describeValue(reader, reader.follow(source), 'header'),
    step: { kind: 'header', name },
    category: 'header',
  }));
}

function describeValue(
  reader: Reader,
  place: Pointed,
  location: string,
): Omit<Place, 'step' | 'category'> {
  const [mediaType, media] = named(place, 'content')[0] ?? [];
  const holder = media ? reader.follow(media) : place;
  const schema = child(holder, 'schema');
  const described = schema && describeSchema(reader, [schema]);
  const examples = givenExamples(reader, holder, 'sample value');
  return {
    pointer: place.pointer,
    key: place.pointer,
    facts: [
      ...prose('description', place, 'description'),
      ...(mediaType === undefined
        ? []
        : [phrase('media type', holder.pointer, literal(mediaType))]),
      ...markFacts(place, location),
      ...examples,
      // Its own examples stand instead of the schema's (OpenAPI 3.1, Parameter Object).
      ...(described?.facts ?? []).filter(
        ({ category }) => category !== 'example' || examples.length === 0,
      ),
    ],
    children: described?.children ?? (() => []),
  };
}

function markFacts(place: Pointed, location: string): Fact[] {
  const style = text(place, 'style') ?? USUAL_STYLE[location];
  const explode = child(place, 'explode')?.value;
  const marks: [string, string, boolean][] = [
    ['deprecated', labels.deprecated, holds(place, 'deprecated')],
    ['allowEmptyValue', labels.allowEmptyValue, holds(place, 'allowEmptyValue')],
    ['allowReserved', labels.allowReserved, holds(place, 'allowReserved')],
    ['style', String(style), style !== USUAL_STYLE[location]],
    [
      'explode',
      labels.explode(explode === true),
      typeof explode === 'boolean' && explode !== (style === 'form'),
    ],
  ];
  return [
    ...(location === 'path' || holds(place, 'required')
      ? [required(`${place.pointer}/required`)]
      : []),
    ...marks
      .filter(([, , holdsHere]) => holdsHere)
      .map(([key, label]) => phrase('mark', `${place.pointer}/${key}`, literal(label))),
  ];
}
