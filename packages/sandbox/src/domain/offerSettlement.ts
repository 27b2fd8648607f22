import { Decimal } from 'decimal.js';
import { defineRule } from '../rules/defineRule.js';
import { aText } from '../rules/readers.js';
import type { Work } from '../work/Work.js';
import { createEvents } from './financialEvents.js';
import { readInstalments } from './instalments.js';
import { type Line, post } from './ledger.js';
import { findOffer, readIssued, readOfferInvestors, setOfferStatus, tellOffer } from './offers.js';
import {
  getOperationById,
  type Operation,
  setOperationStatus,
  tellOperation,
} from './operations.js';
import { getRequest, readData, setRequestStatus } from './requests.js';

const custodianRule = defineRule('custodiante-da-oferta', { semSolicitacao: aText });

/** Settles an offer that waits for it: the titles are born, and the operation is issued when none is left. */
export async function settleOffer(work: Work, id: string): Promise<void> {
  const offer = await findOffer(work, id);
  if (offer?.status !== 'AGUARDANDO_LIQUIDACAO') return;
  const operation = await getOperationById(work, offer.operation_id);
  const request = await getRequest(work, operation.request_id);
  const { emissor, investidores } = readData(request);
  const custodians = new Map(investidores.map((one) => [one.cpfCnpj, one.cnpjDoCustodiante]));
  const lines = readOfferInvestors(offer).map(({ cpfCnpj, quantidade }): Line => {
    const custodian = custodians.get(cpfCnpj) ?? work.rules.of(custodianRule).semSolicitacao;
    return { holder: cpfCnpj, custodian, kind: 'free', quantity: quantidade };
  });
  const quantity = new Decimal(offer.quantity).negated();
  const custodian = operation.registrar;
  lines.push({ holder: emissor.cnpj, custodian, kind: 'issuer', quantity });
  await post(work, operation.id, lines);
  await setOfferStatus(work, id, 'CONCLUIDA');
  await tellOffer(work, offer, 'ofertaPrimariaLiquidada');
  await markIssued(work, operation);
}

async function markIssued(work: Work, operation: Operation): Promise<void> {
  if ((await readIssued(work, operation)).lt(operation.quantity)) {
    await setOperationStatus(work, operation.id, 'PARCIALMENTE_EMITIDO');
    await tellOperation(work, operation, 'operacaoAtualizada');
    return;
  }
  await setOperationStatus(work, operation.id, 'EMITIDO');
  await setRequestStatus(work, operation.request_id, 'Liquidada');
  const request = await getRequest(work, operation.request_id);
  await createEvents(work, operation, readInstalments(request));
  await tellOperation(work, operation, 'operacaoEmitida');
}
