/** Result of checking the last two digits of a CNPJ. */
export interface CnpjCheckResult {
  /** The typed digits without punctuation. */
  readonly digits: string;
  /** The two check digits computed from the first twelve; empty if there are fewer. */
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
 * Checks a CNPJ of 14 digits, typed with or without punctuation.
 *
 * @param typed any text; characters other than digits are ignored
 * @returns the digits, the expected check digits, and the result
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
  // Fourteen zeros satisfy the sum, but no company has this number.
  if (/^0+$/.test(digits)) {
    return { digits, expected, state: 'zeros' };
  }
  return { digits, expected, state: digits.endsWith(expected) ? 'valid' : 'wrong' };
}

/** The result in words, so that it does not depend on colour alone. */
export function describeCheck({ digits, expected, state }: CnpjCheckResult): string {
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
