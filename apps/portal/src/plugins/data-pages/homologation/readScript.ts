import { type IdForm, readYamlList, type YamlReading } from '@frontier/contract-diff';
import { list, record, text } from '../../../shared/yamlFields';

/** One thing to do and to check. Texts are Markdown of one paragraph. */
export interface Step {
  /** Such as `ONB-03`. */
  readonly id: string;
  /** operationIds: one call, or the webhooks to receive. */
  readonly operations: readonly string[];
  readonly isNotification: boolean;
  /** The error expected; success without it. */
  readonly status?: string | undefined;
  readonly action: string;
  /** Absent only where the text of an error says all. */
  readonly expected?: string | undefined;
  /** Whether an integration must pass it before it goes live; the rest depends on what it uses. */
  readonly isCore: boolean;
  /** Numbers of the steps whose result this one uses. */
  readonly needs: readonly string[];
  /** What to keep as evidence besides the answer's code and body. */
  readonly keep?: string | undefined;
  /** Place in the file, such as `roteiro.yml:12`. */
  readonly place: string;
}

/** `status` of a step whose code no contract gives. */
export const UNKNOWN_STATUS = 'none';

const STEP_ID: IdForm = {
  pattern: /^[A-Z]{3}-\d\d$/,
  name: 'o número do passo',
  rule: 'é como ONB-03',
};

/** One path through the APIs, whose id is the anchor of its heading. */
const readJourney = record({ id: text, name: text, intro: text, steps: list(readStep) });
export type Journey = ReturnType<typeof readJourney>;

/**
 * Reads the journeys of a homologation script.
 *
 * @throws {Error} naming file and line of every text that is missing and every id given twice.
 */
export function readScript(file: string): readonly Journey[] {
  return readYamlList(file, 'jornadas', readJourney);
}

function readStep(node: unknown, reading: YamlReading): Step {
  const id = reading.requireId(node, STEP_ID);
  const status = reading.readText(node, 'status');
  const isError = status !== undefined && status !== UNKNOWN_STATUS;
  const notifications = reading.readTexts(node, 'notifications');
  return {
    id,
    operations: notifications.length > 0 ? notifications : [reading.requireText(node, 'operation')],
    isNotification: notifications.length > 0,
    status,
    action: reading.requireText(node, 'action'),
    expected: isError ? reading.readText(node, 'expected') : reading.requireText(node, 'expected'),
    isCore: reading.readText(node, 'core') === 'true',
    needs: reading.readTexts(node, 'needs'),
    keep: reading.readText(node, 'keep'),
    place: reading.placeOf(node),
  };
}
