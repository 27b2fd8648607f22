/** A script with one step of every kind. */
export const STEPS = `
- id: bloqueios
  name: Bloqueios
  intro: Um começo.
  steps:
    - id: BLQ-01
      operation: criarBloqueio
      action: Bloqueie uma "quantidade"; leia a resposta.
      expected: A resposta traz o \`id\`.
      core: true
      keep: O \`id\`, para BLQ-04.
    - id: BLQ-02
      operation: liberarBloqueio
      status: 404
      action: Libere um \`id\` que não existe.
    - id: BLQ-03
      operation: listarBloqueios
      action: "=Liste os bloqueios."
      expected: A lista.
    - id: BLQ-04
      operation: listarBloqueios
      status: none
      action: Liste o de BLQ-01.
      needs: [BLQ-01]
      expected: Nada se sabe.
    - id: BLQ-05
      notifications: [notificarCadastroPendente, notificarCadastroAprovado]
      action: Receba os avisos.
      expected: Cada um uma vez.
`;

/** Routes and folders of the script's pages. */
export const SCRIPT_PAGES = {
  route: '/docs/frontier/homologacao',
  csv: '/roteiro.csv',
} as const;

/** One question of every kind. */
export const QUESTIONS = `
- id: convencoes
  name: Convenções
  intro: Valem em *todas* as chamadas.
  questions:
    - id: ordem-das-listas
      question: Em que ordem vêm os itens?
      blocking: false
      why: Ler páginas; e mais.
      meanwhile: "=Procure pelo \`id\`."
    - id: formato-de-datas
      question: "Em que formato vai a \`dataVencimento\`?"
      blocking: true
      why: A leitura de todo campo de data.
      meanwhile: Envie dias. Veja [as datas](/docs/frontier/conceitos/datas).
      observe: Consulte uma operação.
      assumption: Dias são \`AAAA-MM-DD\`.
      operations: [criarBloqueio, listarBloqueios]
`;
