import type { Layout } from './src/plugins/api-reference/paging/layout';

/** One Frontier service: where its contract comes from and where the portal shows it. */
export interface PortalService {
  /** Identifier in routes, file names and `FRONTIER_SPEC_<ID>` (upper case, `-` as `_`). */
  readonly id: string;
  /** Name shown in navigation. */
  readonly title: string;
  /** Route of the reference page. */
  readonly route: string;
  /** Specification published by the service's test environment; read with one GET by `build:remote`. */
  readonly specUrl: string;
  /** Copy kept in the repository, read by `start` and `build`. */
  readonly snapshot: string;
  /** How the reference is spread over pages; `page` unless said otherwise. */
  readonly layout?: Layout;
}

/** Every fact about the provider that is not part of an API contract (specification §1, §2). */
export interface PortalConfig {
  readonly provider: string;
  readonly siteTitle: string;
  readonly navbarTitle: string;
  readonly tagline: string;
  readonly siteUrl: string;
  readonly copyrightYear: number;
  readonly announcement: string;
  readonly links: {
    readonly company: string;
    readonly blog: string;
    readonly projects: string;
    readonly social: readonly { readonly label: string; readonly href: string }[];
  };
  readonly services: readonly PortalService[];
}

function service(id: string, title: string): PortalService {
  return {
    id,
    title,
    route: `/docs/frontier/${id}/api`,
    specUrl: `https://${id}.homologacao.frontier.example/openapi.yaml`,
    snapshot: `specs/${id}.yaml`,
  };
}

export const portal: PortalConfig = {
  provider: 'Frontier',
  siteTitle: 'Frontier Tech Docs',
  navbarTitle: 'Frontier Tech Docs',
  tagline: 'Documentação das APIs de emissão, registro e pós-emissão de títulos privados',
  siteUrl: 'https://docs.frontier.example',
  copyrightYear: 2025,
  announcement:
    'Toda chamada de exemplo deste portal usa o ambiente de homologação e dados fictícios.',
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
    service('autenticacao', 'Autenticação'),
    service('onboarding', 'Onboarding'),
    service('emissao', 'Emissão'),
    service('operacao', 'Operação'),
    service('pos-emissao', 'Pós-emissão'),
    service('webhook', 'Webhooks'),
  ],
};
