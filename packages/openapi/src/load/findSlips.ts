import { describeValue, entryOf, isObject, type JsonObject, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { nearestName } from '../nearestName.js';
import { type Child, groupsOf, type Kind, objectsBelow } from '../walkDocument.js';
import { phrase } from '../words/phrase.js';
import { addTo, checkAgainstSchema } from './checkAgainstSchema.js';
import { describeUnknown } from './describeFinding.js';
import { PathChecker } from './PathChecker.js';
import type { ParsedDocument } from './parseDocument.js';
import { isOwnDialect, SCHEMA_KEYWORDS } from './publishedSchemas.js';
import { resolveRef } from './resolveRef.js';
import { type DocumentOrigin, FaultList, type SpecFault } from './SpecError.js';

/** Keywords that are words of their own as well, and so not meant by a key that is near to one. */
const WORDS = ['not', 'if', 'then', 'else', 'xml', '$comment'];
const NEAR_KEYWORDS = SCHEMA_KEYWORDS.filter((keyword) => !WORDS.includes(keyword));

/** The group of components that each kind of object stands in. */
const GROUPS: Partial<Record<Kind, string>> = Object.fromEntries(
  groupsOf('components', {
    pointer: '',
    value: Object.fromEntries(
      [
        'schemas',
        'responses',
        'parameters',
        'examples',
        'requestBodies',
        'headers',
        'callbacks',
      ].map((name) => [name, {}]),
    ),
  }).map(({ keyword, kind }) => [kind, keyword]),
);

/**
 * Finds what is wrong in a document that can be shown all the same: what the published schema of its version has
 * against it, and what that can't say: parameters that a path doesn't have, an `operationId` given twice or linked
 * without being there, references to another kind of component, a way to authenticate and variables of servers that
 * are not described, and misspelt keywords of schemas.
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
  private readonly links: { readonly id: string; readonly pointer: string }[] = [];
  private readonly nearKeywords = new Map<string, string | undefined>();
  private readonly paths: PathChecker;
  private readonly schemes: readonly string[];
  /** A misspelt `securitySchemes` is told by itself. */
  private readonly hasSchemes: boolean;
  private readonly isOld: boolean;
  private readonly hasOwnDialect: boolean;

  constructor(
    private readonly root: JsonObject,
    private readonly list: FaultList,
  ) {
    const components = isObject(root.components) ? root.components : {};
    const { securitySchemes } = components;
    this.schemes = isObject(securitySchemes) ? Object.keys(securitySchemes) : [];
    this.hasSchemes =
      securitySchemes !== undefined ||
      nearestName('securitySchemes', Object.keys(components)) === undefined;
    this.isOld = String(root.openapi).startsWith('3.0');
    this.hasOwnDialect = isOwnDialect(root);
    this.paths = new PathChecker(root, list);
  }

  find(): void {
    this.checkSecurity(this.root, '');
    this.checkServers(this.root, '');
    for (const child of objectsBelow('document', { value: this.root, pointer: '' })) {
      const { kind, keyword, pointer, value } = child;
      if (!isObject(value)) continue;
      this.checkKind(child, value);
      if (kind === 'schema') this.checkSchema(value, pointer);
      if (kind === 'pathItem') {
        this.checkServers(value, pointer);
        if (keyword === 'paths') this.paths.check(value, pointer);
      }
      if (keyword === 'links' && typeof value.operationId === 'string') {
        this.links.push({ id: value.operationId, pointer });
      }
      if (kind !== 'operation') continue;
      this.checkOperationId(value, pointer);
      this.checkSecurity(value, pointer);
      this.checkServers(value, pointer);
    }
    this.checkLinks();
  }

  /** A reference that leads to a component of another kind, of which nothing would be shown. */
  private checkKind({ kind, pointer }: Child, { $ref }: JsonObject): void {
    const group = GROUPS[kind];
    if (group === undefined || typeof $ref !== 'string') return;
    const reached = resolveRef(this.root, $ref)?.pointer ?? '';
    const [, other = '', ...rest] = /^\/components\/([^/]+)(?:\/([^/]+))?$/.exec(reached) ?? [];
    if (other === '' || (other === group && rest[0] !== undefined)) return;
    const holdsContent = kind === 'requestBody' || kind === 'response';
    const mend =
      other === 'schemas' && holdsContent
        ? phrase('mend.referInContent')
        : phrase('mend.referToKind', { group });
    const expected = phrase('expected.kindOfComponent', { group });
    this.list.add(`${pointer}/$ref`, expected, describeValue($ref), mend);
  }

  private checkSchema(schema: JsonObject, pointer: string): void {
    if (this.isOld) {
      if (schema.type === 'array' && schema.items === undefined && schema.$ref === undefined) {
        this.list.add(pointer, phrase('expected.items'), undefined, phrase('mend.addItems'));
      }
    } else if (this.hasOwnDialect) this.checkKeywords(schema, pointer);
    const mapping = isObject(schema.discriminator) ? schema.discriminator.mapping : undefined;
    if (!isObject(mapping)) return;
    for (const [name, target] of Object.entries(mapping)) {
      if (typeof target !== 'string' || !target.startsWith('#')) continue;
      if (resolveRef(this.root, target)) continue;
      const at = joinPointer(`${pointer}/discriminator/mapping`, name);
      const expected = phrase('expected.leadingReference');
      this.list.add(at, expected, describeValue(target), phrase('mend.correctReference'));
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
      addTo(this.list, describeUnknown(pointer, { key, known: [] }, nearest, ''));
    }
  }

  /** The keyword a key most likely is; a schema may have keys of its own, and short ones are near to many. */
  private nearestKeyword(key: string): string | undefined {
    if (!this.nearKeywords.has(key)) {
      if (this.nearKeywords.size >= LIMITS.nearNames) return undefined;
      this.nearKeywords.set(key, nearestName(key, NEAR_KEYWORDS, key.length < 6 ? 1 : 2));
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
    const mend = phrase('mend.renameOperation', { id });
    this.list.add(`${pointer}/operationId`, phrase('expected.ownOperationId'), found, mend);
  }

  /** Only what is nearly an operation's: a link may be meant for one of another document. */
  private checkLinks(): void {
    const ids = [...this.firstOf.keys()];
    for (const { id, pointer } of this.links) {
      if (this.list.isFull || this.firstOf.has(id)) continue;
      const nearest = nearestName(id, ids);
      if (nearest === undefined) continue;
      const mend = phrase('mend.nearValue', { nearest });
      const expected = phrase('expected.linkedOperation');
      this.list.add(`${pointer}/operationId`, expected, describeValue(id), mend);
    }
  }

  private checkSecurity({ security }: JsonObject, pointer: string): void {
    if (!Array.isArray(security) || !this.hasSchemes) return;
    for (const [index, requirement] of security.entries()) {
      if (!isObject(requirement)) continue;
      for (const name of Object.keys(requirement)) {
        // Since 3.2 an address may stand for a name.
        if (this.schemes.includes(name) || name.includes('/') || this.list.isFull) continue;
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

  private checkServers({ servers }: JsonObject, pointer: string): void {
    if (!Array.isArray(servers)) return;
    for (const [index, server] of servers.entries()) {
      if (!isObject(server) || typeof server.url !== 'string') continue;
      const variables = isObject(server.variables) ? server.variables : {};
      for (const [, name = ''] of server.url.matchAll(/\{([^{}]+)\}/g)) {
        if (entryOf(variables, name) !== undefined) continue;
        const expected = phrase('expected.variable', { name });
        const mend = phrase('mend.addVariable', { name });
        this.list.add(`${pointer}/servers/${index}/url`, expected, describeValue(server.url), mend);
      }
    }
  }
}
