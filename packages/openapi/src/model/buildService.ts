import { LIMITS } from '../limits.js';
import { TooLargeError } from './budget.js';
import { buildOperation, findOperations } from './buildOperation.js';
import { buildSecuritySchemes } from './buildSecurity.js';
import { buildServers } from './buildServers.js';
import { buildTagGroups } from './buildTags.js';
import { type BuildContext, createContext, type Source, type SourceDocument } from './context.js';
import { childOf, docsOf, entriesOf, pickTexts, textOf, textsOf, wordOf } from './read.js';
import { buildSchema } from './schema/buildSchema.js';
import { addEntry } from './schema/expandSources.js';
import type { NamedSchema } from './types/schema.js';
import type { Service } from './types/service.js';

/** The caller's names for a document, known before it is parsed. */
export interface ServiceIdentity {
  readonly id: string;
  /** Fallback for a document without `info.title`. */
  readonly title: string;
}

/** Inline levels and the limit of nodes. Named schemas are linked when a service exceeds the limit of nodes shown inline. */
const INLINE = { inlineLevels: LIMITS.schemaDepth, nodes: LIMITS.schemasShownInline };
const LINKED = { inlineLevels: 0, nodes: LIMITS.nodes };

/**
 * Builds the typed model of one service from its checked document. In a large one, and in one without operations, every
 * named schema is shown once and linked.
 *
 * @throws {RangeError} if the document expands to more schema nodes than any real one.
 */
export function buildService(document: SourceDocument, identity: ServiceIdentity): Service {
  const { paths, webhooks } = document.root;
  const hasOperations = paths !== undefined || webhooks !== undefined;
  if (!hasOperations) return buildIn(document, identity, LINKED);
  try {
    return buildIn(document, identity, INLINE);
  } catch (error) {
    const isFinal = error instanceof TooLargeError && error.isFinal;
    if (!(error instanceof RangeError) || isFinal) throw error;
    return buildIn(document, identity, LINKED);
  }
}

function buildIn(document: SourceDocument, identity: ServiceIdentity, way: typeof INLINE): Service {
  const context = createContext(document, way);
  const root: Source = { value: document.root, pointer: '' };
  const schemas = way.inlineLevels > 0 ? [] : buildNamed(context);
  const servers = buildServers(context, root);
  const schemes = buildSecuritySchemes(context);
  const tagged = [
    ...findOperations(context, childOf(root, 'paths'), 'path'),
    ...findOperations(context, childOf(root, 'webhooks'), 'webhook'),
  ].map((place) => ({
    operation: buildOperation(context, place, { servers, schemes }),
    tags: textsOf(place.operation.value, 'tags').filter((name) => name.trim() !== ''),
  }));
  const groups = buildTagGroups(context, tagged);
  return {
    ...buildInfo(root, identity, context),
    servers,
    securitySchemes: schemes,
    groups,
    schemas: [...schemas, ...buildEntries(context)],
  };
}

/** Builds every schema of `components`, shown once and linked from its uses. */
export function buildNamed(context: BuildContext): NamedSchema[] {
  const components = childOf({ value: context.root, pointer: '' }, 'components');
  for (const [, { pointer }] of entriesOf(components, 'schemas')) addEntry(context, pointer);
  return buildEntries(context);
}

/** Builds the linked schemas that are not built yet, with those that are added meanwhile. */
export function buildEntries(context: BuildContext): NamedSchema[] {
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

type ServiceInfo = Omit<Service, 'servers' | 'securitySchemes' | 'groups' | 'schemas'>;

function buildInfo(root: Source, identity: ServiceIdentity, context: BuildContext): ServiceInfo {
  const { lexemes } = context;
  const info = childOf(root, 'info') ?? { value: {}, pointer: '' };
  const contact = pickTexts(childOf(info, 'contact')?.value, 'name', 'url', 'email');
  const license = childOf(info, 'license')?.value;
  const licenseName = textOf(license, 'name');
  return {
    id: identity.id,
    title: wordOf(info, 'title', lexemes) || identity.title,
    version: wordOf(info, 'version', lexemes) ?? '',
    ...pickTexts(info.value, 'summary', 'description', 'termsOfService'),
    contact: Object.values(contact).some((text) => text !== undefined) ? contact : undefined,
    license: licenseName
      ? { name: licenseName, ...pickTexts(license, 'url', 'identifier') }
      : undefined,
    externalDocs: docsOf(root.value),
  };
}
