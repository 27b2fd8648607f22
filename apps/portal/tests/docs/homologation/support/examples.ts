import { exampleOf } from '../../../../../../packages/sandbox/src/__tests__/examples';

/** The bodies of the contracts' examples, which form one story. */
export const issuer = exampleOf('onboarding', 'criarCadastro') as Body & { cnpj: string };
export const issuerChanges = exampleOf('onboarding', 'atualizarCadastro');
export const representative = exampleOf('onboarding', 'criarRepresentanteLegal');
export const fund = exampleOf('onboarding', 'cadastrarInvestidor') as Body & { cpfCnpj: string };
export const person = {
  cpfCnpj: '04172538690',
  razaoSocial: 'Rafael Antunes Siqueira',
  telefone: '11987650011',
};
export const request = exampleOf('emissao', 'criarSolicitacao') as Body & {
  investidores: Body[];
};
export const requestChanges = exampleOf('emissao', 'atualizarSolicitacao');
export const financialData = exampleOf('emissao', 'adicionarDadosFinanceiros') as Body & {
  tabelaSac: Body;
};
export const instalments = exampleOf('emissao', 'adicionarParcelas') as unknown as Instalment[];
export const offer = exampleOf('emissao', 'criarOfertaPrimaria');
export const earlyPayment = exampleOf('pos-emissao', 'liquidarEventoExtraordinario');
export const trade = exampleOf('pos-emissao', 'solicitarCompraEVenda');
export const transfer = exampleOf('pos-emissao', 'transferirTitularidade');
export const custodyTransfer = exampleOf('pos-emissao', 'transferirCustodia') as Body & {
  investidor: Body;
};
export const block = exampleOf('pos-emissao', 'criarBloqueio');
export const settings = exampleOf('webhook', 'atualizarConfiguracao') as Body & {
  webhookConfig: { webhookUrl: string; hmacSecret: string };
};

interface Instalment {
  readonly dataVencimento: string;
  readonly valorAmortizacao: number;
  readonly valorJuros: number;
  readonly valorTotal: number;
  readonly isIncorporacaoJuros: boolean;
}

type Body = Record<string, unknown>;

/** A copy of the value without one field. */
export function without(body: object, name: string): object {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
}
