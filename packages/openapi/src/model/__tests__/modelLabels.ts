import type { ModelLabels } from '../context.js';

/** Labels for models in tests. */
export const modelLabels: ModelLabels = {
  language: 'pt-BR',
  untagged: 'Operações',
  webhooks: 'Eventos',
  otherTags: 'Outros grupos',
  placeholders: { token: 'SEU_TOKEN', file: 'arquivo' },
};
