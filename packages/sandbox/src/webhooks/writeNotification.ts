import type { ResolvedContract } from '@frontier/openapi/resolve';
import { presentNotification } from '../domain/notifications.js';
import { writeExact } from '../exact/exactJson.js';
import type { WatchedRules } from '../rules/Rules.js';
import type { Row } from '../store/Database.js';
import { reshapeAnswer } from '../surprises/reshapeAnswer.js';

/** The body of a delivery, as a client might meet it where the contract is silent. */
export function writeNotification(
  contracts: readonly ResolvedContract[],
  notification: Row<'notifications'>,
  rules: WatchedRules,
): string {
  // No contract has the event of a test.
  const [content] = contracts.flatMap(
    ({ notifications }) => notifications[notification.event_type] ?? [],
  );
  const schema = content?.schema ?? {};
  return writeExact(reshapeAnswer(presentNotification(notification), schema, rules));
}
