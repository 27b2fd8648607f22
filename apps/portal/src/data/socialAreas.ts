import { portal } from '../../portal.config';
import type { IconName } from '../components/AreaIcon/drawings';

/** A part of the site with a picture of its own, for every page at its route and below. */
export interface Area {
  readonly route: string;
  readonly icon: IconName;
  /** What the picture says; by default what the guide at the route says of itself. */
  readonly says?: Words;
}

/** The large words of a picture, and a sentence below them. */
export interface Words {
  readonly title: string;
  readonly text?: string;
}

/** What the blog says of itself. */
export const blog = {
  title: 'Blog',
  text: `Notas da equipe de APIs da ${portal.provider}`,
} as const;

/** What stands above the list of posts beside them. */
export const everyPost = 'Todas as publicações';

/** The areas with a picture of their own, for previews; a service has the one of its card. */
export const socialAreas: readonly Area[] = [
  {
    route: '/',
    icon: 'sheet',
    says: { title: 'Notas comerciais e debêntures, por API', text: portal.tagline },
  },
  ...portal.services.map(({ card, id }) => ({ route: `/docs/frontier/${id}`, icon: card.icon })),
  { route: '/docs', icon: 'map' },
  { route: '/docs/frontier/conceitos', icon: 'layers' },
  { route: '/docs/frontier/getting-started', icon: 'terminal' },
  { route: '/docs/frontier/glossario', icon: 'book' },
  { route: '/docs/frontier/go-live', icon: 'launch' },
  { route: '/docs/frontier/homologacao', icon: 'checklist' },
  { route: '/docs/frontier/jornadas', icon: 'journey' },
  { route: '/docs/frontier/perguntas', icon: 'question' },
  { route: '/blog', icon: 'pen', says: blog },
];
