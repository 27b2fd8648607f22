import { describe, expect, it } from 'vitest';
import { allCalls, answerOf, componentOf, contracts } from './support/contracts';

/** Groups of section 3, with the names the contract chose for them. */
const QUANTITIES: Readonly<Record<string, readonly string[]>> = {
  'total custody': ['qtdCustodiaTotal'],
  'own free or blocked': ['qtdPropriaLivre', 'qtdPropriaBloqueada'],
  'transfer free or blocked': ['qtdTransferenciaLivre', 'qtdTransferenciaBloqueada'],
  repurchase: ['qtdRecompra'],
  blocked: ['qtdBloqueada'],
  'co-obligation': ['qtdCoobrigacao'],
  'technical reserve': ['qtdReservaTecnica'],
  'pledge and fiduciary guarantees': ['qtdGarantiaPenhor', 'qtdGarantiaFiduciaria'],
  baskets: ['qtdCestas'],
  'firm guarantee': ['qtdGarantiaFirme'],
  'judicial block': ['qtdBloqueioJudicial'],
  'term block': ['qtdBloqueioTermo'],
};

const PROTECTED = ['onboarding', 'emissao', 'operacao', 'pos-emissao', 'webhook'];

/** What the specification leaves open, and where a contract says so. */
const OPEN: readonly (readonly [string, string])[] = [
  ['onboarding', 'schemas/Documento/properties/tipoDocumento'],
  ['onboarding', 'schemas/Documento/properties/status'],
  ['onboarding', 'schemas/Telefone/properties/tipo'],
  ['emissao', 'schemas/DadosFinanceirosEnviados/properties/periodo'],
  ['emissao', 'schemas/Solicitacao'],
  ['emissao', 'schemas/StatusDaSolicitacao'],
  ['operacao', 'schemas/StatusDaOperacao'],
  ['pos-emissao', 'schemas/EventosDaOperacao'],
  ['pos-emissao', 'schemas/PaginaDeProjecoesDePu/properties/instrumentos'],
  ['pos-emissao', 'schemas/LinhaDaConciliacaoDeCustodia'],
  ['pos-emissao', 'schemas/PedidoDeCompraEVenda/properties/origem'],
  ['webhook', 'schemas/Notificacao/properties/subjectType'],
  ['webhook', 'schemas/Notificacao/properties/eventType'],
  ['webhook', 'schemas/Notificacao/properties/metadata'],
  ['webhook', 'schemas/Notificacao/properties/expiresAt'],
  ['webhook', 'schemas/EntregaDoWebhook/properties/payload'],
  ['webhook', 'schemas/EntregaDoWebhook/properties/responseBody'],
  ['webhook', 'schemas/ResultadoDoTeste/properties/deliveryType'],
];

describe('what is not shown', () => {
  it.each(OPEN)('is said to be so: %s %s', (service, path) => {
    expect(componentOf(service, path).description).toMatch(
      /não (?:é |são )?informad[oa]s?|\[leitura nossa\]/i,
    );
  });

  it.each(Object.entries(QUANTITIES))('names quantities after their group: %s', (_, names) => {
    for (const name of names) {
      const path = `schemas/LinhaDaConciliacaoDeCustodia/properties/${name}`;
      const { description } = componentOf('pos-emissao', path);
      expect(description).toMatch(/\[leitura nossa\]\(\S+#linha-da-custodia\)/);
    }
  });

  it('gives a custody row no quantity beyond the groups', () => {
    const fields = Object.keys(answerOf('GET /conciliacoes-dcustodiapart'));
    const quantities = fields.filter((field) => field.startsWith('data[].qtd'));
    const named = Object.values(QUANTITIES).flat();
    expect(quantities).toEqual(named.map((name) => `data[].${name}`));
  });

  it('names the justification of a primary offer as the other approvals do, and says so', () => {
    const path = 'schemas/AprovacaoDaOfertaPrimaria/properties/justificativa';
    expect(componentOf('emissao', path).description).toMatch(/sem dar o nome do campo/);
  });

  it.each(PROTECTED)('says that who may call what is not shown: %s', (service) => {
    const info = String(JSON.stringify(contracts[service]?.root.info));
    const sentences = info.split('. ').filter((sentence) => /pap(?:el|éis)/.test(sentence));
    expect(sentences).toEqual([expect.stringMatching(/não (?:é|são) informado/)]);
  });

  it.each(Object.keys(contracts))(
    'says once that the body of errors is not shown: %s',
    (service) => {
      const text = JSON.stringify(contracts[service]?.root);
      expect(text.split('#corpo-dos-erros')).toHaveLength(2);
      expect(String(JSON.stringify(contracts[service]?.root.info))).toContain('O corpo dos erros');
    },
  );

  it('says once who gets a notification and what it holds, and not in each', () => {
    const text = JSON.stringify(contracts.webhook?.root);
    expect(text.split('#destinatario-das-notificacoes')).toHaveLength(2);
  });

  it('says UTC of no time but the expiry of the token', () => {
    const services = Object.keys(contracts).filter((service) =>
      JSON.stringify(contracts[service]?.root).includes('UTC'),
    );
    expect(services).toEqual(['autenticacao']);
  });

  it('says of reconciliations that they lag by one day', () => {
    const names = ['POST /conciliacoes', 'POST /conciliacoes-operacoes'];
    const told = allCalls.filter(([name]) => names.includes(name));
    expect(told.map(([, { operation }]) => operation.description)).toEqual(
      names.map(() => expect.stringContaining('D-1')),
    );
  });

  it('says that a phone is required of natural persons', () => {
    expect(componentOf('onboarding', 'schemas/NovoInvestidor/properties/telefone')).toMatchObject({
      description: expect.stringContaining(
        'Obrigatório para pessoa física e opcional para pessoa jurídica.',
      ),
    });
  });
});
