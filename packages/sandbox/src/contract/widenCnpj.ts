/** A CNPJ with letters, as the Receita Federal gives since July 2026. */
export const LETTERED_CNPJ = /^(?=.*[A-Z])[\dA-Z]{12}\d{2}$/;

/** The schema whose patterns for a CNPJ of 14 digits also accept one with letters. */
export function widenCnpj<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(widenCnpj) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    key === 'pattern' && typeof value === 'string'
      ? value.replaceAll('\\d{14}', '[\\dA-Z]{12}\\d{2}')
      : widenCnpj(value),
  ]);
  return Object.fromEntries(entries);
}
