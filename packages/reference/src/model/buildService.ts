import { phrase } from '../labels/faults/phrase.js';
import { LIMITS } from '../limits.js';
import { buildOperation, findOperations } from './buildOperation.js';
import { buildSecuritySchemes } from './buildSecurity.js';
import { buildServers } from './buildServers.js';
import { buildTagGroups } from './buildTags.js';
import { AnchorRegistry, type BuildContext, type Source, type SourceDocument } from './context.js';
import type { ModelLabels } from './ModelLabels.js';
import type { Lexemes } from './printJson.js';
import { childOf, textOf, textsOf } from './read.js';
import { buildSchema } from './schema/buildSchema.js';
import { chooseShared, SHARING, type Sharing } from './schema/chooseShared.js';
import { nameOf } from './schema/expandSources.js';
import { newBudget, startOperation, TooLargeError, TooManyPartsError } from './spend.js';
import type { NamedSchema } from './types/schema.js';
import type { Service } from './types/service.js';
import { wordOf } from './wordOf.js';

/** What the caller knows of a document before it is read. */
export interface ServiceIdentity {
  readonly id: string;
  /** Shown when the document has no `info.title`. */
  readonly title: string;
}

/**
 * Builds the whole typed model of one service from its checked document; schemas that refer to one
 * another so that they would unfold without measure are linked instead of repeated.
 *
 * @throws {RangeError} when the document unfolds into more schema places than any real one.
 */
export function buildService(
  document: SourceDocument,
  identity: ServiceIdentity,
  labels: ModelLabels,
): Service {
  refuseManyOperations(document);
  for (const sharing of SHARING) {
    try {
      return buildShared(document, identity, labels, sharing);
    } catch (error) {
      const isFinal = error instanceof TooManyPartsError || sharing === SHARING.at(-1);
      if (!(error instanceof RangeError) || isFinal) throw error;
    }
  }
  throw new RangeError('no way of sharing schemas was tried');
}

function refuseManyOperations(document: SourceDocument): void {
  const root: Source = { value: document.root, pointer: '' };
  for (const key of ['paths', 'webhooks']) {
    const count = findOperations(document, childOf(root, key), 'path').length;
    if (count <= LIMITS.operations) continue;
    throw new TooLargeError(
      phrase('found.manyOperations', { count, max: LIMITS.operations }),
      `/${key}`,
      phrase('mend.split'),
    );
  }
}

function buildShared(
  document: SourceDocument,
  identity: ServiceIdentity,
  labels: ModelLabels,
  sharing: Sharing,
): Service {
  const context = createContext(document, labels, sharing);
  const root: Source = { value: document.root, pointer: '' };
  const schemas = buildSharedSchemas(context);
  const servers = buildServers(root, context.lexemes);
  const schemes = buildSecuritySchemes(context);
  const tagged = [
    ...findOperations(context, childOf(root, 'paths'), 'path'),
    ...findOperations(context, childOf(root, 'webhooks'), 'webhook'),
  ].map((place) => ({
    operation: buildOperation(context, place, { servers, schemes }),
    tags: textsOf(place.operation.value, 'tags').filter((name) => name.trim() !== ''),
  }));
  return {
    ...buildInfo(root, identity, context.lexemes),
    servers,
    securitySchemes: schemes,
    groups: buildTagGroups(context, tagged, labels),
    schemas,
  };
}

function createContext(
  document: SourceDocument,
  labels: ModelLabels,
  sharing: Sharing,
): BuildContext {
  const anchors = new AnchorRegistry();
  const plan = chooseShared(document, sharing);
  const shared = new Map(
    plan.shared.map((pointer) => {
      const name = nameOf(pointer);
      return [pointer, { name, anchor: anchors.claim('esquema', name) }] as const;
    }),
  );
  return {
    ...document,
    labels,
    anchors,
    shared,
    linked: new Set(),
    budget: newBudget(plan.budget),
    leaves: new WeakMap(),
    linksParts: sharing === 'all',
    isLastTry: sharing === SHARING.at(-1),
  };
}

function buildSharedSchemas(context: BuildContext): NamedSchema[] {
  return [...context.shared].map(([pointer, { name, anchor }]) => {
    const source = { value: { $ref: `#${pointer}` }, pointer };
    startOperation(context);
    return {
      name,
      anchor,
      schema: buildSchema(context, [source], anchor, new Map(), { opening: pointer }),
    };
  });
}

type Info = Omit<Service, 'servers' | 'securitySchemes' | 'groups' | 'schemas'>;

function buildInfo(root: Source, identity: ServiceIdentity, lexemes: Lexemes): Info {
  const info = childOf(root, 'info') ?? { value: {}, pointer: '' };
  const contact = childOf(info, 'contact')?.value ?? null;
  const license = childOf(info, 'license')?.value ?? null;
  const docs = childOf(root, 'externalDocs')?.value ?? null;
  const licenseName = textOf(license, 'name');
  const docsUrl = textOf(docs, 'url');
  return {
    id: identity.id,
    title: wordOf(info, 'title', lexemes) || identity.title,
    version: wordOf(info, 'version', lexemes) ?? '',
    summary: textOf(info.value, 'summary'),
    description: textOf(info.value, 'description'),
    termsOfService: textOf(info.value, 'termsOfService'),
    contact: ['name', 'url', 'email'].some((key) => textOf(contact, key) !== undefined)
      ? {
          name: textOf(contact, 'name'),
          url: textOf(contact, 'url'),
          email: textOf(contact, 'email'),
        }
      : undefined,
    license: licenseName
      ? {
          name: licenseName,
          url: textOf(license, 'url'),
          identifier: textOf(license, 'identifier'),
        }
      : undefined,
    externalDocs: docsUrl ? { url: docsUrl, description: textOf(docs, 'description') } : undefined,
  };
}
