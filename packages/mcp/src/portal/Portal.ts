import type { Contract } from '@frontier/sandbox/requests';
import type { SearchData } from '@frontier/search';
import type { Anchors } from './findAnchors.js';

/** Data of the server: plain, read from a built site by `readSite`. */
export interface Portal {
  /** Origin of the published portal, without a trailing slash. */
  readonly origin: string;
  /** Markdown by route; links to the portal are relative to its root. */
  readonly pages: Readonly<Record<string, string>>;
  /** Offsets in the Markdown by route and anchor. */
  readonly anchors: Readonly<Record<string, Anchors>>;
  /** In the order of navigation. */
  readonly journeys: readonly Journey[];
  readonly questions: readonly Question[];
  readonly contracts: readonly Contract[];
  readonly search: SearchData;
}

/** A guide of several calls; the simulator knows it by the same name. */
export interface Journey {
  /** The last segment of its route: `nota-comercial`. */
  readonly name: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** In order; the first is step 1. */
  readonly steps: readonly JourneyStep[];
}

export interface JourneyStep {
  readonly title: string;
  readonly operationIds: readonly string[];
}

/** A question that the specification leaves open. */
export interface Question {
  readonly id: string;
  readonly area: string;
  readonly question: string;
  /** Whether an integration needs the answer to go live. */
  readonly isBlocking: boolean;
  readonly why: string;
  /** Recommendation until there is an answer. */
  readonly meanwhile: string;
  /** The portal's assumption; empty if there is none. */
  readonly reading: string;
  readonly operationIds: readonly string[];
}

export const QUESTIONS = '/docs/frontier/perguntas';
export const RULES = '/docs/frontier/sandbox/regras';
