import { describeValue, isObject, type JsonObject, type JsonValue, splitPointer } from '../json.js';
import { nearestName } from '../nearestName.js';
import { METHODS } from '../walkDocument.js';
import { phrase } from '../words/phrase.js';
import { resolveRef } from './resolveRef.js';
import type { FaultList } from './SpecError.js';

interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly pointer: string;
}

/** Holds the names between the braces of paths against the parameters of their operations. */
export class PathChecker {
  /** The path as it is without those names, and where it stood first. */
  private readonly known = new Map<string, string>();

  constructor(
    private readonly root: JsonObject,
    private readonly list: FaultList,
  ) {}

  /** @param pointer of the path item; its last key is the path. */
  check(item: JsonObject, pointer: string): void {
    const path = splitPointer(pointer).at(-1) ?? '';
    if (!this.isWellFormed(path, pointer)) return;
    this.checkTwins(path, pointer);
    if (typeof item.$ref === 'string') return;
    const inPath = new Set([...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name));
    const shared = this.readParameters(item, pointer);
    const told = new Set<string>();
    for (const method of METHODS) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const at = `${pointer}/${method}`;
      const given = [...shared, ...this.readParameters(operation, at)];
      const parameters = given.filter(({ place }) => place === 'path');
      const names = new Set(parameters.map(({ name }) => name));
      const lacking = [...inPath].filter((name) => !names.has(name));
      for (const parameter of parameters) {
        if (inPath.has(parameter.name)) continue;
        const meant = nearestName(parameter.name, lacking) ?? lacking[0];
        if (meant !== undefined) lacking.splice(lacking.indexOf(meant), 1);
        if (told.has(parameter.pointer)) continue;
        told.add(parameter.pointer);
        this.addStray(parameter, path, meant);
      }
      for (const name of isMisspelt(operation) || isMisspelt(item) ? [] : lacking) {
        const expected = phrase('expected.pathParameter', { name, path });
        this.list.add(at, expected, undefined, phrase('mend.addPathParameter', { name }));
      }
    }
  }

  /** Whether its names can be told; what can't be told is a slip of the path, not of its parameters. */
  private isWellFormed(path: string, pointer: string): boolean {
    const rest = path.replaceAll(/\{[^{}]*\}/g, '');
    if (/[{}]/.test(rest)) {
      const expected = phrase('expected.closedBrace', { place: '{petId}' });
      this.list.add(pointer, expected, describeValue(path), phrase('mend.closeBrace'));
      return false;
    }
    const segment = /\/(:(\w+))/.exec(rest);
    if (!segment) return true;
    const [, colon = '', name = ''] = segment;
    const mend = phrase('mend.braceName', { place: `{${name}}`, segment: colon });
    this.list.add(
      pointer,
      phrase('expected.closedBrace', { place: '{petId}' }),
      describeValue(path),
      mend,
    );
    return false;
  }

  private checkTwins(path: string, pointer: string): void {
    const form = path.replaceAll(/\{[^{}]*\}/g, '{}');
    const twin = this.known.get(form);
    this.known.set(form, twin ?? path);
    if (twin === undefined || twin === path) return;
    const found = `${path}, ${twin}`;
    this.list.add(pointer, phrase('expected.ownPath'), found, phrase('mend.mergePaths'));
  }

  private addStray({ name, pointer }: Parameter, path: string, meant: string | undefined): void {
    const mend =
      meant === undefined
        ? phrase('mend.removePathParameter', { place: `{${name}}` })
        : phrase('mend.renamePathParameter', { name: meant });
    this.list.add(pointer, phrase('expected.nameInPath', { path }), describeValue(name), mend);
  }

  /** The parameters of a path or an operation; one that is there twice is told. */
  private readParameters({ parameters }: JsonObject, pointer: string): Parameter[] {
    if (!Array.isArray(parameters)) return [];
    const seen = new Set<string>();
    return parameters.flatMap((entry, index) => {
      const parameter = this.follow(entry);
      if (!isObject(parameter)) return [];
      const name = String(parameter.name);
      const place = String(parameter.in);
      const at = `${pointer}/parameters/${index}`;
      if (seen.has(`${place} ${name}`)) {
        const found = `${name} (in: ${place})`;
        this.list.add(at, phrase('expected.ownParameter'), found, phrase('mend.removeTwin'));
      }
      seen.add(`${place} ${name}`);
      return [{ name, place, pointer: at }];
    });
  }

  private follow(entry: JsonValue): JsonValue | undefined {
    const refers = isObject(entry) && typeof entry.$ref === 'string';
    return refers ? resolveRef(this.root, String(entry.$ref))?.value : entry;
  }
}

/** Whether the parameters stand under another key, which is told already. */
function isMisspelt(holder: JsonObject): boolean {
  const keys = Object.keys(holder).filter((key) => key !== 'parameters');
  return keys.some((key) => nearestName(key, ['parameters']) !== undefined);
}
