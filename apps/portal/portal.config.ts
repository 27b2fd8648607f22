import type { IconName } from './src/components/ServiceCards/drawings';

export interface ServiceOptions {
  /** Identifier in routes, file names and `FRONTIER_SPEC_<ID>` (upper case, `-` as `_`). */
  readonly id: string;
  readonly title: string;
  readonly route: string;
  /** The contract at the service's host; `build:remote` reads it with one GET. */
  readonly specUrl: string;
  /** Copy kept in the repository, read by `start` and `build`; `--allow-stale` may fall back on it. */
  readonly snapshot: string;
  readonly icon: IconName;
  readonly text: string;
}

function service(own: Pick<ServiceOptions, 'icon' | 'id' | 'text' | 'title'>): ServiceOptions {
  const { id } = own;
  return {
    ...own,
    route: `/docs/frontier/${id}/api`,
    specUrl: `https://${id}.homologacao.frontier.example/openapi.yaml`,
    snapshot: `specs/${id}.yaml`,
  };
}

export const portal = {
  provider: 'Frontier',
  siteTitle: 'Frontier Tech Docs',
  navbarTitle: 'Frontier Tech Docs',
  tagline: 'Documentação das APIs de onboarding, emissão e pós-emissão de títulos privados',
  siteUrl: 'https://docs.frontier.example',
  copyrightYear: 2025,
  /** Plain text: the site trusts no markup of its settings. */
  announcement:
    'Os exemplos usam dados fictícios e o ambiente de homologação ou, à sua escolha, o simulador.',
  links: {
    company: 'https://www.frontier.example/',
    blog: 'https://blog.frontier.example/',
    projects: '/docs/intro',
    social: [
      { label: 'LinkedIn', href: 'https://linkedin.frontier.example/' },
      { label: 'GitHub', href: 'https://github.frontier.example/' },
      { label: 'YouTube', href: 'https://youtube.frontier.example/' },
    ],
  },
  services: [
    service({
      id: 'autenticacao',
      title: 'Autenticação',
      icon: 'key',
      text: 'Troca as chaves da conta da empresa pelo token que acompanha todas as outras chamadas.',
    }),
    service({
      id: 'onboarding',
      title: 'Onboarding',
      icon: 'person',
      text: 'Cadastra emissores, seus representantes legais e documentos, e também os investidores.',
    }),
    service({
      id: 'emissao',
      title: 'Emissão',
      icon: 'deed',
      text: 'Cria a solicitação de emissão, completa seus dados e a submete à central depositária; cuida das ofertas primárias.',
    }),
    service({
      id: 'operacao',
      title: 'Operação',
      icon: 'register',
      text: 'Consulta as operações: status, critérios de remuneração, juros e amortizações.',
    }),
    service({
      id: 'pos-emissao',
      title: 'Pós-emissão',
      icon: 'flows',
      text: 'Liquida eventos financeiros, concilia posições e registra compras e vendas, bloqueios e transferências.',
    }),
    service({
      id: 'webhook',
      title: 'Webhooks',
      icon: 'bell',
      text: 'Entrega notificações por webhook ou por um feed, com confirmação de recebimento e envios de teste.',
    }),
  ],
};
