import { portal } from '../../portal.config';

/** A section of the site with a preview picture for every page at its route and below. */
export interface PictureArea {
  readonly route: string;
  /** The headline of its picture (`plugins/site-files/client/pictureOf` has the address). */
  readonly title: string;
}

export const blog = {
  title: 'Blog',
  text: `Notas da equipe de APIs da ${portal.provider}`,
} as const;

/** Heading of the list of posts beside a post. */
export const everyPost = 'Todas as publicações';

/** The areas with a preview picture in `static/img/social`, and the headline of each. */
export const socialAreas: readonly PictureArea[] = [
  { route: '/', title: 'Notas comerciais e debêntures, por API' },
  { route: '/docs', title: 'Documentação' },
  { route: '/docs/frontier/autenticacao', title: 'Autenticação' },
  { route: '/docs/frontier/onboarding', title: 'Onboarding' },
  { route: '/docs/frontier/emissao', title: 'Emissão' },
  { route: '/docs/frontier/operacao', title: 'Operação' },
  { route: '/docs/frontier/pos-emissao', title: 'Pós-emissão' },
  { route: '/docs/frontier/webhook', title: 'Webhooks e notificações' },
  { route: '/docs/frontier/conceitos', title: 'Conceitos' },
  { route: '/docs/frontier/getting-started', title: 'Primeira chamada' },
  { route: '/docs/frontier/glossario', title: 'Glossário' },
  { route: '/docs/frontier/go-live', title: 'Ir a produção' },
  { route: '/docs/frontier/homologacao', title: 'Roteiro de homologação' },
  { route: '/docs/frontier/jornadas', title: 'Jornadas' },
  { route: '/docs/frontier/perguntas', title: 'Perguntas para levar à Frontier' },
  { route: '/blog', title: blog.title },
];
