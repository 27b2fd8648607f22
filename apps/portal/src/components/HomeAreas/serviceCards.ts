import { portal } from '../../../portal.config';
import type { Card } from '../LinkCards';

/** One card per service: its guides, and its reference. */
export const serviceCards: readonly Card[] = portal.services.map(({ card, id, route, title }) => ({
  ...card,
  title,
  to: `/docs/frontier/${id}`,
  second: { label: 'Referência', name: `Referência da API de ${title}`, to: route },
}));
