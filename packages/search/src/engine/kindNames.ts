import type { Kind } from './Search.js';

/** What readers see of a kind: of one thing, and above a group of them. In the order of groups. */
export const kindNames: Readonly<Record<Kind, { readonly one: string; readonly many: string }>> = {
  guide: { one: 'Guia', many: 'Guias' },
  section: { one: 'Seção', many: 'Seções de guias' },
  operation: { one: 'Operação', many: 'Operações' },
  field: { one: 'Campo', many: 'Campos e parâmetros' },
  value: { one: 'Valor', many: 'Valores' },
  error: { one: 'Erro', many: 'Textos de erro' },
  event: { one: 'Evento', many: 'Eventos' },
  term: { one: 'Termo', many: 'Termos do glossário' },
  constant: { one: 'Constante', many: 'Constantes' },
  question: { one: 'Pergunta em aberto', many: 'Perguntas em aberto' },
  post: { one: 'Publicação', many: 'Publicações' },
};
