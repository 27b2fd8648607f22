import type { ModelLabels } from '../ModelLabels.js';

/** Words for models of tests. */
export const modelLabels: ModelLabels = {
  language: 'pt-BR',
  untagged: 'Operações',
  webhooks: 'Eventos',
  otherTags: 'Outros grupos',
  placeholders: {
    text: 'texto',
    value: 'valor',
    key: 'chave',
    file: 'arquivo.pdf',
    email: 'pessoa@empresa.example',
    host: 'empresa.example',
    path: '/recurso',
    token: 'SEU_TOKEN',
  },
};
