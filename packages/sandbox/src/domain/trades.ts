import type { Decimal } from 'decimal.js';
import { aBoolean, aCnpj, aTextLike, defineRule } from '../rules/defineRule.js';
import { type Check, defineCall, type ServiceCalls } from '../work/defineCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { findCustodian } from './ledger.js';
import { createMovement, presentMovement } from './movements.js';
import { getLiveOperation } from './operations.js';

const sides = defineRule('transferencia-sem-destino', {
  destinoOmitido: aTextLike(/^(\d{11}|\d{14})?$/, 'um CPF ou CNPJ, sem pontuação, ou vazio'),
  custodianteDaConta: aCnpj,
});
const sameHolder = defineRule('quando-cabe-transferir', { mesmoTitular: aBoolean });

interface TitleQuantity {
  operacaoCodigo: string;
  quantidade: Decimal;
}

interface Trade extends TitleQuantity {
  precoUnitario: Decimal;
  tipoLiquidacao: string;
  investidorOrigem: { cpfCnpj: string; custodianteCnpj: string };
  investidorDestino: { cpfCnpj: string; custodianteCnpj: string };
}

interface OwnershipTransfer extends TitleQuantity {
  investidorOrigem: { cpfCnpj: string };
  investidorDestino?: { cpfCnpj: string };
  motivo?: string;
}

interface CustodyTransfer extends TitleQuantity {
  investidor: {
    cpfCnpj: string;
    custodianteDestinoCnpj?: string;
    custodianteOrigemCnpj?: string;
  };
  motivo?: string;
}

const checkOwnershipTransfer: Check<OwnershipTransfer> = (problems, transfer) => {
  if ('investidorDestino' in transfer || problems.rules.peek(sides).destinoOmitido !== '') return;
  problems.add(sides, 'corpo/investidorDestino', 'o simulador precisa do destino');
};

/** Checks that a transfer names exactly one custodian. */
const checkCustodyTransfer: Check<CustodyTransfer> = (problems, transfer) => {
  if (!transfer.investidor) return;
  const names = ['custodianteDestinoCnpj', 'custodianteOrigemCnpj'] as const;
  const { investidor } = transfer;
  if (names.filter((name) => name in investidor).length === 1) return;
  problems.add(sides, 'corpo/investidor', 'deve ter um, e só um, dos dois custodiantes');
};

/** Requests a sale. */
async function createTrade(work: Work, trade: Trade): Promise<object> {
  const { investidorOrigem: from, investidorDestino: to } = trade;
  requireOther(work, from.cpfCnpj, to.cpfCnpj);
  const movement = await createMovement(work, {
    ...(await takeTitles(work, trade, from.cpfCnpj, from.custodianteCnpj)),
    kind: 'COMPRA_VENDA',
    unit_price: trade.precoUnitario.toFixed(),
    settlement: trade.tipoLiquidacao,
    to_holder: to.cpfCnpj,
    to_custodian: to.custodianteCnpj,
  });
  return presentMovement(work, movement);
}

/** Requests a transfer to another holder, with the same custodian. */
async function transferOwnership(work: Work, transfer: OwnershipTransfer): Promise<object> {
  const from = transfer.investidorOrigem.cpfCnpj;
  const { destinoOmitido } = work.rules.of(sides);
  const to = transfer.investidorDestino?.cpfCnpj ?? destinoOmitido;
  requireOther(work, from, to);
  const taken = await takeTitles(work, transfer, from);
  const movement = await createMovement(work, {
    ...taken,
    kind: 'TRANSFERENCIA',
    to_holder: to,
    to_custodian: taken.from_custodian,
    motive: transfer.motivo ?? null,
  });
  return presentMovement(work, movement);
}

/** Requests a transfer between another custodian and the rule's own one, in either direction. */
async function transferCustody(work: Work, transfer: CustodyTransfer): Promise<void> {
  const { cpfCnpj, custodianteDestinoCnpj, custodianteOrigemCnpj } = transfer.investidor;
  const to = custodianteDestinoCnpj ?? work.rules.of(sides).custodianteDaConta;
  const taken = await takeTitles(work, transfer, cpfCnpj, custodianteOrigemCnpj);
  if (taken.from_custodian === to) {
    throw Refusal.by(sameHolder, 'corpo/investidor', `os títulos já estão com ${to}`);
  }
  await createMovement(work, {
    ...taken,
    kind: 'TRANSFERENCIA_CUSTODIA',
    to_holder: cpfCnpj,
    to_custodian: to,
    motive: transfer.motivo ?? null,
  });
}

/** The operation and custodian that the titles come from. */
async function takeTitles(
  work: Work,
  { operacaoCodigo, quantidade }: TitleQuantity,
  holder: string,
  custodian?: string,
) {
  const { id } = await getLiveOperation(work, operacaoCodigo);
  return {
    operation_id: id,
    quantity: quantidade.toFixed(),
    from_holder: holder,
    from_custodian: await findCustodian(work, id, holder, quantidade, custodian),
  };
}

function requireOther({ rules }: Work, from: string, to: string): void {
  if (from !== to || rules.of(sameHolder).mesmoTitular) return;
  throw Refusal.by(sameHolder, 'corpo/investidorDestino', 'é o mesmo que a origem');
}

export const tradeCalls: ServiceCalls = {
  solicitarCompraEVenda: defineCall('POST /compras-vendas', createTrade),
  transferirTitularidade: defineCall(
    'POST /transferencias-titularidade',
    transferOwnership,
    checkOwnershipTransfer,
  ),
  transferirCustodia: defineCall(
    'POST /transferencias-custodia',
    transferCustody,
    checkCustodyTransfer,
  ),
};
