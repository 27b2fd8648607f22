import * as z from 'zod';
import { id, optionalText, readDataFile, record, text, texts } from '../../../shared/dataFile';

/** `status` of a step whose code no contract gives. */
export const UNKNOWN_STATUS = 'none';

/** One thing to do and to check. Texts are Markdown of one paragraph. */
const step = record({
  id: id(/^[A-Z]{3}-\d\d$/, 'ONB-03'),
  /** The operationId of the call; notifications have theirs in a list. */
  operation: optionalText,
  /** operationIds of the webhooks to receive. */
  notifications: texts,
  /** The error expected; success without it. */
  status: z.union([z.number(), text]).transform(String).optional(),
  action: text,
  /** Absent only where the text of an error says all. */
  expected: optionalText,
  /** Whether an integration must pass it before it goes live; the rest depends on what it uses. */
  core: z.boolean().default(false),
  /** Numbers of the steps whose result this one uses. */
  needs: texts,
  /** What to keep as evidence besides the answer's code and body. */
  keep: optionalText,
})
  .superRefine(({ expected, notifications, operation, status = UNKNOWN_STATUS }, context) => {
    const lacks = (key: string) =>
      context.addIssue({ code: 'custom', path: [key], message: 'falta' });
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

/** One path through the APIs, whose id is the anchor of its heading. */
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
