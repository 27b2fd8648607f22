import type { PreparedContract } from '@frontier/sandbox/requests';
import type { SearchData } from '@frontier/search';

/** What the server knows: made of a built site by `readSite`, plain data. */
export interface Portal {
  /** Where the portal is published, without a slash at its end. */
  readonly origin: string;
  /** Markdown by route; a page's links to the portal begin at its root. */
  readonly pages: Readonly<Record<string, string>>;
  /** In the order of the navigation. */
  readonly journeys: readonly Journey[];
  readonly questions: readonly Question[];
  readonly contracts: readonly PreparedContract[];
  readonly search: SearchData;
}

/** A guide of several calls, which the simulator knows under the same name. */
export interface Journey {
  /** The end of its route: `nota-comercial`. */
  readonly name: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** In their order, the first is step 1. */
  readonly steps: readonly JourneyStep[];
}

export interface JourneyStep {
  readonly title: string;
  /** Calls that the step names; none where it only tells what to do. */
  readonly operationIds: readonly string[];
}

/** Something the specification leaves open. */
export interface Question {
  readonly id: string;
  readonly area: string;
  readonly question: string;
  /** Whether an integration can't go live without the answer. */
  readonly isBlocking: boolean;
  readonly why: string;
  /** What the portal recommends until there is an answer. */
  readonly meanwhile: string;
  /** What the portal assumes; empty where it assumes nothing. */
  readonly reading: string;
  readonly operationIds: readonly string[];
}

/** Where questions are told, from the portal's root. */
export const QUESTIONS = '/docs/frontier/perguntas';
/** Where the simulator's rules are told. */
export const RULES = '/docs/frontier/sandbox/regras';
