import type { ModelLabels } from '../context.js';

/** Words for models of tests. */
export const modelLabels: ModelLabels = {
  language: 'pt-BR',
  untagged: 'Operações',
  webhooks: 'Eventos',
  otherTags: 'Outros grupos',
  placeholders: { token: 'SEU_TOKEN' },
};
