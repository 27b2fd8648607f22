import { describeValue, entryOf, isObject } from '../json.js';
import { nearestPath } from './nearestPath.js';
import { type Phrase, phrase } from './phrase.js';
import { PLURAL_FORMS, placesOf } from './templates.js';

type Table = Readonly<Record<string, unknown>>;

/**
 * Reads labels against a table that has every key: what a text, a list, forms by number and a group
 * are, and which places each text has, is what they are there.
 */
export class LabelReading {
  readonly faults: Phrase[] = [];
  private readonly paths: readonly string[];

  /** @param isPartial keys that are missing come from the fallback. */
  constructor(
    private readonly known: Table,
    private readonly isPartial: boolean,
  ) {
    this.paths = listPaths(known, '');
  }

  /** @returns the labels given, completed; of no use while there are faults. */
  read(given: Table, fallback: Table): Table {
    return this.readEntries(given, this.known, fallback, '');
  }

  private readEntries(given: Table, known: Table, fallback: Table, path: string): Table {
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(known, key)) this.refuseUnknown(join(path, key));
    }
    return Object.fromEntries(
      Object.entries(known).map(([key, shape]) => [
        key,
        this.readValue(entryOf(given, key), shape, entryOf(fallback, key), join(path, key)),
      ]),
    );
  }

  private readValue(given: unknown, known: unknown, fallback: unknown, path: string): unknown {
    const isGroup = isObject(known) && !isPlural(known);
    if (given === undefined && isGroup)
      return this.readEntries({}, known, entriesOf(fallback), path);
    if (given === undefined) {
      if (!this.isPartial) this.faults.push(phrase('labels.missing', { path }));
      return fallback;
    }
    const found = describeValue(given);
    if (typeof known === 'string') {
      if (typeof given === 'string') this.checkText(given, known, path, true);
      else this.faults.push(phrase('labels.notText', { path, found }));
    } else if (Array.isArray(known)) {
      const isList = Array.isArray(given) && given.every((item) => typeof item === 'string');
      if (!isList) this.faults.push(phrase('labels.notList', { path, found }));
    } else if (isPlural(known)) {
      if (isObject(given) && Object.hasOwn(given, 'other')) this.checkForms(given, known, path);
      else this.faults.push(phrase('labels.notPlural', { path, found }));
    } else if (isGroup) {
      if (isObject(given)) return this.readEntries(given, known, entriesOf(fallback), path);
      this.faults.push(phrase('labels.notGroup', { path, found }));
    }
    return given;
  }

  private checkForms(given: Table, known: { readonly other: string }, path: string): void {
    for (const [form, text] of Object.entries(given)) {
      const at = join(path, form);
      if (!PLURAL_FORMS.some((name) => name === form)) {
        this.faults.push(
          phrase('labels.unknownForm', { path: at, names: PLURAL_FORMS.join(', ') }),
        );
      } else if (typeof text !== 'string') {
        this.faults.push(phrase('labels.notText', { path: at, found: describeValue(text) }));
      } else this.checkText(text, known.other, at, form === 'other');
    }
  }

  /** @param isWhole the text must have every place; a form for one thing may do without its number. */
  private checkText(given: string, known: string, path: string, isWhole: boolean): void {
    if (given.trim() === '') this.faults.push(phrase('labels.empty', { path }));
    const [places, named] = [placesOf(known), placesOf(given)];
    for (const name of named.filter((place) => !places.includes(place))) {
      const place = `{${name}}`;
      const names = places.map((item) => `{${item}}`).join(', ');
      this.faults.push(
        names === ''
          ? phrase('labels.noPlace', { path, place })
          : phrase('labels.unknownPlace', { path, place, names }),
      );
    }
    if (!isWhole || given.trim() === '') return;
    for (const name of places.filter((place) => !named.includes(place))) {
      this.faults.push(phrase('labels.missingPlace', { path, place: `{${name}}` }));
    }
  }

  private refuseUnknown(path: string): void {
    const nearest = nearestPath(path, this.paths);
    this.faults.push(
      nearest === undefined
        ? phrase('labels.unknown', { path })
        : phrase('labels.unknownNear', { path, nearest }),
    );
  }
}

function entriesOf(value: unknown): Table {
  return isObject(value) ? value : {};
}

function isPlural(known: unknown): known is { readonly other: string } {
  return isObject(known) && typeof known.other === 'string';
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function listPaths(known: Table, path: string): string[] {
  return Object.entries(known).flatMap(([key, value]) => {
    const at = join(path, key);
    return isObject(value) && !isPlural(value) ? [at, ...listPaths(value, at)] : [at];
  });
}
