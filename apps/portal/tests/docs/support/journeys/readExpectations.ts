import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Expected results of a journey's step. */
export interface Expectation {
  readonly step: number;
  /** The new date, if the story waits. */
  readonly clock?: string;
  /** Commands for steps that the page describes in words. */
  readonly 'by-hand'?: string;
  /** Codes of all calls, in order; absent if there are none. */
  readonly answers?: readonly number[];
  /** All that is printed. */
  readonly prints?: string;
  /** A subset of the printed JSON. */
  readonly shows?: object;
  /** The file whose values are printed. */
  readonly echoes?: string;
  /** Changing calls outside of the story, for error cases. */
  readonly beside?: readonly string[];
  /** Commands to run afterwards, such as `ler <path>` and `livres <investor>`, with their output. */
  readonly then?: readonly { readonly run: string; readonly prints: string }[];
}

export function readExpectations(journey: string): Expectation[] {
  return parse(
    readFileSync(`apps/portal/tests/docs/journeys/${journey}.yml`, 'utf8'),
  ) as Expectation[];
}
