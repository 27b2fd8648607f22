/** Fields whose examples a reader can replace in samples, by the name of the reader's value. */
export const examples = [
  { name: 'cnpj', operation: 'criarSolicitacao', field: 'cnpjDoEmissor' },
  { name: 'code', operation: 'criarBloqueio', field: 'operacaoCodigo' },
  { name: 'account', operation: 'gerarTokenDeAcesso', field: 'apiKey' },
] as const;
