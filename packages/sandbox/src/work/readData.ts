import * as z from 'zod';
import { TYPES } from '../contract/describeViolations.js';
import { Refusal } from './Work.js';

/**
 * Reads data that no contract describes: options, rules, orders of the control, states.
 * @param whole name of the data in problems that are about no part of it
 * @throws Refusal `invalid` naming each missing, unknown or invalid part: `liquidacao.segundos`
 */
export function readData<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  whole: string,
): z.output<Schema> {
  // Zod would generate code for each schema, which takes longer than reading the little data that there is.
  const options = { error: describeIssue, jitless: true, reportInput: true };
  const read = schema.safeParse(value, options);
  if (read.success) return read.data;
  const violations = read.error.issues.map(({ input, message, path }) => {
    const isMissing = input === undefined && path.length > 0;
    return {
      location: cut((isMissing ? path.slice(0, -1) : path).join('.')) || whole,
      problem: isMissing ? `deve ter o campo ${String(path.at(-1))}` : message,
    };
  });
  throw new Refusal('invalid', violations);
}

/** Describes a problem whose schema has no message. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const type = issue.inst instanceof z.ZodNumberFormat ? 'integer' : issue.expected;
    const found = issue.input === null ? ', e não null' : '';
    return `deve ser ${TYPES[type] ?? type}${found}`;
  }
  if (issue.code === 'invalid_value') return `deve ser ${issue.values.join(' ou ')}`;
  if (issue.code === 'too_small') return `deve ser ${issue.minimum} ou maior`;
  if (issue.code === 'too_big') return `deve ser ${issue.maximum} ou menor`;
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.code !== 'unrecognized_keys') return undefined;
  const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
  const names = known.length > 0 ? `; os campos são ${known.join(', ')}` : '';
  return `não tem o campo ${cut(issue.keys.join(' nem '))}${names}`;
}

/** Cuts a foreign text, so that it fits a message. */
export function cut(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Makes received text safe to print: control characters and marks of text direction become `\u{1b}`. */
export function escapeControls(received: unknown): string {
  return String(received).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}
