import { type Source, splitPointer } from './json.js';
import { LIMITS } from './limits.js';
import type { ParsedDocument } from './load/parseDocument.js';
import { hideSecrets } from './load/remote/RemoteError.js';
import { resolveRef } from './load/resolveRef.js';
import { type DocumentOrigin, FaultList, SpecError } from './load/SpecError.js';
import { TooLargeError } from './model/budget.js';
import { buildOperation, findOperations } from './model/buildOperation.js';
import { buildSecuritySchemes } from './model/buildSecurity.js';
import { buildServers } from './model/buildServers.js';
import { buildTagGroups } from './model/buildTags.js';
import { BuildContext } from './model/context.js';
import { findQuestions } from './model/findQuestions.js';
import { childOf, docsOf, entriesOf, pickTexts, textOf, textsOf, wordOf } from './model/read.js';
import { buildSchema } from './model/schema/buildSchema.js';
import { addEntry } from './model/schema/expandSources.js';
import type { NamedSchema } from './model/types/schema.js';
import type { Operation, Service } from './model/types/service.js';

/** The caller's names for a document, known before it is parsed. */
interface ServiceIdentity {
  readonly id: string;
  readonly title: string;
}

/** How named schemas are shown: repeated inline, or once and linked. */
const INLINE = { inlineLevels: LIMITS.schemaDepth, nodes: LIMITS.schemasShownInline };
const LINKED = { inlineLevels: 0, nodes: LIMITS.nodes };

/**
 * Builds the model of one document. In a large one, and in one without operations, every named schema is shown once
 * and linked.
 *
 * @param source path or URL, for the error.
 * @returns plain data.
 * @throws {SpecError} if the document expands beyond `LIMITS`, or gives advice about fields that it does not have.
 * @example
 * const identity = { id: 'operacao', title: 'Operação' }
 * modelService(document, identity, 'specs/operacao.yaml').id // 'operacao'
 */
export function modelService(
  document: ParsedDocument,
  identity: ServiceIdentity,
  source: string,
): Service {
  const { paths, webhooks } = document.root;
  const hasOperations = paths !== undefined || webhooks !== undefined;
  const origin = { service: identity.id, source: hideSecrets(source) };
  const build = (way: typeof INLINE) => buildService(document, identity, way, origin);
  return withLimits(document, origin, () =>
    hasOperations ? inlineOrLinked(build) : build(LINKED),
  );
}

function inlineOrLinked<T>(build: (way: typeof INLINE) => T): T {
  try {
    return build(INLINE);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return build(LINKED);
  }
}

/**
 * Calls a function that reads a document, and makes a fault of a limit that it exceeds: one of ours, or of the engine's
 * stack, texts and lists.
 *
 * @param origin the name and the address of the document, for the fault.
 * @returns the result of the function.
 * @throws {SpecError} for an exceeded limit, with its place if one of ours has it.
 * @example
 * const origin = { service: 'operacao', source: 'operacao.yaml' }
 * withLimits(document, origin, () => operationsOf(service).length) > 0 // true
 */
export function withLimits<T>(document: ParsedDocument, origin: DocumentOrigin, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const isDeep = error.message.includes('call stack');
    const overflow = isDeep ? 'schemas too deep within one another' : error.message;
    const large = error instanceof TooLargeError ? error : new TooLargeError(overflow);
    const { found, fix, pointer } = large;
    const at = pointer === undefined ? {} : { pointer: `#${pointer}`, ...document.locate(pointer) };
    const expected = 'a document of reasonable size';
    throw new SpecError([{ ...origin, ...at, expected, found, fix }]);
  }
}

/**
 * Lists the operations of a service in the order of the page, including its webhooks.
 *
 * @example
 * operationsOf(service).map(({ id }) => id).includes('listarOperacoes') // true
 */
export function operationsOf(service: Service): Operation[] {
  return service.groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.operations));
}

/**
 * Builds every named schema of a document, those of `components.schemas`. Unnamed schemas that are nested too deeply to
 * be shown inline follow them. In a large document the schemas link each other.
 *
 * @param prefix of every anchor, so that one page can show the schemas of two services.
 * @throws {RangeError} if the document expands to more schema nodes than any real one.
 * @example
 * buildNamedSchemas(document, '')[0].name // 'PaginaDeOperacoes'
 */
export function buildNamedSchemas(
  { sourceTexts, root }: Pick<ParsedDocument, 'sourceTexts' | 'root'>,
  prefix: string,
): NamedSchema[] {
  const resolve = (ref: string) => resolveRef(root, ref);
  const source = { value: root, pointer: '' };
  return inlineOrLinked(({ inlineLevels, nodes }) =>
    buildNamed(new BuildContext(source, sourceTexts, resolve, nodes, inlineLevels, prefix)),
  );
}

function buildService(
  document: ParsedDocument,
  identity: ServiceIdentity,
  way: typeof INLINE,
  origin: DocumentOrigin,
): Service {
  const { root: value, sourceTexts } = document;
  const root = { value, pointer: '' };
  const resolve = (ref: string) => resolveRef(value, ref);
  const context = new BuildContext(root, sourceTexts, resolve, way.nodes, way.inlineLevels);
  const schemas = way.inlineLevels > 0 ? [] : buildNamed(context);
  const servers = buildServers(context, root);
  const securitySchemes = buildSecuritySchemes(context);
  const tagged = [
    ...findOperations(context, childOf(root, 'paths'), 'path'),
    ...findOperations(context, childOf(root, 'webhooks'), 'webhook'),
  ].map((source) => {
    const tags = textsOf(source.operation.value, 'tags').filter((name) => name.trim() !== '');
    context.budget.countPart(source.operation.pointer, tags.length);
    return { operation: buildOperation(context, source, { servers, securitySchemes }), tags };
  });
  refuseLostAdvice(context.lostAdvice, new FaultList(origin, document.locate));
  const groups = buildTagGroups(context, tagged);
  return {
    ...buildInfo(root, identity, context),
    servers,
    securitySchemes,
    groups,
    schemas: [...schemas, ...buildEntries(context)],
  };
}

function refuseLostAdvice(pointers: readonly string[], list: FaultList): void {
  const fix = 'Write a text, by a name like path.id, body.emissor.cnpj or 200.data.status.';
  for (const pointer of pointers) {
    list.add(pointer, 'a text about a field of the call', splitPointer(pointer).at(-1), fix);
  }
  if (pointers.length > 0) throw new SpecError(list.faults);
}

function buildNamed(context: BuildContext): NamedSchema[] {
  const components = childOf(context.root, 'components');
  for (const [, { pointer }] of entriesOf(components, 'schemas')) addEntry(context, pointer);
  return buildEntries(context);
}

/** Builds the linked schemas that are not built yet, with those that are added meanwhile. */
function buildEntries(context: BuildContext): NamedSchema[] {
  const schemas: NamedSchema[] = [];
  for (const [pointer, { anchor, name }] of context.entries) {
    if (context.built.has(anchor)) continue;
    const source = { value: { $ref: `#${pointer}` }, pointer };
    const schema = buildSchema(context, [source], anchor, new Map(), { opening: pointer });
    context.built.set(anchor, schema);
    schemas.push({ name, anchor, schema });
  }
  return schemas;
}

function buildInfo(root: Source, identity: ServiceIdentity, { sourceTexts }: BuildContext) {
  const info = childOf(root, 'info') ?? { value: {}, pointer: '' };
  const contact = pickTexts(childOf(info, 'contact')?.value, 'name', 'url', 'email');
  const license = childOf(info, 'license')?.value;
  const licenseName = textOf(license, 'name');
  return {
    id: identity.id,
    title: wordOf(info, 'title', sourceTexts) || identity.title,
    version: wordOf(info, 'version', sourceTexts) ?? '',
    ...pickTexts(info.value, 'summary', 'description', 'termsOfService'),
    ...findQuestions(info.value),
    contact: Object.values(contact).some((text) => text !== undefined) ? contact : undefined,
    license: licenseName
      ? { name: licenseName, ...pickTexts(license, 'url', 'identifier') }
      : undefined,
    externalDocs: docsOf(root.value),
  };
}
