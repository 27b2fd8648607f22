import { exampleOf } from '../../../packages/sandbox/src/__tests__/examples.js';
import { Decimal } from '../../../packages/sandbox/src/exact/exactJson.js';
import { choose, drawQuantity, HOLDERS, type StepRunner } from './Journey.js';

/** Requests, submits and approves a note with two instalments. */
export const issue: StepRunner = async ({ client, model }, [a, b]) => {
  if (model.issues.length >= 4) return;
  const request = exampleOf('criarSolicitacao');
  const { id } = await client.call('POST /api/v1/solicitacoes', { ...request, numeroDaEmissao: 1 });
  const url = `/api/v1/solicitacoes/${id}`;
  const quantity = new Decimal(1000 + (a % 4000));
  const unit = new Decimal(b % 100_000_007).div(100_000).plus('0.00001');
  const volume = quantity.times(unit);
  const first = volume
    .times(a % 7)
    .div(7)
    .toDP(8);
  const financial = exampleOf('adicionarDadosFinanceiros');
  const money = { quantidade: quantity, valorNominalUnitario: unit };
  await client.call(`POST ${url}/dados-financeiros`, { ...financial, ...money });
  const instalment = (dataVencimento: string, amortisation: Decimal, interest: Decimal) => ({
    dataVencimento,
    valorAmortizacao: amortisation,
    valorJuros: interest,
    valorTotal: amortisation.plus(interest),
  });
  await client.call(`POST ${url}/dados-financeiros/parcelas`, [
    instalment('2026-04-16', first, new Decimal(b % 1000).div(1000)),
    instalment('2027-03-16', volume.minus(first), new Decimal(1)),
  ]);
  const answer = await client.call<{ codigoInstrumentoFinanceiro: string }>(
    `POST ${url}/submissao`,
  );
  model.issues.push({
    code: answer.codigoInstrumentoFinanceiro,
    quantity,
    issuer: '04821357000191',
    registrar: '11235813000187',
    custodians: new Map([
      ['31415926000171', '27182818000129'],
      ['04172538690', '27182818000129'],
    ]),
    principal: volume,
    closed: false,
  });
};

export const offer: StepRunner = async ({ client, model }, [a, b, c, d]) => {
  const issued = choose(model.issues, a);
  if (!issued) return;
  const left = model.unoffered(issued.code);
  const count = 1 + (b % 3);
  const investors = Array.from({ length: count }, (_, index) => ({
    cpfCnpj: choose(HOLDERS, c + index) ?? '',
    quantidade: drawQuantity(d + index, left.div(count).toDP(8)),
    precoUnitario: new Decimal('1000.00000001'),
  }));
  const total = Decimal.sum(...investors.map(({ quantidade }) => quantidade));
  const isLeft = model.issued(issued.code).lt(issued.quantity);
  const body = {
    codigoInstrumento: issued.code,
    investidores: investors,
    tipoLiquidacao: 'NUCLEA',
  };
  const fits = isLeft && total.lte(left);
  await client.call('POST /api/v1/ofertas-primarias', body, fits);
  if (!fits) return;
  const id = await client.lastId('offers');
  model.offers.push({ id, code: issued.code, investors, status: 'open' });
};

export const decideOffer: StepRunner = async (journey, [a, b]) => {
  const { client, model } = journey;
  const open = model.offers.filter(({ status }) => status === 'open');
  const decided = choose(b % 5 === 0 ? model.offers : open, a);
  if (!decided) return;
  const isOpen = decided.status === 'open';
  const acao = b % 4 === 0 ? 'REPROVAR' : 'CONFIRMAR';
  const body = { id: decided.id, acao };
  await client.call('POST /api/v1/ofertas-primarias/aprovacao', body, isOpen);
  if (!isOpen) return;
  decided.status = acao === 'REPROVAR' ? 'reproved' : 'confirmed';
  if (acao === 'CONFIRMAR') journey.expectSettlement(() => model.settleOffer(decided));
};
