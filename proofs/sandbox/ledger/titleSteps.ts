import { Decimal } from '../../../packages/sandbox/src/exact/exactJson.js';
import {
  CUSTODIANS,
  choose,
  drawQuantity,
  HOLDERS,
  type Journey,
  type StepRunner,
} from './Journey.js';
import type { Movement } from './Model.js';

/** Requests a sale, or a transfer of ownership or custody. */
export const move: StepRunner = async (journey, [a, b, c, d]) => {
  const { client, model } = journey;
  const issued = choose(model.issues, a);
  if (!issued) return;
  const { code } = issued;
  const holders = [...HOLDERS.slice(b % 3), ...HOLDERS.slice(0, b % 3)];
  const [from = '', to = ''] = c % 9 === 0 ? [holders[0], holders[0]] : holders;
  const custodian = choose(CUSTODIANS, c >> 4) ?? '';
  const available = model.available(code, from);
  const known = available.find(([own]) => own === custodian)?.[1] ?? new Decimal(0);
  const quantity = drawQuantity(d, choose([known, available[0]?.[1] ?? known], c >> 8) ?? known);
  const isLive = model.issued(code).gt(0) && !issued.closed;
  const fitting = available.filter(([, there]) => there.gte(quantity)).map(([own]) => own);
  const base = { operacaoCodigo: code, quantidade: quantity };
  switch (b % 4) {
    case 0:
    case 1: {
      const fits = isLive && from !== to && fitting.includes(custodian);
      const target = choose(CUSTODIANS, d >> 4) ?? '';
      const sale = {
        ...base,
        precoUnitario: new Decimal('1012.34567891'),
        tipoLiquidacao: 'NUCLEA',
        investidorOrigem: { cpfCnpj: from, custodianteCnpj: custodian },
        investidorDestino: { cpfCnpj: to, custodianteCnpj: target },
      };
      await client.call('POST /api/v1/compras-vendas', sale, fits);
      if (fits) await keep(journey, { code, quantity, from: [from, custodian], to: [to, target] });
      return;
    }
    case 2: {
      const [own] = fitting;
      const fits = isLive && from !== to && own !== undefined;
      const transfer = {
        ...base,
        investidorOrigem: { cpfCnpj: from },
        investidorDestino: { cpfCnpj: to },
      };
      await client.call('POST /api/v1/transferencias-titularidade', transfer, fits);
      if (fits) await keep(journey, { code, quantity, from: [from, own], to: [to, own] });
      return;
    }
    default: {
      const target = choose(CUSTODIANS, d >> 4) ?? '';
      const own = fitting.find((one) => one !== target);
      const fits = isLive && own !== undefined;
      const investidor = { cpfCnpj: from, custodianteDestinoCnpj: target };
      await client.call('POST /api/v1/transferencias-custodia', { ...base, investidor }, fits);
      if (fits) await keep(journey, { code, quantity, from: [from, own], to: [from, target] });
    }
  }
};

async function keep({ client, model }: Journey, movement: Omit<Movement, 'id' | 'status'>) {
  model.movements.push({
    ...movement,
    id: await client.lastId('movements'),
    status: 'open',
  });
}

export const decideMovement: StepRunner = async (journey, [a, b]) => {
  const { client, model } = journey;
  const open = model.movements.filter(({ status }) => status === 'open');
  const decided = choose(b % 5 === 0 ? model.movements : open, a);
  if (!decided) return;
  const isOpen = decided.status === 'open';
  const acao = b % 4 === 0 ? 'REPROVAR' : 'CONFIRMAR';
  const route = `POST /api/v1/movimentacoes/${decided.id}/aprovacao`;
  await client.call(route, { acao, justificativa: 'Confere.' }, isOpen);
  if (!isOpen) return;
  decided.status = acao === 'REPROVAR' ? 'reproved' : 'confirmed';
  if (acao === 'CONFIRMAR') journey.expectSettlement(() => model.settleMovement(decided));
};

export const block: StepRunner = async ({ client, model }, [a, b, c]) => {
  const issued = choose(model.issues, a);
  const holder = choose(HOLDERS, b) ?? '';
  if (!issued) return;
  const { code } = issued;
  const there = Decimal.sum(0, ...model.available(code, holder).map(([, quantity]) => quantity));
  const quantity = drawQuantity(c, there.div(2).toDP(8));
  const isLive = model.issued(code).gt(0) && !issued.closed;
  const parts = isLive ? model.partsOf(code, holder, quantity) : undefined;
  const body = {
    operacaoCodigo: code,
    investidorCpfCnpj: holder,
    quantidade: quantity,
    constricaoTipo: 'JUDICIAL',
    justificativa: 'Ordem judicial.',
  };
  const answer = await client.call<{ id: string }>(
    'POST /api/v1/bloqueios',
    body,
    parts !== undefined,
  );
  if (parts) model.block({ id: answer.id, code, holder, parts, released: false });
};

export const release: StepRunner = async ({ client, model }, [a, b]) => {
  const known = model.blocks.filter(({ released }) => b % 5 === 0 || !released);
  const chosen = choose(known, a);
  if (!chosen) return;
  const route = `POST /api/v1/bloqueios/${chosen.id}/liberar`;
  await client.call(route, { justificativa: 'Cumprida.' }, !chosen.released);
  if (!chosen.released) model.release(chosen);
};

/** Settles a pending movement by the control route. */
export const settleByHand: StepRunner = async ({ client, model, mode }, [a, b]) => {
  if (mode.settlement !== 'by hand') return;
  const offers = model.offers.filter(({ status }) => status === 'confirmed');
  const movements = model.movements.filter(({ status }) => status === 'confirmed');
  const [waiting, other] = [choose(offers, a), choose(movements, a)];
  if (waiting && (b % 2 === 0 || !other)) {
    await client.control('POST', '/decide', { id: waiting.id, approve: true });
    model.settleOffer(waiting);
  } else if (other) {
    await client.control('POST', '/decide', { id: other.id, approve: true });
    model.settleMovement(other);
  }
};
