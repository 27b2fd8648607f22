import type { Exact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean, aText } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { findCustodian, getLiveOperation } from './availableTitles.js';
import { createMovement, type Movement } from './movements.js';
import { requireAmount, requireQuantity } from './quantities.js';

const sides = defineRule('transferencia-sem-destino', {
  destinoOmitido: aText,
  custodianteDaConta: aText,
});
const sameHolder = defineRule('quando-cabe-transferir', { mesmoTitular: aBoolean });

interface Side {
  cpfCnpj: string;
  custodianteCnpj: string;
}

export interface Trade {
  operacaoCodigo: string;
  quantidade: Exact;
  precoUnitario: Exact;
  tipoLiquidacao: string;
  investidorOrigem: Side;
  investidorDestino: Side;
}

export interface OwnershipTransfer {
  operacaoCodigo: string;
  quantidade: Exact;
  investidorOrigem: { cpfCnpj: string };
  investidorDestino?: { cpfCnpj: string };
  motivo?: string;
}

export interface CustodyTransfer {
  operacaoCodigo: string;
  quantidade: Exact;
  investidor: {
    cpfCnpj: string;
    custodianteDestinoCnpj?: string;
    custodianteOrigemCnpj?: string;
  };
  motivo?: string;
}

/** Asks for a sale. @throws Refusal `missing`, `invalid`, or `refused` for more than is available */
export async function createTrade(work: Work, trade: Trade): Promise<Movement> {
  const { investidorOrigem: from, investidorDestino: to } = trade;
  requireAmount(work, 'corpo/precoUnitario', trade.precoUnitario);
  requireOther(work, from.cpfCnpj, to.cpfCnpj);
  const operationId = await findOperation(work, trade);
  await findCustodian(work, {
    operationId,
    holder: from.cpfCnpj,
    custodian: from.custodianteCnpj,
    quantity: trade.quantidade,
  });
  return createMovement(work, {
    kind: 'COMPRA_VENDA',
    operation_id: operationId,
    quantity: trade.quantidade.toFixed(),
    unit_price: trade.precoUnitario.toFixed(),
    settlement: trade.tipoLiquidacao,
    from_holder: from.cpfCnpj,
    from_custodian: from.custodianteCnpj,
    to_holder: to.cpfCnpj,
    to_custodian: to.custodianteCnpj,
  });
}

/**
 * Asks for titles to have another holder, with the same custodian.
 * @throws Refusal `missing`, `invalid` without a destination, `refused` for more than is available
 */
export async function transferOwnership(
  work: Work,
  transfer: OwnershipTransfer,
): Promise<Movement> {
  const { investidorOrigem, investidorDestino, quantidade, motivo } = transfer;
  const to = investidorDestino?.cpfCnpj ?? work.rules.of(sides).destinoOmitido;
  if (to === '') {
    throw Refusal.of('invalid', 'corpo/investidorDestino', 'o simulador precisa do destino');
  }
  requireOther(work, investidorOrigem.cpfCnpj, to);
  const operationId = await findOperation(work, transfer);
  const custodian = await findCustodian(work, {
    operationId,
    holder: investidorOrigem.cpfCnpj,
    custodian: undefined,
    quantity: quantidade,
  });
  return createMovement(work, {
    kind: 'TRANSFERENCIA',
    operation_id: operationId,
    quantity: quantidade.toFixed(),
    from_holder: investidorOrigem.cpfCnpj,
    from_custodian: custodian,
    to_holder: to,
    to_custodian: custodian,
    motive: motivo ?? null,
  });
}

/**
 * Asks for titles to be with another custodian: sent to one, or asked from one by the rule's own.
 * @throws Refusal `missing`, `invalid` unless exactly one custodian is given, `refused` for more than is available
 */
export async function transferCustody(work: Work, transfer: CustodyTransfer): Promise<void> {
  const { investidor, quantidade, motivo } = transfer;
  const { cpfCnpj, custodianteDestinoCnpj, custodianteOrigemCnpj } = investidor;
  const { custodianteDaConta } = work.rules.of(sides);
  if ((custodianteDestinoCnpj === undefined) === (custodianteOrigemCnpj === undefined)) {
    throw Refusal.of('invalid', 'corpo/investidor', 'deve ter um, e só um, dos dois custodiantes');
  }
  const operationId = await findOperation(work, transfer);
  const to = custodianteDestinoCnpj ?? custodianteDaConta;
  const custodian = await findCustodian(work, {
    operationId,
    holder: cpfCnpj,
    custodian: custodianteOrigemCnpj,
    quantity: quantidade,
  });
  if (custodian === to) {
    throw Refusal.of('refused', 'corpo/investidor', `os títulos já estão com ${to}`);
  }
  await createMovement(work, {
    kind: 'TRANSFERENCIA_CUSTODIA',
    operation_id: operationId,
    quantity: quantidade.toFixed(),
    from_holder: cpfCnpj,
    from_custodian: custodian,
    to_holder: cpfCnpj,
    to_custodian: to,
    motive: motivo ?? null,
  });
}

async function findOperation(
  work: Work,
  { operacaoCodigo, quantidade }: { operacaoCodigo: string; quantidade: Exact },
): Promise<string> {
  requireQuantity(work, 'corpo/quantidade', quantidade);
  return (await getLiveOperation(work, operacaoCodigo)).id;
}

function requireOther({ rules }: Work, from: string, to: string): void {
  if (from !== to || rules.of(sameHolder).mesmoTitular) return;
  throw Refusal.of('refused', 'corpo/investidorDestino', 'é o mesmo que a origem');
}
