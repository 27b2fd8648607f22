import { describeValue, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { nearestName } from '../nearestName.js';
import { METHODS } from '../walkDocument.js';
import { type Phrase, phrase } from '../words/phrase.js';
import { checkReferences } from './checkReferences.js';
import { KNOWN_KEYS } from './knownKeys.js';
import type { ParsedDocument } from './parseDocument.js';
import { resolveRef } from './resolveRef.js';
import { type DocumentOrigin, FaultList, type SpecFault } from './SpecError.js';

const LOCATIONS = ['path', 'query', 'querystring', 'header', 'cookie'];

/**
 * Checks that a parsed document is an OpenAPI 3.x description that can be shown whole: version,
 * info, paths, operations, parameters, responses, and every reference local and leading somewhere.
 *
 * @param told pointers of references of which there is a fault already.
 * @returns every fault, none when the document is sound.
 */
export function checkDocument(
  { locate, root }: ParsedDocument,
  origin: DocumentOrigin,
  told: ReadonlySet<string> = new Set(),
): SpecFault[] {
  const list = new FaultList(origin, locate);
  const checker = new Checker(root, list);
  checker.checkVersion();
  // Before all that looks at each of them.
  checker.checkOperations();
  if (list.faults.length === 0) {
    checker.checkInfo();
    checker.checkPaths();
    checkReferences(root, list, told);
  }
  return list.faults;
}

class Checker {
  constructor(
    private readonly root: JsonObject,
    private readonly list: FaultList,
  ) {}

  checkVersion(): void {
    const { asyncapi, openapi, swagger } = this.root;
    if (asyncapi !== undefined && openapi === undefined) {
      const expected = phrase('expected.openapiVersion');
      const found = phrase('found.asyncapi', { version: describeValue(asyncapi) });
      this.list.add('/asyncapi', expected, found, phrase('mend.useAsyncapi'));
    } else if (typeof openapi === 'string' && /^3\.[0-2](\.|$)/.test(openapi)) {
      return;
    } else if (swagger !== undefined) {
      const expected = phrase('expected.openapiVersion');
      const isOpenapi = String(swagger).startsWith('3');
      const mend = isOpenapi
        ? phrase('mend.nearKey', { key: 'swagger', nearest: 'openapi' })
        : phrase('mend.convertSwagger');
      this.fault('/swagger', expected, swagger, mend);
    } else {
      const expected = phrase('expected.quotedOpenapiVersion');
      this.missing('', 'openapi', expected, openapi, phrase('mend.addOpenapiVersion'));
    }
  }

  checkOperations(): void {
    for (const key of ['paths', 'webhooks']) {
      const count = this.countOperations(this.root[key]);
      if (count <= LIMITS.operations) continue;
      const found = phrase('found.manyOperations', { count, max: LIMITS.operations });
      this.list.add(`/${key}`, phrase('expected.reasonableSize'), found, phrase('mend.split'));
    }
  }

  private countOperations(holder: JsonValue | undefined): number {
    let count = 0;
    for (const [path, item] of Object.entries(isObject(holder) ? holder : {})) {
      if (path.startsWith('x-') || !isObject(item)) continue;
      const target = typeof item.$ref === 'string' ? resolveRef(this.root, item.$ref)?.value : {};
      const whole = isObject(target) ? { ...target, ...item } : item;
      const { additionalOperations } = whole;
      count += METHODS.filter((method) => Object.hasOwn(whole, method)).length;
      if (isObject(additionalOperations)) count += Object.keys(additionalOperations).length;
    }
    return count;
  }

  checkInfo(): void {
    const { info } = this.root;
    if (!isObject(info)) {
      this.missing('', 'info', phrase('expected.info'), info, phrase('mend.addInfo'));
      return;
    }
    for (const key of ['title', 'version']) {
      const found = info[key];
      // `version: 1.10` without quotes is common, and shown as it was written.
      if (typeof found === 'string' || typeof found === 'number') continue;
      const mend = phrase((found ?? null) === null ? 'mend.addToInfo' : 'mend.quote', { key });
      this.missing('/info', key, phrase('expected.text'), found, mend);
    }
  }

  checkPaths(): void {
    const { components, paths, webhooks } = this.root;
    if (paths === undefined && webhooks === undefined && components === undefined) {
      const expected = phrase('expected.pathsWebhooksOrComponents');
      this.missing('', 'paths', expected, undefined, phrase('mend.addPaths'));
    }
    this.checkPathItems(paths, '/paths', true);
    this.checkPathItems(webhooks, '/webhooks', false);
  }

  private checkPathItems(holder: JsonValue | undefined, pointer: string, slashed: boolean): void {
    if (holder === undefined) return;
    if (!isObject(holder)) {
      const mend = phrase(slashed ? 'mend.writePaths' : 'mend.writeWebhooks');
      this.fault(pointer, phrase('expected.object'), holder, mend);
      return;
    }
    for (const [path, item] of Object.entries(holder)) {
      if (path.startsWith('x-')) continue;
      const at = joinPointer(pointer, path);
      if (slashed && !path.startsWith('/')) {
        const own = /^https?:\/\/[^/]+(\/.*)?$/.exec(path)?.[1] ?? '';
        const mend =
          own === ''
            ? phrase('mend.writePath', { path })
            : phrase('mend.writePathOnly', { path: own });
        this.fault(at, phrase('expected.path'), path, mend);
      }
      if (isObject(item)) this.checkPathItem(item, at);
      else this.fault(at, phrase('expected.pathItem'), item, phrase('mend.addMethod'));
    }
  }

  private checkPathItem(item: JsonObject, pointer: string): void {
    this.checkParameters(item.parameters, `${pointer}/parameters`);
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      const at = `${pointer}/${method}`;
      if (isObject(operation)) this.checkOperation(operation, at);
      else this.fault(at, phrase('expected.operation'), operation, phrase('mend.addResponses'));
    }
  }

  private checkOperation(operation: JsonObject, pointer: string): void {
    this.checkParameters(operation.parameters, `${pointer}/parameters`);
    for (const key of ['responses', 'requestBody', 'callbacks'] as const) {
      const value = operation[key] ?? undefined;
      if (value === undefined || isObject(value)) continue;
      const mend = phrase('mend.correct', { key });
      this.fault(`${pointer}/${key}`, phrase('expected.object'), value, mend);
    }
  }

  private checkParameters(list: JsonValue | undefined, pointer: string): void {
    // `parameters:` with nothing after it.
    if (list === undefined || list === null) return;
    if (!Array.isArray(list)) {
      this.fault(pointer, phrase('expected.parameters'), list, phrase('mend.listParameters'));
      return;
    }
    for (const [index, entry] of list.entries()) {
      const refers = isObject(entry) && typeof entry.$ref === 'string';
      const value = refers ? resolveRef(this.root, String(entry.$ref))?.value : entry;
      if (value !== undefined) this.checkParameter(value, `${pointer}/${index}`);
    }
  }

  private checkParameter(value: JsonValue, pointer: string): void {
    if (!isObject(value)) {
      const mend = phrase('mend.nameParameter');
      this.fault(pointer, phrase('expected.parameterName'), value, mend);
      return;
    }
    const { in: place, name } = value;
    if (place === 'body' || place === 'formData') {
      const expected = phrase('expected.oneOf', { names: LOCATIONS.join(', ') });
      this.fault(`${pointer}/in`, expected, place, phrase('mend.moveToBody'));
    } else if (typeof name !== 'string') {
      const mend = this.mendKey(value, 'name', phrase('mend.nameParameter'));
      this.fault(`${pointer}/name`, phrase('expected.parameterName'), name, mend);
    } else if (!LOCATIONS.includes(String(place))) {
      const nearest = typeof place === 'string' ? nearestName(place, LOCATIONS) : undefined;
      const mend =
        nearest === undefined
          ? this.mendKey(value, 'in', phrase('mend.placeParameter'))
          : phrase('mend.nearValue', { nearest });
      const expected = phrase('expected.oneOf', { names: LOCATIONS.join(', ') });
      this.fault(`${pointer}/in`, expected, place, mend);
    }
  }

  /** How to mend what is missing: its key may stand there misspelt. */
  private mendKey(holder: JsonObject, key: string, otherwise: Phrase): Phrase {
    if (holder[key] !== undefined) return otherwise;
    const near = nearestName(key, Object.keys(holder));
    return near === undefined ? otherwise : phrase('mend.nearKey', { key: near, nearest: key });
  }

  /** A key that is not what it must be; where it is not there, it may stand misspelt beside the others. */
  private missing(
    holder: string,
    key: string,
    expected: Phrase,
    found: unknown,
    mend: Phrase,
  ): void {
    const beside = holder === '' ? this.root : this.root.info;
    const others = isObject(beside) && found === undefined ? Object.keys(beside) : [];
    const misspelt = nearestName(
      key,
      others.filter((name) => !KNOWN_KEYS.includes(name)),
    );
    if (misspelt === undefined) this.fault(`${holder}/${key}`, expected, found, mend);
    else {
      const near = phrase('mend.nearKey', { key: misspelt, nearest: key });
      this.fault(joinPointer(holder, misspelt), expected, misspelt, near);
    }
  }

  private fault(pointer: string, expected: Phrase, found: unknown, mend: Phrase): void {
    this.list.add(pointer, expected, describeValue(found), mend);
  }
}
