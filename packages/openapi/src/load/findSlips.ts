import { describeValue, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { nearestName } from '../nearestName.js';
import { type Child, METHODS, objectsBelow } from '../walkDocument.js';
import { phrase } from '../words/phrase.js';
import { addUnknownKey, checkAgainstSchema } from './checkAgainstSchema.js';
import type { ParsedDocument } from './parseDocument.js';
import { isOwnDialect, SCHEMA_KEYWORDS } from './publishedSchemas.js';
import { resolveRef } from './resolveRef.js';
import { type DocumentOrigin, FaultList, type SpecFault } from './SpecError.js';

interface PathParameter {
  readonly name: string;
  readonly pointer: string;
}

/**
 * Finds what is wrong in a document that can be shown all the same: what the published schema of its version has
 * against it, and what that can't say: parameters that a path doesn't have, an `operationId` given twice, a way to
 * authenticate that is not described, and misspelt keywords of schemas.
 *
 * @returns a warning for each, in document order.
 */
export function findSlips({ locate, root }: ParsedDocument, origin: DocumentOrigin): SpecFault[] {
  const list = new FaultList(origin, locate);
  checkAgainstSchema(root, list);
  new SlipFinder(root, list).find();
  const inOrder = (fault: SpecFault) => (fault.line ?? 0) * 1e6 + (fault.column ?? 0);
  return list.faults.sort((a, b) => inOrder(a) - inOrder(b));
}

class SlipFinder {
  private readonly firstOf = new Map<string, string>();
  private readonly nearKeywords = new Map<string, string | undefined>();
  private readonly schemes: readonly string[];
  private readonly hasKeywords: boolean;

  constructor(
    private readonly root: JsonObject,
    private readonly list: FaultList,
  ) {
    const { components, openapi } = root;
    const schemes = isObject(components) ? components.securitySchemes : undefined;
    this.schemes = isObject(schemes) ? Object.keys(schemes) : [];
    this.hasKeywords = !String(openapi).startsWith('3.0') && isOwnDialect(root);
  }

  find(): void {
    this.checkSecurity(this.root, '');
    for (const child of objectsBelow('document', { value: this.root, pointer: '' })) {
      const { kind, keyword, pointer, value } = child;
      if (!isObject(value)) continue;
      if (kind === 'schema' && this.hasKeywords) this.checkKeywords(value, pointer);
      if (kind === 'pathItem' && keyword === 'paths') this.checkPath(child);
      if (kind !== 'operation') continue;
      this.checkOperationId(value, pointer);
      this.checkSecurity(value, pointer);
    }
  }

  /** Keys beside the keywords are allowed in a schema, so only those that are nearly one are told. */
  private checkKeywords(schema: JsonObject, pointer: string): void {
    if (schema.nullable === true) {
      const expected = phrase('expected.nullType');
      this.list.add(`${pointer}/nullable`, expected, 'nullable: true', phrase('mend.nullType'));
    }
    for (const key of Object.keys(schema)) {
      if (SCHEMA_KEYWORDS.includes(key) || key.startsWith('x-') || key.length < 3) continue;
      const nearest = this.nearestKeyword(key);
      if (nearest === undefined || Object.hasOwn(schema, nearest)) continue;
      addUnknownKey(this.list, pointer, { key, known: [nearest] }, nearest, '');
    }
  }

  /** The keyword a key most likely is; a schema may have keys of its own, and short ones are near to many. */
  private nearestKeyword(key: string): string | undefined {
    if (!this.nearKeywords.has(key)) {
      if (this.nearKeywords.size >= LIMITS.nearNames) return undefined;
      this.nearKeywords.set(key, nearestName(key, SCHEMA_KEYWORDS, key.length < 6 ? 1 : 2));
    }
    return this.nearKeywords.get(key);
  }

  private checkOperationId({ operationId: id }: JsonObject, pointer: string): void {
    if (typeof id !== 'string') return;
    const first = this.firstOf.get(id);
    if (first === undefined) {
      this.firstOf.set(id, pointer);
      return;
    }
    const found = phrase('found.takenOperationId', { id, pointer: `#${first}` });
    const expected = phrase('expected.ownOperationId');
    this.list.add(
      `${pointer}/operationId`,
      expected,
      found,
      phrase('mend.renameOperation', { id }),
    );
  }

  private checkSecurity({ security }: JsonObject, pointer: string): void {
    if (!Array.isArray(security)) return;
    for (const [index, requirement] of security.entries()) {
      if (!isObject(requirement)) continue;
      for (const name of Object.keys(requirement)) {
        // Since 3.2 an address may stand for a name.
        if (this.schemes.includes(name) || name.includes('/')) continue;
        const nearest = nearestName(name, this.schemes);
        this.list.add(
          joinPointer(`${pointer}/security/${index}`, name),
          phrase('expected.securityScheme'),
          describeValue(name),
          nearest === undefined
            ? phrase('mend.describeScheme', { name })
            : phrase('mend.nearValue', { nearest }),
        );
      }
    }
  }

  private checkPath({ pointer, value }: Child): void {
    const item = value as JsonObject;
    if (typeof item.$ref === 'string') return;
    const path = pathOf(pointer);
    const inPath = new Set([...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name));
    const shared = this.pathParameters(item, pointer);
    const told = new Set<string>();
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      return isObject(operation) ? [[`${pointer}/${method}`, operation] as const] : [];
    });
    for (const [at, operation] of operations) {
      const parameters = [...shared, ...this.pathParameters(operation, at)];
      const others = parameters.filter(({ name }) => !inPath.has(name));
      const names = new Set(parameters.map(({ name }) => name));
      const lacking = [...inPath].filter((name) => !names.has(name));
      for (const parameter of others) {
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

  private addStray(
    { name, pointer }: PathParameter,
    path: string,
    meant: string | undefined,
  ): void {
    const mend =
      meant === undefined
        ? phrase('mend.removePathParameter', { place: `{${name}}` })
        : phrase('mend.renamePathParameter', { name: meant });
    this.list.add(pointer, phrase('expected.nameInPath', { path }), describeValue(name), mend);
  }

  private pathParameters({ parameters }: JsonObject, pointer: string): PathParameter[] {
    if (!Array.isArray(parameters)) return [];
    return parameters.flatMap((entry, index) => {
      const parameter = this.follow(entry);
      if (!isObject(parameter) || parameter.in !== 'path') return [];
      return { name: String(parameter.name), pointer: `${pointer}/parameters/${index}` };
    });
  }

  private follow(entry: JsonValue): JsonValue | undefined {
    const refers = isObject(entry) && typeof entry.$ref === 'string';
    return refers ? resolveRef(this.root, String(entry.$ref))?.value : entry;
  }
}

/** Whether its parameters stand under another key, which is told already. */
function isMisspelt(holder: JsonObject): boolean {
  const keys = Object.keys(holder).filter((key) => key !== 'parameters');
  return keys.some((key) => nearestName(key, ['parameters']) !== undefined);
}

/** The path itself, from the pointer of what stands under it. */
function pathOf(pointer: string): string {
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  return key.replaceAll('~1', '/').replaceAll('~0', '~').replaceAll('%25', '%');
}
