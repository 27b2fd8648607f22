import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a step of a journey leads to: an entry of `apps/portal/tests/docs/journeys/<name>.yml`. */
export interface Expectation {
  readonly step: number;
  /** The day it is by now, where the story waits. */
  readonly clock?: string;
  /** Commands for what the page says in words. */
  readonly 'by-hand'?: string;
  /** Codes of all calls, in order; no calls if not said. */
  readonly answers?: readonly number[];
  /** All that is printed. */
  readonly prints?: string;
  /** What the printed JSON has, among others. */
  readonly shows?: object;
  /** The file whose values are printed. */
  readonly echoes?: string;
  /** Calls that change something, but are not of the story: they are for when something went wrong. */
  readonly beside?: readonly string[];
  /** Commands afterwards, with `ler <path>` and `livres <investor>`, and what they print. */
  readonly then?: readonly { readonly run: string; readonly prints: string }[];
}

/** What each step of a journey leads to. */
export function readExpectations(journey: string): Expectation[] {
  return parse(
    readFileSync(`apps/portal/tests/docs/journeys/${journey}.yml`, 'utf8'),
  ) as Expectation[];
}
