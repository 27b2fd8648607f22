import {
  type Contract,
  type OpenApiOperation,
  resolve,
  type Schema,
} from '../contract/Contract.js';
import { presentNotification } from '../domain/notifications.js';
import { writeExact } from '../exact/exactJson.js';
import type { WatchedRules } from '../rules/Rules.js';
import type { Row } from '../store/Database.js';
import { reshapeAnswer } from '../surprises/reshapeAnswer.js';

/** The body of a delivery, as a client might meet it where the contract is silent. */
export function writeNotification(
  contracts: readonly Contract[],
  notification: Row<'notifications'>,
  rules: WatchedRules,
): string {
  const schema = findSchema(contracts, notification.event_type);
  return writeExact(reshapeAnswer(presentNotification(notification), schema, rules));
}

/** The schema of a notification's body; an empty one for a test, which no contract has. */
function findSchema(contracts: readonly Contract[], event: string): Schema {
  const { document } = contracts.find(({ notifications }) => notifications.includes(event)) ?? {};
  if (!document) return {};
  const { post } = (document.webhooks?.[event] ?? {}) as {
    post?: Pick<OpenApiOperation, 'requestBody'>;
  };
  const { content } = resolve(document, post?.requestBody) ?? {};
  return resolve(document, content?.['application/json']?.schema) ?? {};
}
