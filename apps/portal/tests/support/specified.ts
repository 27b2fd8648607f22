/** The services that the specification describes: the pins of `specs/tests` hold for these. */
export const SPECIFIED: readonly string[] = [
  'autenticacao',
  'onboarding',
  'emissao',
  'operacao',
  'pos-emissao',
  'webhook',
];
