import type { Work } from '../work/Work.js';
import type { Operation } from './operations.js';

export interface OperationFilter {
  operacaoCodigo?: string[] | undefined;
  dataEmissao?: string;
  tipo?: string[];
  status?: string[];
  codigoISIN?: string;
  distribuicaoPublica?: boolean;
  escrituradorCnpj?: string;
}

/** The account's operations that all filters let through, oldest first. */
export async function listOperationRows(
  { tx, company }: Work,
  filter: OperationFilter = {},
): Promise<Operation[]> {
  const { operacaoCodigo, dataEmissao, tipo, status, escrituradorCnpj } = filter;
  // No operation of the simulator has an ISIN or is offered to the public.
  if (filter.codigoISIN !== undefined || filter.distribuicaoPublica === true) return [];
  let query = tx.selectFrom('operations').selectAll().where('company', '=', company);
  if (operacaoCodigo) query = query.where('code', 'in', operacaoCodigo);
  if (tipo) query = query.where('tipo', 'in', tipo);
  if (status) query = query.where('status', 'in', status);
  if (dataEmissao !== undefined) query = query.where('issued_on', '=', dataEmissao);
  if (escrituradorCnpj !== undefined) query = query.where('registrar', '=', escrituradorCnpj);
  return query.orderBy('number').execute();
}
