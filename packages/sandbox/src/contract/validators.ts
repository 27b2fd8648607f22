import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Decimal } from 'decimal.js';
import { mapParts, readPointer, toPlain } from '../exact/exactJson.js';
import type { CompileSchema } from './compileSchema.js';
import { describeViolations, type Violation } from './describeViolations.js';

type Checked = { value: unknown } | { violations: Violation[] };

/**
 * Checks a body or response (JSON Schema 2020-12, formats asserted). Its numbers are `Decimal`s: the schema sees floats,
 * and `x-casas-decimais` sees the digits as written.
 */
export function checkBody(compile: CompileSchema, schema: object, exact: unknown): Checked {
  const validate = compile(schema, 'body');
  const plain = toPlain(exact);
  if (validate.call({ exact }, plain)) return { value: addDefaults(exact, plain) };
  return { violations: describeViolations(validate.errors ?? []) };
}

/** Checks parameters or form parts, which arrive as texts and are coerced to the schema's types. */
export function checkTexts(compile: CompileSchema, schema: object, texts: unknown): Checked {
  const validate = compile(schema, 'texts');
  const value = structuredClone(texts);
  validate.call({ exact: value }, value);
  const violations = [
    ...describeViolations(validate.errors ?? []).map((one) => {
      const sent = readPointer(texts, one.location);
      const isRepeated = Array.isArray(sent) && sent.length > 1;
      return isRepeated ? { ...one, problem: 'vem mais de uma vez' } : one;
    }),
    ...findOddNumbers(texts, value),
  ];
  return violations.length > 0 ? { violations } : { value };
}

/** Finds texts that Ajv converts to numbers although they have other characters than digits: `0x10`, `1e2`, ` 1`. */
function findOddNumbers(texts: unknown, value: unknown): Violation[] {
  const numbers = Object.entries(Object(value)).filter(([, one]) => typeof one === 'number');
  return numbers
    .filter(([name]) => !/^-?\d+(\.\d+)?$/.test(String(readPointer(texts, `/${name}`) ?? 0)))
    .map(([name]) => ({ location: `/${name}`, problem: 'deve ser um número em algarismos' }));
}

function addDefaults(exact: unknown, plain: unknown): unknown {
  if (typeof plain === 'number') return exact ?? new Decimal(plain);
  return mapParts(plain, (part, key) => {
    const isOwn = Object.hasOwn(Object(exact), key);
    return addDefaults(isOwn ? Object(exact)[key] : undefined, part);
  });
}

/** The keys of schemas, whose hash takes longer than the check of a small body. */
const keys = new WeakMap<object, string>();

/** The name of a schema's compiled function: equal schemas have one name. */
export function keyOfCheck(schema: object): string {
  const hash = () => bytesToHex(sha256(utf8ToBytes(JSON.stringify(schema)))).slice(0, 16);
  const key = keys.get(schema) ?? `schema_${hash()}`;
  keys.set(schema, key);
  return key;
}
