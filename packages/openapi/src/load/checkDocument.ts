import { describeValue, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { nearestName } from '../text.js';
import { METHODS } from '../walkDocument.js';
import { checkReferences } from './checkReferences.js';
import type { ParsedDocument } from './parseDocument.js';
import { resolveRef } from './resolveRef.js';
import { type DocumentOrigin, FaultList, type SpecFault } from './SpecError.js';

const VERSIONS = 'openapi: 3.0.x, 3.1.x or 3.2.x';
const FROM_ASYNCAPI =
  'Show it with a tool for AsyncAPI (asyncapi.com/tools); describe HTTP calls in a separate OpenAPI 3 document.';
const FROM_SWAGGER =
  'Convert the Swagger 2.0 document to OpenAPI 3: npx --yes swagger2openapi swagger.yaml --outfile openapi.json';

/**
 * Checks that a parsed document is an OpenAPI 3.x description that can be shown: its version, info and paths are well
 * formed, and every reference is local and resolves. `checkStructure` warns of mistakes inside operations.
 *
 * @param document parsed by `parseDocument`.
 * @param origin the name and the address of the document, for faults.
 * @returns every fault; none if the document is valid.
 * @example
 * const source = { service: 'a', source: 'a.yaml' }
 * const faults = checkDocument(parseDocument('openapi: 3.1.0', source), source)
 * faults[0].expected // 'an info object'
 */
export function checkDocument(
  { locate, root }: ParsedDocument,
  origin: DocumentOrigin,
): SpecFault[] {
  const list = new FaultList(origin, locate);
  const checker = new Checker(root, list);
  checker.checkVersion();
  // The number of operations is limited before any of them is checked.
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
    const { asyncapi, openapi, swagger } = this.root;
    if (typeof openapi === 'string' && /^3\.[0-2](\.|$)/.test(openapi)) return;
    if (openapi !== undefined) {
      const fix = 'Write the version of the specification, like openapi: 3.1.0.';
      this.fault('/openapi', `${VERSIONS}, in quotes`, openapi, fix);
    } else if (asyncapi !== undefined) this.fault('/asyncapi', VERSIONS, asyncapi, FROM_ASYNCAPI);
    else if (swagger !== undefined && !String(swagger).startsWith('3')) {
      this.fault('/swagger', VERSIONS, swagger, FROM_SWAGGER);
    } else this.missing('', this.root, 'openapi', VERSIONS, ['swagger']);
  }

  checkOperations(): void {
    for (const key of ['paths', 'webhooks']) {
      const count = this.countOperations(this.root[key]);
      if (count <= LIMITS.operations) continue;
      const found = `${count} operations; the limit is ${LIMITS.operations}`;
      const fix = 'Split the document into smaller services.';
      this.list.add(`/${key}`, 'a document of reasonable size', found, fix);
    }
  }

  private countOperations(holder: JsonValue | undefined): number {
    let count = 0;
    for (const [path, item] of Object.entries(isObject(holder) ? holder : {})) {
      if (path.startsWith('x-') || !isObject(item)) continue;
      const target = this.follow(item);
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
      if (info === undefined) this.missing('', this.root, 'info', 'an info object');
      else this.fault('/info', 'an info object', info, 'Add info with title and version.');
      return;
    }
    for (const key of ['title', 'version']) {
      const found = info[key];
      // `version: 1.10` without quotes is common, and shown as written.
      if (typeof found === 'string' || typeof found === 'number') continue;
      if (found === undefined) this.missing('/info', info, key, 'a text');
      else this.fault(`/info/${key}`, 'a text', found, `Write a text, in quotes.`);
    }
  }

  checkPaths(): void {
    const { components, paths, webhooks } = this.root;
    if (paths === undefined && webhooks === undefined && components === undefined) {
      this.missing('', this.root, 'paths', 'paths, webhooks or components');
    }
    for (const [key, holder] of Object.entries({ paths, webhooks })) {
      if (holder === undefined) continue;
      if (isObject(holder)) this.checkPathItems(holder, key);
      else {
        const fix = 'Write each path or webhook as a key, and its methods below it.';
        this.fault(`/${key}`, 'an object', holder, fix);
      }
    }
  }

  private checkPathItems(holder: JsonObject, key: string): void {
    for (const [path, item] of Object.entries(holder)) {
      if (path.startsWith('x-')) continue;
      const at = joinPointer(`/${key}`, path);
      if (key === 'paths' && !path.startsWith('/')) {
        const own = /^https?:\/\/[^/]+(\/.*)?$/.exec(path)?.[1];
        const fix = own ? `Write ${own}; the host belongs into servers.` : `Write /${path}.`;
        this.fault(at, 'a path that begins with /', path, fix);
      }
      if (isObject(item)) {
        this.checkParameters(item, at);
        for (const method of METHODS) this.checkParameters(item[method], `${at}/${method}`);
      } else this.fault(at, 'an object with methods', item, 'Describe at least one method.');
    }
  }

  /** The linter fails on parameters that are no list of objects. */
  private checkParameters(holder: JsonValue | undefined, pointer: string): void {
    // `parameters:` without a value is an empty list.
    const list = (isObject(holder) ? holder.parameters : undefined) ?? [];
    if (!Array.isArray(list)) {
      const fix = 'Begin each parameter with "- ".';
      this.fault(`${pointer}/parameters`, 'a list of parameters', list, fix);
      return;
    }
    for (const [index, entry] of list.entries()) {
      if (isObject(entry)) continue;
      const at = `${pointer}/parameters/${index}`;
      this.fault(at, 'a parameter with name', entry, 'Give the parameter a name.');
    }
  }

  private follow(value: JsonValue): JsonValue | undefined {
    const refers = isObject(value) && typeof value.$ref === 'string';
    return refers ? resolveRef(this.root, String(value.$ref))?.value : value;
  }

  /**
   * Reports a missing key, or the key of the object that is likely its misspelling.
   *
   * @param others other names of the key, as in older versions.
   */
  private missing(
    pointer: string,
    holder: JsonObject,
    key: string,
    expected: string,
    others: readonly string[] = [],
  ): void {
    const names = Object.keys(holder);
    const misspelt = names.find((name) => others.includes(name)) ?? nearestName(key, names);
    if (misspelt === undefined) this.fault(`${pointer}/${key}`, expected, undefined, `Add ${key}.`);
    else this.fault(joinPointer(pointer, misspelt), expected, misspelt, `Did you mean ${key}?`);
  }

  private fault(pointer: string, expected: string, found: unknown, fix: string): void {
    this.list.add(pointer, expected, describeValue(found), fix);
  }
}
