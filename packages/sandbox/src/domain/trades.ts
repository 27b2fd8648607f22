import { Decimal } from 'decimal.js';
import { aBoolean, aCnpj, aTextLike, defineRule } from '../rules/defineRule.js';
import type { Check, Input, ServiceCalls } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { quantityRefusal, readAvailable } from './ledger.js';
import { createMovement, type Movement, type NewMovement, presentMovement } from './movements.js';
import { getLiveOperation } from './operations.js';

const sides = defineRule('transferencia-sem-destino', {
  destinoOmitido: aTextLike(/^(\d{11}|\d{14})?$/, 'um CPF ou CNPJ, sem pontuação, ou vazio'),
  custodianteDaConta: aCnpj,
});
const sameHolder = defineRule('quando-cabe-transferir', { mesmoTitular: aBoolean });

type Trade = Input<'solicitarCompraEVenda'>;

const checkOwnershipTransfer: Check<'transferirTitularidade'> = (problems, transfer) => {
  if ('investidorDestino' in transfer || problems.rules.peek(sides).destinoOmitido !== '') return;
  problems.add(sides, 'corpo/investidorDestino', 'o simulador precisa do destino');
};

const checkCustodyTransfer: Check<'transferirCustodia'> = (problems, transfer) => {
  if (!transfer.investidor) return;
  const isToOther = 'custodianteDestinoCnpj' in transfer.investidor;
  if (isToOther !== 'custodianteOrigemCnpj' in transfer.investidor) return;
  problems.add(sides, 'corpo/investidor', 'deve ter um, e só um, dos dois custodiantes');
};

async function createTrade(work: Work, trade: Trade): Promise<object> {
  const { investidorOrigem: from, investidorDestino: to } = trade;
  requireOther(work, from.cpfCnpj, to.cpfCnpj);
  const movement = await requestMovement(work, trade, from, {
    kind: 'COMPRA_VENDA',
    unit_price: trade.precoUnitario.toFixed(),
    settlement: trade.tipoLiquidacao,
    to_holder: to.cpfCnpj,
    to_custodian: to.custodianteCnpj,
  });
  return presentMovement(work, movement);
}

/** Requests a transfer to another holder, with the same custodian. */
async function transferOwnership(
  work: Work,
  transfer: Input<'transferirTitularidade'>,
): Promise<object> {
  const from = transfer.investidorOrigem;
  const { destinoOmitido } = work.rules.of(sides);
  const to_holder = transfer.investidorDestino?.cpfCnpj ?? destinoOmitido;
  requireOther(work, from.cpfCnpj, to_holder);
  const motive = transfer.motivo ?? null;
  const movement = { kind: 'TRANSFERENCIA' as const, to_holder, motive };
  return presentMovement(work, await requestMovement(work, transfer, from, movement));
}

/** Requests a transfer between another custodian and the rule's own one, in either direction. */
async function transferCustody(work: Work, transfer: Input<'transferirCustodia'>): Promise<void> {
  const { cpfCnpj, custodianteDestinoCnpj, custodianteOrigemCnpj } = transfer.investidor;
  const to_custodian = custodianteDestinoCnpj ?? work.rules.of(sides).custodianteDaConta;
  const from = { cpfCnpj, custodianteCnpj: custodianteOrigemCnpj };
  await requestMovement(work, transfer, from, {
    kind: 'TRANSFERENCIA_CUSTODIA',
    to_holder: cpfCnpj,
    to_custodian,
    motive: transfer.motivo ?? null,
  });
}

/** The titles leave the first custodian with enough, and stay with it unless `movement` names another. */
async function requestMovement(
  work: Work,
  { operacaoCodigo, quantidade }: Pick<Trade, 'operacaoCodigo' | 'quantidade'>,
  from: { cpfCnpj: string; custodianteCnpj?: string | undefined },
  movement: Pick<NewMovement, 'kind' | 'to_holder'> & Partial<NewMovement>,
): Promise<Movement> {
  const { id } = await getLiveOperation(work, operacaoCodigo);
  const isOfCustody = movement.kind === 'TRANSFERENCIA_CUSTODIA';
  const side = isOfCustody ? 'investidor' : 'investidorOrigem';
  const available = (await readAvailable(work, from.cpfCnpj, id)).filter(
    ({ custodian }) => (from.custodianteCnpj ?? custodian) === custodian,
  );
  const able = available.filter(({ quantity }) => quantity.gte(quantidade));
  const chosen = able.find(({ custodian }) => custodian !== movement.to_custodian) ?? able[0];
  if (!chosen) {
    const most = Decimal.max(0, ...available.map(({ quantity }) => quantity));
    throw quantityRefusal(side, most, from.custodianteCnpj);
  }
  const { custodian } = chosen;
  if (isOfCustody && movement.to_custodian === custodian) {
    throw Refusal.by(sameHolder, 'corpo/investidor', `os títulos já estão com ${custodian}`);
  }
  return createMovement(work, {
    operation_id: id,
    quantity: quantidade.toFixed(),
    from_holder: from.cpfCnpj,
    from_custodian: custodian,
    to_custodian: custodian,
    ...movement,
  });
}

function requireOther({ rules }: Work, from: string, to: string): void {
  if (from !== to || rules.of(sameHolder).mesmoTitular) return;
  throw Refusal.by(sameHolder, 'corpo/investidorDestino', 'é o mesmo que a origem');
}

export const tradeCalls = {
  solicitarCompraEVenda: { act: createTrade },
  transferirTitularidade: { act: transferOwnership, check: checkOwnershipTransfer },
  transferirCustodia: { act: transferCustody, check: checkCustodyTransfer },
} satisfies ServiceCalls;
