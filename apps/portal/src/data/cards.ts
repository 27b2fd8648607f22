import { portal } from '../../portal.config';
import type { Card } from '../components/LinkCards';

/** One card for each service, with its guides and its reference. */
export const serviceCards: readonly Card[] = portal.services.map(({ card, id, route, title }) => ({
  ...card,
  title,
  to: `/docs/frontier/${id}`,
  area: id,
  links: [
    { label: 'Guia', name: `Guia da API de ${title}`, to: `/docs/frontier/${id}` },
    { label: 'Referência', name: `Referência da API de ${title}`, to: route },
  ],
}));
