import { checkBlock } from '../domain/blocks.js';
import { checkPayment } from '../domain/eventPayments.js';
import { checkFinancialData, checkInstalments } from '../domain/financialData.js';
import { checkOffer } from '../domain/offers.js';
import { checkInvestor } from '../domain/parties.js';
import { checkRequest } from '../domain/requests.js';
import { checkCustodyTransfer, checkOwnershipTransfer, checkTrade } from '../domain/trades.js';
import { checkSettings } from '../domain/webhookSettings.js';
import type { Check } from '../work/Problems.js';

/** The checks of bodies by `operationId`; each gets the body type of its operation. */
export const checks: Readonly<Record<string, Check<never> | undefined>> = {
  cadastrarInvestidor: checkInvestor,
  criarSolicitacao: checkRequest,
  atualizarSolicitacao: checkRequest,
  adicionarDadosFinanceiros: checkFinancialData,
  atualizarDadosFinanceiros: checkFinancialData,
  adicionarParcelas: checkInstalments,
  atualizarParcelas: checkInstalments,
  criarOfertaPrimaria: checkOffer,
  criarBloqueio: checkBlock,
  solicitarCompraEVenda: checkTrade,
  transferirTitularidade: checkOwnershipTransfer,
  transferirCustodia: checkCustodyTransfer,
  liquidarEventoFinanceiro: checkPayment,
  liquidarEventoExtraordinario: checkPayment,
  atualizarConfiguracao: checkSettings,
};
