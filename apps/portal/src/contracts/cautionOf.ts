import type { Operation } from '@frontier/openapi';

/** Calls that write nothing although they are a POST. */
const READS = ['gerarTokenDeAcesso', 'conciliarPosicoes', 'conciliarOperacoes'];

const CAUTION = {
  label: 'Não repita sem conferir',
  href: '/docs/frontier/conceitos/erros#gravação-sem-resposta-onde-verificar',
};

export function cautionOf({ id, kind, method }: Pick<Operation, 'id' | 'kind' | 'method'>) {
  return kind === 'path' && method !== 'GET' && !READS.includes(id) ? CAUTION : undefined;
}
