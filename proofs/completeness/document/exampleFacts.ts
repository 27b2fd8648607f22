import type { Fact } from '../expectedPlaces';
import { address, prose, spellings } from './facts';
import { child, named, type Pointed, type Reader, text } from './Reader';

/**
 * The examples of an operation's bodies, which stand beside the call: values, and what names and
 * explains each.
 */
export function exampleFacts(reader: Reader, operation: Pointed): Fact[] {
  const body = child(operation, 'requestBody');
  const holders = [
    ...(body ? [reader.follow(body)] : []),
    ...named(operation, 'responses').map(([, response]) => reader.follow(response)),
  ];
  return holders.flatMap((holder) =>
    named(holder, 'content').flatMap(([, media]) =>
      givenExamples(reader, reader.follow(media), 'code'),
    ),
  );
}

/** `examples` by name, or else `example`, of a media type, parameter or header. */
export function givenExamples(
  reader: Reader,
  holder: Pointed,
  kind: 'code' | 'sample value',
): Fact[] {
  const several = named(holder, 'examples');
  const single = child(holder, 'example');
  if (several.length === 0) return single ? [valueFact(reader, single, kind)] : [];
  return several.flatMap(([, source]) => {
    const example = reader.follow(source);
    const value = child(example, 'value') ?? child(example, 'dataValue');
    const serialized = child(example, 'serializedValue');
    if (!value && !serialized && !child(example, 'externalValue')) return [];
    return [
      ...prose('example', example, 'summary'),
      ...prose('example', example, 'description'),
      ...(value ? [valueFact(reader, value, kind)] : []),
      ...(serialized && (!value || text(example, 'serializedValue'))
        ? [valueFact(reader, serialized, kind)]
        : []),
      ...address('example', example, 'externalValue'),
    ];
  });
}

function valueFact(reader: Reader, place: Pointed, kind: 'code' | 'sample value'): Fact {
  return {
    category: 'example',
    pointer: place.pointer,
    expected: { kind, texts: spellings(reader, place) },
  };
}
