import type { Fact } from '../expectedPlaces';
import { literal, phrase, prose, word } from './facts';
import { child, listed, named, type Pointed, type Reader } from './Reader';

/** Where calls go: addresses, what each is for, and what may vary in it. */
export function serverFacts(reader: Reader, holder: Pointed): Fact[] {
  return listed(holder, 'servers').flatMap((server) => [
    ...shown('server', server, 'url'),
    ...prose('server', server, 'name'),
    ...prose('server', server, 'description'),
    ...named(server, 'variables').flatMap(([name, variable]) => [
      phrase('server', variable.pointer, literal(name)),
      ...word(reader, 'server', variable, 'default'),
      ...listed(variable, 'enum').map(({ pointer, value }) =>
        phrase('server', pointer, literal(String(value))),
      ),
      ...prose('server', variable, 'description'),
    ]),
  ]);
}

function shown(category: Fact['category'], place: Pointed, key: string): Fact[] {
  const found = child(place, key);
  return found ? [phrase(category, found.pointer, literal(String(found.value)))] : [];
}
