import * as z from 'zod';
import { id, optionalText, readDataFile, record, text, texts } from '../../../shared/dataFile';

/** `status` of a step whose code is in no contract. */
export const UNKNOWN_STATUS = 'none';

/** One step. Texts are Markdown of one paragraph. */
const step = record({
  id: id(/^[A-Z]{3}-\d\d$/, 'ONB-03'),
  /** operationId of the call; absent for notifications. */
  operation: optionalText,
  /** operationIds of the webhooks to receive. */
  notifications: texts,
  /** Expected error status; absent for success. */
  status: z.union([z.number(), text]).transform(String).optional(),
  action: text,
  /** Optional only for steps with an error, whose text suffices. */
  expected: optionalText,
  /** Whether every integration must pass the step before going live. */
  core: z.boolean().default(false),
  /** Ids of the steps whose results this one uses. */
  needs: texts,
  /** Evidence to keep besides status and body of the response. */
  keep: optionalText,
})
  .superRefine(({ expected, notifications, operation, status = UNKNOWN_STATUS }, context) => {
    const lacks = (key: string) =>
      context.addIssue({ code: 'custom', path: [key], message: 'is missing' });
    if (operation === undefined && notifications.length === 0) lacks('operation');
    if (expected === undefined && status === UNKNOWN_STATUS) lacks('expected');
  })
  .transform(({ core, notifications, operation, ...others }) => ({
    ...others,
    isCore: core,
    isNotification: notifications.length > 0,
    /** operationIds: one call, or the webhooks to receive. */
    operations: operation === undefined ? notifications : [operation],
  }));
export type Step = z.output<typeof step>;

/** One path through the APIs. Its id is the anchor of its heading. */
const journey = record({ id: text, name: text, intro: text, steps: z.array(step) });
export type Journey = z.output<typeof journey>;

const journeys = z.array(journey);

/**
 * Reads the journeys of a homologation script.
 *
 * @throws {Error} with file and line of every fault.
 */
export function readScript(file: string): readonly Journey[] {
  return readDataFile(file, journeys);
}
