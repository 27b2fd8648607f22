import type { Operation, SecurityAlternatives, Server } from '@frontier/openapi';
import type { ChangeList, Spot } from './ChangeList';
import { diffDeprecation, diffText, pairUp } from './common';
import { diffContent, diffParameters, diffResponses } from './diffMessages';
import { createSchemaDiff, diffRequired } from './diffSchema';
import type { LinkedSchemas } from './LinkedSchemas';
import type { SchemaDiff } from './SchemaDiff';

type Alternative = SecurityAlternatives[number];

/** The credentials a call asks for: a caller that was let in before must still be. */
function diffSecurity(
  changes: ChangeList,
  spot: Spot,
  before: SecurityAlternatives,
  after: SecurityAlternatives,
): void {
  const [earlier, later] = [before, after].map((all) => (all.length > 0 ? all : [[]]));
  if (!earlier || !later) return;
  const values = { before: tell(earlier), after: tell(later) };
  if (values.before === values.after) return;
  const kept = earlier.every((held) => later.some((asked) => suffices(held, asked)));
  changes.add(kept ? 'security-widened' : 'security-changed', spot, values);
}

/** Whether who holds one credential has all that another asks for. */
function suffices(held: Alternative, asked: Alternative): boolean {
  return asked.every(({ key, scopes }) =>
    held.some((own) => own.key === key && scopes.every((scope) => own.scopes.includes(scope))),
  );
}

function tell(alternatives: SecurityAlternatives): string {
  const one = (alternative: Alternative) =>
    alternative
      .map(({ key, scopes }) => (scopes.length > 0 ? `${key} (${scopes.join(', ')})` : key))
      .join(' e ');
  return alternatives.map((alternative) => one(alternative) || 'sem credencial').join(' ou ');
}

/** What comparing two calls needs besides them. */
export interface OperationDiff {
  readonly changes: ChangeList;
  readonly before: LinkedSchemas;
  readonly after: LinkedSchemas;
}

/** Compares one call, or one notification, of two documents. */
export function diffOperation(diff: OperationDiff, before: Operation, after: Operation): void {
  const { changes } = diff;
  // What the API calls, the reader's system receives and answers.
  const incoming = after.kind !== 'path';
  const place = { operation: after.id, anchor: after.anchor };
  const sent: Spot = { ...place, home: '', side: incoming ? 'received' : 'sent' };
  const answered: Spot = { ...sent, side: incoming ? 'sent' : 'received' };
  const schemas = () => createSchemaDiff(changes, diff.before, diff.after);
  diffAddress(changes, sent, before, after);
  diffDeprecation(changes, 'operation', sent, before, after);
  diffSecurity(changes, sent, before.security, after.security);
  diffServers(changes, sent, before.servers, after.servers);
  diffParameters(schemas(), sent, before, after);
  diffBody(schemas(), sent, before, after);
  diffResponses(schemas(), answered, before, after);
  diffText(changes, sent, textsOf(before), textsOf(after));
  // Without a title of its own a call is called by its method and path.
  const sameCall = before.method === after.method && before.path === after.path;
  if (sameCall) diffText(changes, sent, [before.title], [after.title]);
}

function diffAddress(changes: ChangeList, spot: Spot, before: Operation, after: Operation): void {
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

/** A path without the names of its parameters, which don't travel. */
export function addressOf({ path }: Operation): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}');
}

function diffBody(diff: SchemaDiff, spot: Spot, before: Operation, after: Operation): void {
  const [earlier, later] = [before.requestBody, after.requestBody];
  const at = { ...spot, anchor: (later ?? earlier)?.anchor ?? spot.anchor, home: 'body' };
  if (earlier && later) {
    diffRequired(diff.changes, 'body', at, earlier, later);
    diffContent(diff, at, earlier.content, later.content);
    diffText(diff.changes, at, [earlier.description], [later.description]);
  } else if (later) diff.changes.add(later.required ? 'required-body-added' : 'body-added', at);
  else if (earlier) diff.changes.add('body-removed', at);
}

function textsOf({ description, externalDocs }: Operation): unknown[] {
  return [description, externalDocs];
}

/** The addresses of a service, or of one call. */
export function diffServers(
  changes: ChangeList,
  spot: Spot | undefined,
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

/** The address with the values of its variables, which are part of it. */
function addressOfServer({ url, variables }: Server): string {
  return JSON.stringify([
    url,
    variables.map(({ defaultValue, name, values }) => [name, defaultValue, values]),
  ]);
}
