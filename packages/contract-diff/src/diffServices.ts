import {
  type Operation,
  operationsOf,
  type SecurityAlternatives,
  type Server,
  type Service,
} from '@frontier/openapi';
import {
  type Change,
  ChangeList,
  type ComparedLocation,
  diffDeprecation,
  diffText,
  pairUp,
} from './ChangeList';
import { diffContent, diffParameters, diffResponses } from './diffMessages';
import { createSchemaDiff, diffRequired, type SchemaDiff } from './diffSchema';
import { LinkedSchemas } from './LinkedSchemas';

/**
 * Lists the changes between two documents of one service, by operation and field.
 *
 * It compares models, so moving a schema to `components` or splitting it into an `allOf` is no change.
 * Operations are paired by `operationId`, then by method and path.
 *
 * @param before the model of the earlier document.
 * @param after the model of the later document.
 * @returns breaking changes, then compatible ones, then texts, each in the order of the later document.
 * @example
 * diffServices(service, { ...service, version: '2.0.0' }) // []
 */
export function diffServices(before: Service, after: Service): Change[] {
  const changes = new ChangeList();
  const diff = { changes, before: new LinkedSchemas(before), after: new LinkedSchemas(after) };
  diffServers(changes, undefined, before.servers, after.servers);
  diffSchemes(changes, before, after);
  diffText(changes, undefined, textsOf(before), textsOf(after));
  diffOperations(diff, allOperations(before), allOperations(after));
  return changes.list();
}

function diffSchemes(changes: ChangeList, before: Service, after: Service): void {
  const pairs = pairUp(before.securitySchemes, after.securitySchemes, ({ key }) => key);
  for (const { key } of pairs.removed) changes.add('scheme-removed', undefined, { before: key });
  for (const { key } of pairs.added) changes.add('scheme-added', undefined, { after: key });
  for (const [earlier, later] of pairs.both) {
    const bare = (scheme: typeof later) => ({ ...scheme, description: '', anchor: '' });
    if (JSON.stringify(bare(earlier)) !== JSON.stringify(bare(later))) {
      changes.add('scheme-changed', undefined, { before: earlier.key, after: later.key });
    }
    diffText(changes, undefined, [earlier.description], [later.description]);
  }
}

function diffOperations(
  diff: OperationDiff,
  before: readonly Operation[],
  after: readonly Operation[],
): void {
  const byId = pairUp(before, after, ({ id, kind }) => JSON.stringify([kind, id]));
  const byAddress = pairUp(byId.removed, byId.added, (operation) =>
    JSON.stringify([operation.kind, operation.method, addressOf(operation)]),
  );
  for (const operation of byAddress.removed) addWholeOperation(diff, 'removed', operation);
  for (const operation of byAddress.added) addWholeOperation(diff, 'added', operation);
  const pairs = new Map(
    [...byId.both, ...byAddress.both].map(([first, second]) => [second, first]),
  );
  for (const operation of after) {
    const earlier = pairs.get(operation);
    if (earlier) diffOperation(diff, earlier, operation);
  }
}

function addWholeOperation(
  { changes }: OperationDiff,
  change: 'added' | 'removed',
  operation: Operation,
): void {
  const { anchor, id, kind, method, path } = operation;
  const name = kind === 'webhook' ? path : `${method} ${path}`;
  changes.add(
    `${kind === 'path' ? 'operation' : 'event'}-${change}`,
    { operation: id, anchor, home: anchor, side: 'sent' },
    change === 'added' ? { after: name } : { before: name },
  );
}

function allOperations(service: Service): Operation[] {
  const withCallbacks = (operation: Operation): Operation[] => [
    operation,
    ...operation.callbacks.flatMap(({ operations }) => operations.flatMap(withCallbacks)),
  ];
  return operationsOf(service).flatMap(withCallbacks);
}

/** Lists texts of the whole service. The changelog's entry states the version, so it is not compared. */
function textsOf(service: Service): unknown[] {
  const { contact, description, externalDocs, groups, license, summary, termsOfService } = service;
  const tags = groups.flatMap(({ name, tags: all }) =>
    all.map((tag) => [name, tag.title, tag.description, tag.externalDocs]),
  );
  return [summary, description, contact, license, termsOfService, externalDocs, tags];
}

type Alternative = SecurityAlternatives[number];

/** Compares required credentials: widened if all earlier credentials still suffice, changed otherwise. */
function diffSecurity(
  changes: ChangeList,
  spot: ComparedLocation,
  before: SecurityAlternatives,
  after: SecurityAlternatives,
): void {
  const [earlier, later] = [before, after].map((all) => (all.length > 0 ? all : [[]]));
  if (!earlier || !later) return;
  const values = { before: describeSecurity(earlier), after: describeSecurity(later) };
  if (values.before === values.after) return;
  const kept = earlier.every((held) => later.some((asked) => suffices(held, asked)));
  changes.add(kept ? 'security-widened' : 'security-changed', spot, values);
}

/** Whether a credential meets all requirements of an alternative. */
function suffices(held: Alternative, asked: Alternative): boolean {
  return asked.every(({ key, scopes }) =>
    held.some((own) => own.key === key && scopes.every((scope) => own.scopes.includes(scope))),
  );
}

function describeSecurity(alternatives: SecurityAlternatives): string {
  const one = (alternative: Alternative) =>
    alternative
      .map(({ key, scopes }) => (scopes.length > 0 ? `${key} (${scopes.join(', ')})` : key))
      .join(' e ');
  return alternatives.map((alternative) => one(alternative) || 'sem credencial').join(' ou ');
}

/** Context of the comparison of two operations. */
interface OperationDiff {
  readonly changes: ChangeList;
  readonly before: LinkedSchemas;
  readonly after: LinkedSchemas;
}

/** Compares one operation, or one notification, of two documents. */
function diffOperation(diff: OperationDiff, before: Operation, after: Operation): void {
  const { changes } = diff;
  // The API sends notifications, and the reader's system responds.
  const incoming = after.kind !== 'path';
  const place = { operation: after.id, anchor: after.anchor };
  const sent: ComparedLocation = { ...place, home: '', side: incoming ? 'received' : 'sent' };
  const answered: ComparedLocation = { ...sent, side: incoming ? 'sent' : 'received' };
  const schemas = () => createSchemaDiff(changes, diff.before, diff.after);
  diffAddress(changes, sent, before, after);
  diffDeprecation(changes, 'operation', sent, before, after);
  diffSecurity(changes, sent, before.security, after.security);
  diffServers(changes, sent, before.servers, after.servers);
  diffParameters(schemas(), sent, before, after);
  diffBody(schemas(), sent, before, after);
  diffResponses(schemas(), answered, before, after);
  diffText(changes, sent, textsOfOperation(before), textsOfOperation(after));
  // An operation without a title has its method and path as title.
  const sameCall = before.method === after.method && before.path === after.path;
  if (sameCall) diffText(changes, sent, [before.title], [after.title]);
}

function diffAddress(
  changes: ChangeList,
  spot: ComparedLocation,
  before: Operation,
  after: Operation,
): void {
  if (before.id !== after.id) {
    changes.add('operation-renamed', spot, { before: before.id, after: after.id });
  }
  if (before.method !== after.method) {
    changes.add('method-changed', spot, { before: before.method, after: after.method });
  }
  if (before.path === after.path) return;
  const values = { before: before.path, after: after.path };
  if (after.kind === 'webhook') changes.add('event-renamed', spot, values);
  else if (addressOf(before) === addressOf(after)) changes.add('path-name-changed', spot, values);
  else changes.add('path-changed', spot, values);
}

/** A path without parameter names, which are not part of a request. */
function addressOf({ path }: Operation): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}');
}

function diffBody(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: Operation,
  after: Operation,
): void {
  const [earlier, later] = [before.requestBody, after.requestBody];
  const at = { ...spot, anchor: (later ?? earlier)?.anchor ?? spot.anchor, home: 'body' };
  if (earlier && later) {
    diffRequired(diff.changes, 'body', at, earlier, later);
    diffContent(diff, at, earlier.content, later.content);
    diffText(diff.changes, at, [earlier.description], [later.description]);
  } else if (later) diff.changes.add(later.required ? 'required-body-added' : 'body-added', at);
  else if (earlier) diff.changes.add('body-removed', at);
}

function textsOfOperation({ description, externalDocs }: Operation): unknown[] {
  return [description, externalDocs];
}

/** Compares the servers of a service or of one operation. */
function diffServers(
  changes: ChangeList,
  spot: ComparedLocation | undefined,
  before: readonly Server[],
  after: readonly Server[],
): void {
  const pairs = pairUp(before, after, addressOfServer);
  for (const server of pairs.removed) changes.add('server-removed', spot, { before: server.url });
  for (const server of pairs.added) changes.add('server-added', spot, { after: server.url });
  for (const [earlier, later] of pairs.both) {
    diffText(changes, spot, [earlier.name, earlier.description], [later.name, later.description]);
  }
}

/** Key of a server: its URL with its variables. */
function addressOfServer({ url, variables }: Server): string {
  return JSON.stringify([
    url,
    variables.map(({ defaultValue, name, values }) => [name, defaultValue, values]),
  ]);
}
