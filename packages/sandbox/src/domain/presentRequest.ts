import { parseExact } from '../exact/exactJson.js';
import type { Work } from '../work/Work.js';
import { readInvestorSituation, readIssuerSituation } from './parties.js';
import { presentDocuments } from './requestDocuments.js';
import { type RequestRow, readData } from './requests.js';

/** A request as the API shows it, with the standing of its parties now. */
export async function presentRequest(
  work: Work,
  request: RequestRow,
  baseUrl: string,
): Promise<object> {
  const { cnpjDoEmissor: _, emissor, investidores, ...data } = readData(request);
  const { id, code, status, financial_data } = request;
  const shown = [];
  for (const { cpfCnpj, ...subscription } of investidores) {
    const situation = await readInvestorSituation(work, cpfCnpj);
    shown.push({ cnpjCpf: cpfCnpj, ...subscription, status: situation });
  }
  return {
    id,
    codigo: code ?? undefined,
    status,
    ...data,
    dadosFinanceiros: financial_data === null ? {} : parseExact(financial_data),
    emissor: {
      ...emissor,
      status: await readIssuerSituation(work, emissor.cnpj),
      funcao: 'EMISSOR',
    },
    investidores: shown,
    documentos: await presentDocuments(work, id, baseUrl),
  };
}
