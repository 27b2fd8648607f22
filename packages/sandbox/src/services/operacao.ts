import { listOperationRows, type OperationFilter } from '../domain/operationPages.js';
import { readPage, takePage } from '../domain/pages.js';
import { presentOperation } from '../domain/presentOperation.js';
import { ok, type Service } from './Handler.js';

export const operacao: Service = {
  async listarOperacoes(work, { query }) {
    const rows = await listOperationRows(work, query as OperationFilter);
    const { items, pagination } = takePage(rows, readPage(query));
    const data = [];
    for (const operation of items) data.push(await presentOperation(work, operation));
    return ok({ pagination, data });
  },
};
