import {
  type Operation,
  operationsOf,
  type SecurityAlternatives,
  type Server,
  type Service,
} from '@frontier/openapi';
import { type Change, Comparison } from './Comparison';
import { Cursor, pairUp } from './Cursor';
import { diffContent, diffParameters, diffResponses } from './diffMessages';
import { writeAlike } from './writeAlike';

/**
 * Compares models, so moving a schema to `components` or splitting it into an `allOf` is no change.
 * Operations are paired by `operationId`, then by method and path.
 *
 * @returns breaking changes, then compatible ones, then texts, each in the order of the later document.
 * @example
 * diffServices(service, { ...service, version: '2.0.0' }) // []
 */
export function diffServices(earlier: Service, later: Service): Change[] {
  const [before, after] = [writeAlike(earlier), writeAlike(later)];
  const comparison = new Comparison(before, after);
  const service = new Cursor(comparison);
  diffServers(service, before.servers, after.servers);
  diffSchemes(service, before, after);
  service.addIfUnequal('text-changed', textsOfService(before), textsOfService(after));
  diffOperations(comparison, allOperations(before), allOperations(after));
  return comparison.list();
}

function diffSchemes(cursor: Cursor, before: Service, after: Service): void {
  const pairs = pairUp(before.securitySchemes, after.securitySchemes, ({ key }) => key);
  for (const { key } of pairs.removed) cursor.add('scheme-removed', { before: key });
  for (const { key } of pairs.added) cursor.add('scheme-added', { after: key });
  for (const [earlier, later] of pairs.both) {
    const bare = (scheme: typeof later) => ({ ...scheme, description: '', anchor: '' });
    if (JSON.stringify(bare(earlier)) !== JSON.stringify(bare(later))) {
      cursor.add('scheme-changed', { before: earlier.key, after: later.key });
    }
    cursor.addIfUnequal('text-changed', earlier.description, later.description);
  }
}

function diffOperations(
  comparison: Comparison,
  before: readonly Operation[],
  after: readonly Operation[],
): void {
  const byId = pairUp(before, after, ({ id, kind }) => JSON.stringify([kind, id]));
  const byAddress = pairUp(byId.removed, byId.added, (operation) =>
    JSON.stringify([operation.kind, operation.method, addressOf(operation)]),
  );
  const addWhole = (change: 'added' | 'removed', operation: Operation) => {
    const { anchor, id, kind, method, path } = operation;
    const name = kind === 'webhook' ? path : `${method} ${path}`;
    const cursor = new Cursor(comparison, { operation: id, anchor }, 'sent', anchor);
    const values = change === 'added' ? { after: name } : { before: name };
    cursor.add(`${kind === 'path' ? 'operation' : 'event'}-${change}`, values);
  };
  for (const operation of byAddress.removed) addWhole('removed', operation);
  for (const operation of byAddress.added) addWhole('added', operation);
  const pairs = new Map(
    [...byId.both, ...byAddress.both].map(([first, second]) => [second, first]),
  );
  for (const operation of after) {
    const earlier = pairs.get(operation);
    if (earlier) diffOperation(comparison, earlier, operation);
  }
}

function allOperations(service: Service): Operation[] {
  const withCallbacks = (operation: Operation): Operation[] => [
    operation,
    ...operation.callbacks.flatMap(({ operations }) => operations.flatMap(withCallbacks)),
  ];
  return operationsOf(service).flatMap(withCallbacks);
}

/** The changelog's entry states the version, so it is not compared. */
function textsOfService(service: Service): unknown[] {
  const { contact, description, externalDocs, groups, license, summary, termsOfService } = service;
  const tags = groups.flatMap(({ name, tags: all }) =>
    all.map((tag) => [name, tag.title, tag.description, tag.externalDocs]),
  );
  return [summary, description, contact, license, termsOfService, externalDocs, tags];
}

type SecurityAlternative = SecurityAlternatives[number];

/** Credentials are widened if all earlier ones still suffice, changed otherwise. */
function diffSecurity(cursor: Cursor, before: Operation, after: Operation): void {
  const [earlier = [], later = []] = [before, after].map(({ security }) =>
    security.length > 0 ? security : [[]],
  );
  const values = { before: writeSecurity(earlier), after: writeSecurity(later) };
  if (values.before === values.after) return;
  const kept = earlier.every((held) => later.some((asked) => suffices(held, asked)));
  cursor.add(kept ? 'security-widened' : 'security-changed', values);
}

function suffices(held: SecurityAlternative, asked: SecurityAlternative): boolean {
  return asked.every(({ key, scopes }) =>
    held.some((own) => own.key === key && scopes.every((scope) => own.scopes.includes(scope))),
  );
}

function writeSecurity(alternatives: SecurityAlternatives): string {
  const one = (alternative: SecurityAlternative) =>
    alternative
      .map(({ key, scopes }) => (scopes.length > 0 ? `${key} (${scopes.join(', ')})` : key))
      .join(' e ');
  return alternatives.map((alternative) => one(alternative) || 'sem credencial').join(' ou ');
}

function diffOperation(comparison: Comparison, before: Operation, after: Operation): void {
  // The API sends notifications, and the reader's system responds.
  const isCall = after.kind === 'path';
  const location = { operation: after.id, anchor: after.anchor };
  const sent = () => new Cursor(comparison, location, isCall ? 'sent' : 'received');
  const answered = new Cursor(comparison, location, isCall ? 'received' : 'sent');
  const cursor = sent();
  diffAddress(cursor, before, after);
  cursor.addDeprecation('operation', before, after);
  diffSecurity(cursor, before, after);
  diffServers(cursor, before.servers, after.servers);
  diffParameters(sent(), before, after);
  diffBody(sent(), before, after);
  diffResponses(answered, before, after);
  const textsOf = ({ description, externalDocs }: Operation) => [description, externalDocs];
  cursor.addIfUnequal('text-changed', textsOf(before), textsOf(after));
  // An operation without a title has its method and path as title.
  const isSameCall = before.method === after.method && before.path === after.path;
  if (isSameCall) cursor.addIfUnequal('text-changed', before.title, after.title);
}

function diffAddress(cursor: Cursor, before: Operation, after: Operation): void {
  if (before.id !== after.id) {
    cursor.add('operation-renamed', { before: before.id, after: after.id });
  }
  if (before.method !== after.method) {
    cursor.add('method-changed', { before: before.method, after: after.method });
  }
  if (before.path === after.path) return;
  const values = { before: before.path, after: after.path };
  if (after.kind === 'webhook') cursor.add('event-renamed', values);
  else if (addressOf(before) === addressOf(after)) cursor.add('path-name-changed', values);
  else cursor.add('path-changed', values);
}

/** Names of parameters are no part of a request. */
function addressOf({ path }: Operation): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}');
}

function diffBody(operation: Cursor, before: Operation, after: Operation): void {
  const [earlier, later] = [before.requestBody, after.requestBody];
  const cursor = operation.inside('body', (later ?? earlier)?.anchor);
  if (earlier ?? later) cursor.addPresence('body', earlier, later);
  if (!earlier || !later) return;
  diffContent(cursor, earlier.content, later.content);
  cursor.addIfUnequal('text-changed', earlier.description, later.description);
}

function diffServers(cursor: Cursor, before: readonly Server[], after: readonly Server[]): void {
  const pairs = pairUp(before, after, addressOfServer);
  for (const server of pairs.removed) cursor.add('server-removed', { before: server.url });
  for (const server of pairs.added) cursor.add('server-added', { after: server.url });
  for (const [earlier, later] of pairs.both) {
    const textsOfServer = ({ description, name }: Server) => [name, description];
    cursor.addIfUnequal('text-changed', textsOfServer(earlier), textsOfServer(later));
  }
}

function addressOfServer({ url, variables }: Server): string {
  return JSON.stringify([
    url.replace(/\/$/, ''),
    variables.map(({ defaultValue, name, values }) => [name, defaultValue, values]),
  ]);
}
