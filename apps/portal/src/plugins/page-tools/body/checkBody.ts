import type { CompiledCheck } from '@frontier/sandbox/ajv';
import { parseExact, toPlain, UnreadableJsonError } from '@frontier/sandbox/exact';
import { describeViolations } from '@frontier/sandbox/violations';
import type { ErrorObject } from 'ajv';

export interface FieldFault {
  /** Path of the field, as `investidores[0].cpfCnpj`; empty for the body as a whole. */
  readonly field: string;
  /** The problem in Portuguese. */
  readonly problem: string;
}

/** The faults of a pasted body, in the order of its fields. */
export function checkBody(text: string, check: CompiledCheck): readonly FieldFault[] {
  let exact: unknown;
  try {
    exact = parseExact(text);
  } catch (error) {
    if (!(error instanceof UnreadableJsonError)) throw error;
    return [{ field: '', problem: error.message }];
  }
  if (check.call({ exact }, toPlain(exact))) return [];
  return (check.errors ?? []).map(describeError);
}

function describeError(error: ErrorObject): FieldFault {
  const { instancePath, keyword, params } = error;
  if (keyword === 'required') {
    return { field: writePath(`${instancePath}/${params.missingProperty}`), problem: 'falta' };
  }
  if (keyword === 'additionalProperties') {
    const field = writePath(`${instancePath}/${params.additionalProperty}`);
    return { field, problem: 'o contrato não descreve este campo; confira a grafia' };
  }
  const [{ problema } = { problema: keyword }] = describeViolations([error]);
  return { field: writePath(instancePath), problem: problema };
}

/** A JSON pointer as a path: `/investidores/0/cpfCnpj` becomes `investidores[0].cpfCnpj`. */
function writePath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .filter(Boolean)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}
