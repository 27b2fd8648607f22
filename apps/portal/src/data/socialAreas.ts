import { portal } from '../../portal.config';
import type { AreaTitles } from '../plugins/site-files/client/pictureOf';

export const blog = {
  title: 'Blog',
  text: `Notas da equipe de APIs da ${portal.provider}`,
} as const;

export const everyPost = 'Todas as publicações';

/**
 * The headlines of the preview pictures in `static/img/social`, by the route of the pages at and below it
 * (`plugins/site-files/client/pictureOf` has their addresses).
 */
export const socialAreas: AreaTitles = {
  '/': 'Notas comerciais e debêntures, por API',
  '/docs': 'Documentação',
  '/docs/frontier/autenticacao': 'Autenticação',
  '/docs/frontier/onboarding': 'Onboarding',
  '/docs/frontier/emissao': 'Emissão',
  '/docs/frontier/operacao': 'Operação',
  '/docs/frontier/pos-emissao': 'Pós-emissão',
  '/docs/frontier/webhook': 'Webhooks e notificações',
  '/docs/frontier/conceitos': 'Conceitos',
  '/docs/frontier/getting-started': 'Primeira chamada',
  '/docs/frontier/glossario': 'Glossário',
  '/docs/frontier/go-live': 'Ir para produção',
  '/docs/frontier/homologacao': 'Roteiro de homologação',
  '/docs/frontier/jornadas': 'Jornadas',
  '/docs/frontier/perguntas': 'Perguntas para levar à Frontier',
  '/blog': blog.title,
};
