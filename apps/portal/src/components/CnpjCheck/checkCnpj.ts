/** Outcome of checking the two last digits of a CNPJ. */
export interface CnpjCheckResult {
  /** What was typed, digits only. */
  readonly digits: string;
  /** The two check digits that the first twelve ask for; empty while there are fewer than twelve. */
  readonly expected: string;
  readonly state: 'incomplete' | 'too-long' | 'zeros' | 'wrong' | 'valid';
}

const BODY_LENGTH = 12;
const FULL_LENGTH = 14;

/** One check digit: weights 2 to 9 from the right, sum modulo 11, remainders 0 and 1 give 0. */
function checkDigit(body: string): number {
  let sum = 0;
  for (let fromRight = 0; fromRight < body.length; fromRight += 1) {
    sum += Number(body[body.length - 1 - fromRight]) * (2 + (fromRight % 8));
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/**
 * Checks a CNPJ typed with or without punctuation, which has 14 digits.
 *
 * @param typed anything; every character that is not a digit is ignored
 * @returns the digits, the check digits they should end with, and the verdict
 */
export function checkCnpj(typed: string): CnpjCheckResult {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < BODY_LENGTH) {
    return { digits, expected: '', state: 'incomplete' };
  }
  const body = digits.slice(0, BODY_LENGTH);
  const first = checkDigit(body);
  const expected = `${first}${checkDigit(`${body}${first}`)}`;
  if (digits.length < FULL_LENGTH) {
    return { digits, expected, state: 'incomplete' };
  }
  if (digits.length > FULL_LENGTH) {
    return { digits, expected, state: 'too-long' };
  }
  // Fourteen zeros satisfy the sum, and no company has them.
  if (/^0+$/.test(digits)) {
    return { digits, expected, state: 'zeros' };
  }
  return { digits, expected, state: digits.endsWith(expected) ? 'valid' : 'wrong' };
}

/** The verdict in words, so that it never depends on colour. */
export function sayVerdict({ digits, expected, state }: CnpjCheckResult): string {
  switch (state) {
    case 'incomplete':
      return expected
        ? `Com estes doze dígitos, os verificadores são ${expected}.`
        : `São ${digits.length} de 14 dígitos.`;
    case 'too-long':
      return `São ${digits.length} dígitos; um CNPJ tem 14.`;
    case 'zeros':
      return 'Só zeros: a conta fecha, mas nenhuma empresa tem esse número.';
    case 'wrong':
      return `Dígitos verificadores errados: deveriam ser ${expected}.`;
    case 'valid':
      return `Dígitos verificadores corretos: ${expected}.`;
  }
}
