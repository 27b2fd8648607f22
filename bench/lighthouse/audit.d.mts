export type Device = 'desktop' | 'mobile';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What Lighthouse grades. */
export const CATEGORIES: readonly Category[];

/** A grade from 0 to 100 for each. */
export type Scores = Readonly<Record<Category, number>>;

/** How Lighthouse found one load of a page. */
export interface Audit {
  readonly scores: Scores;
  /** The audits that cost points, with their values. */
  readonly failed: readonly string[];
}

/**
 * Loads a page once, with an empty cache, and has Lighthouse grade it.
 *
 * @param port of a browser's debugging protocol.
 * @throws where Lighthouse could not load the page.
 */
export function audit(url: string, device: Device, port: number): Promise<Audit>;
