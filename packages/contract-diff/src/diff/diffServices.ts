import { type Operation, operationsOf, type Service } from '@frontier/openapi';
import { type Change, ChangeList } from './ChangeList';
import { diffText, pairUp } from './common';
import { addressOf, diffOperation, diffServers, type OperationDiff } from './diffOperation';
import { LinkedSchemas } from './LinkedSchemas';

/**
 * Tells what changed between two documents of one service, by operation and field.
 *
 * The models of both are compared, so that moving a schema to `components` or splitting it into an
 * `allOf` is no change. Calls are paired by `operationId`, then by method and path.
 *
 * @returns what breaks first, then what fits, then what is only text; each in the order of the later
 * document.
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
  for (const operation of byAddress.removed) tell(diff, 'removed', operation);
  for (const operation of byAddress.added) tell(diff, 'added', operation);
  const pairs = new Map(
    [...byId.both, ...byAddress.both].map(([first, second]) => [second, first]),
  );
  for (const operation of after) {
    const earlier = pairs.get(operation);
    if (earlier) diffOperation(diff, earlier, operation);
  }
}

function tell({ changes }: OperationDiff, what: 'added' | 'removed', operation: Operation): void {
  const { anchor, id, kind, method, path } = operation;
  const name = kind === 'webhook' ? path : `${method} ${path}`;
  changes.add(
    `${kind === 'path' ? 'operation' : 'event'}-${what}`,
    { operation: id, anchor, home: anchor, side: 'sent' },
    what === 'added' ? { after: name } : { before: name },
  );
}

function allOperations(service: Service): Operation[] {
  const withCallbacks = (operation: Operation): Operation[] => [
    operation,
    ...operation.callbacks.flatMap(({ operations }) => operations.flatMap(withCallbacks)),
  ];
  return operationsOf(service).flatMap(withCallbacks);
}

/** Texts of the whole service. Its version is no change: the entry states it. */
function textsOf(service: Service): unknown[] {
  const { contact, description, externalDocs, groups, license, summary, termsOfService } = service;
  const tags = groups.flatMap(({ name, tags: all }) =>
    all.map((tag) => [name, tag.title, tag.description, tag.externalDocs]),
  );
  return [summary, description, contact, license, termsOfService, externalDocs, tags];
}
