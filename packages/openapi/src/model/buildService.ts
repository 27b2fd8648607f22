import { TooManyNodesError, TooManyPartsError } from './budget.js';
import { buildOperation, findOperations } from './buildOperation.js';
import { buildSecuritySchemes } from './buildSecurity.js';
import { buildServers } from './buildServers.js';
import { buildTagGroups } from './buildTags.js';
import {
  type BuildContext,
  createContext,
  type SchemaEntry,
  type Source,
  type SourceDocument,
} from './context.js';
import { childOf, docsOf, pickTexts, textOf, textsOf, wordOf } from './read.js';
import { buildSchema } from './schema/buildSchema.js';
import { chooseShared, SHARING, type Sharing, type SharingPlan } from './schema/chooseShared.js';
import { nameOf } from './schema/expandSources.js';
import type { NamedSchema } from './types/schema.js';
import type { Service } from './types/service.js';

/** The caller's names for a document, known before it is parsed. */
export interface ServiceIdentity {
  readonly id: string;
  /** Fallback for a document without `info.title`. */
  readonly title: string;
}

/**
 * Builds the typed model of one service from its checked document. Schemas whose references would expand too
 * far are linked instead of repeated.
 *
 * @throws {RangeError} if the document expands to more schema nodes than any real one.
 */
export function buildService(document: SourceDocument, identity: ServiceIdentity): Service {
  let failed: { readonly error: RangeError; readonly plan: SharingPlan } | undefined;
  for (const sharing of SHARING) {
    const plan = chooseShared(document, sharing);
    if (failed && failsAgain(plan, sharing, failed)) continue;
    try {
      return buildShared(document, identity, sharing, plan);
    } catch (error) {
      if (!(error instanceof RangeError) || error instanceof TooManyPartsError) throw error;
      failed = { error, plan };
    }
  }
  throw failed?.error ?? new RangeError('no way of sharing schemas was tried');
}

/** Whether a plan would fail like the one before: only the last plan omits fields beyond the limit of an operation. */
function failsAgain(
  { budget, shared }: SharingPlan,
  sharing: Sharing,
  { error, plan }: { readonly error: RangeError; readonly plan: SharingPlan },
): boolean {
  if (budget !== plan.budget || shared.length !== plan.shared.length) return false;
  return sharing !== SHARING.at(-1) || (shared.length === 0 && error instanceof TooManyNodesError);
}

function buildShared(
  document: SourceDocument,
  identity: ServiceIdentity,
  sharing: Sharing,
  { budget, shared }: SharingPlan,
): Service {
  const context = createContext(document, {
    nodes: budget,
    linksParts: sharing === 'all',
    leavesOut: sharing === SHARING.at(-1),
  });
  for (const pointer of shared) {
    const name = nameOf(pointer);
    context.shared.set(pointer, { name, anchor: context.anchors.claim(context.entryPrefix, name) });
  }
  const root: Source = { value: document.root, pointer: '' };
  const schemas = buildEntries(context, context.shared);
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
    schemas: [...schemas, ...buildEntries(context, context.deep)],
  };
}

/** Builds the schemas of a table, with those that are added meanwhile. */
function buildEntries(
  context: BuildContext,
  entries: ReadonlyMap<string, SchemaEntry>,
): NamedSchema[] {
  const schemas: NamedSchema[] = [];
  for (const [pointer, { name, anchor }] of entries) {
    const source = { value: { $ref: `#${pointer}` }, pointer };
    context.budget.startOperation();
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
