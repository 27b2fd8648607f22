import { address, keys, list, text } from '@frontier/light-docusaurus';

/** Contacts for reports of weaknesses, for `/.well-known/security.txt` (RFC 9116). */
export interface SecurityContact {
  /** Addresses in the order to try them: `mailto:`, `https:` or `tel:`. */
  readonly contacts: readonly string[];
  /** Until when this holds, as `2030-01-31T00:00:00Z`; readers disregard the file after that. */
  readonly expires: string;
  /** Address of the policy for whoever finds a weakness. */
  readonly policy?: string;
}

/** A part of the site with its own picture, for every page at its route and below. */
export interface Area {
  readonly route: string;
  /** The large words of its picture (`client/pictureOf` has the address). */
  readonly title: string;
}

export interface SiteFilesOptions {
  /** Areas with a picture for previews. */
  readonly areas: readonly Area[];
  /** Path of the stylesheet of design tokens. */
  readonly tokens: string;
  /** Without it there is no `security.txt`. */
  readonly security?: SecurityContact | undefined;
}

export const optionsSchema = keys<SiteFilesOptions>({
  areas: list(
    'uma lista de áreas',
    keys<Area>({
      route: address('a rota da área'),
      title: text('o título na figura'),
    }),
  ),
  tokens: text('o caminho dos tokens, uma folha de estilo'),
  security: keys<SecurityContact>({
    contacts: list(
      'uma lista de contatos',
      text('um endereço "mailto:", "https:" ou "tel:"').pattern(/^(mailto:|https:\/\/|tel:)/),
    ).min(1),
    expires: text('um instante como 2030-01-31T00:00:00Z').pattern(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
    ),
    policy: text('um endereço "https:"')
      .pattern(/^https:\/\//)
      .optional(),
  }).optional(),
});
