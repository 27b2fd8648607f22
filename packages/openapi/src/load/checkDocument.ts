import { describeValue, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { METHODS } from '../walkDocument.js';
import { type Phrase, phrase } from '../words/phrase.js';
import { checkReferences } from './checkReferences.js';
import type { ParsedDocument } from './parseDocument.js';
import { resolveRef } from './resolveRef.js';
import { type DocumentOrigin, FaultList, type SpecFault } from './SpecError.js';

const LOCATIONS = ['path', 'query', 'querystring', 'header', 'cookie'];

/**
 * Checks that a parsed document is an OpenAPI 3.x description that can be shown whole: version,
 * info, paths, operations, parameters, responses, and every reference local and leading somewhere.
 *
 * @returns every fault, none when the document is sound.
 */
export function checkDocument(
  { locate, root }: ParsedDocument,
  origin: DocumentOrigin,
): SpecFault[] {
  const list = new FaultList(origin, locate);
  const checker = new Checker(root, list);
  checker.checkVersion();
  // Before all that looks at each of them.
  checker.checkOperations();
  if (list.faults.length === 0) {
    checker.checkInfo();
    checker.checkPaths();
    checkReferences(root, list);
  }
  return list.faults;
}

class Checker {
  constructor(
    private readonly root: JsonObject,
    private readonly list: FaultList,
  ) {}

  checkVersion(): void {
    const { openapi, swagger } = this.root;
    if (swagger !== undefined) {
      const expected = phrase('expected.openapiVersion');
      this.fault('/swagger', expected, swagger, phrase('mend.convertSwagger'));
    } else if (typeof openapi !== 'string' || !/^3\.[0-2](\.|$)/.test(openapi)) {
      const expected = phrase('expected.quotedOpenapiVersion');
      this.fault('/openapi', expected, openapi, phrase('mend.addOpenapiVersion'));
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
      this.fault('/info', phrase('expected.info'), info, phrase('mend.addInfo'));
      return;
    }
    for (const key of ['title', 'version']) {
      const found = info[key];
      // `version: 1.10` without quotes is common, and shown as it was written.
      if (typeof found === 'string' || typeof found === 'number') continue;
      const mend = phrase((found ?? null) === null ? 'mend.addToInfo' : 'mend.quote', { key });
      this.fault(`/info/${key}`, phrase('expected.text'), found, mend);
    }
  }

  checkPaths(): void {
    const { components, paths, webhooks } = this.root;
    if (paths === undefined && webhooks === undefined && components === undefined) {
      const expected = phrase('expected.pathsWebhooksOrComponents');
      this.fault('/paths', expected, undefined, phrase('mend.addPaths'));
    }
    this.checkPathItems(paths, '/paths', true);
    this.checkPathItems(webhooks, '/webhooks', false);
  }

  private checkPathItems(holder: JsonValue | undefined, pointer: string, slashed: boolean): void {
    if (holder === undefined) return;
    if (!isObject(holder)) {
      this.fault(pointer, phrase('expected.object'), holder, phrase('mend.listByKey'));
      return;
    }
    for (const [path, item] of Object.entries(holder)) {
      if (path.startsWith('x-')) continue;
      const at = joinPointer(pointer, path);
      if (slashed && !path.startsWith('/')) {
        this.fault(at, phrase('expected.path'), path, phrase('mend.writePath', { path }));
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
    const { in: location, name } = isObject(value) ? value : { in: undefined, name: value };
    if (!isObject(value) || typeof name !== 'string') {
      const expected = phrase('expected.parameterName');
      this.fault(`${pointer}/name`, expected, name, phrase('mend.nameParameter'));
    } else if (!LOCATIONS.includes(String(location))) {
      const expected = phrase('expected.oneOf', { names: LOCATIONS.join(', ') });
      this.fault(`${pointer}/in`, expected, location, phrase('mend.placeParameter'));
    }
  }

  private fault(pointer: string, expected: Phrase, found: unknown, mend: Phrase): void {
    this.list.add(pointer, expected, describeValue(found), mend);
  }
}
