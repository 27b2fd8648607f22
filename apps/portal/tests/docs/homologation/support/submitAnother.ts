import { financialData, instalments, request } from './examples';
import type { Turn } from './Turn';

/** Submits another request like the examples'. @returns its id and its instrument's code. */
export async function submitAnother(
  { read }: Turn,
  changes: object = {},
): Promise<{ id: string; codigo: string }> {
  const body = { ...request, ...changes };
  const { id } = await read<{ id: string }>('criarSolicitacao', { body });
  await read('adicionarDadosFinanceiros', { path: { id }, body: financialData });
  await read('adicionarParcelas', { path: { id }, body: instalments });
  const { codigoInstrumentoFinanceiro: codigo } = await read<{
    codigoInstrumentoFinanceiro: string;
  }>('submeterSolicitacao', { path: { id } });
  return { id, codigo };
}
