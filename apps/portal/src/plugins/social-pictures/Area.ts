import type { IconName } from '../../components/AreaIcon/drawings';

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

export interface SocialPicturesOptions {
  readonly areas: readonly Area[];
  /** Path of the portal's mark, an SVG. */
  readonly logo: string;
  /** Path of the stylesheet of design tokens. */
  readonly tokens: string;
}

/** Pixels, as previews expect them. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
