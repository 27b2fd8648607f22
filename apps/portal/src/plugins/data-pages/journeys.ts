import { createSlugger } from '@docusaurus/utils';
import { groupBy } from '@frontier/openapi';
import * as z from 'zod';
import { optionalText, readDataEntries, readDataFile, text } from '../../shared/dataFile';
import { type Cell, joinCells, linkNode } from '../../shared/mdx/tableNodes';
import { dataPages } from './options';

const { file, route } = dataPages.journeys;

const story = z.record(
  z.string(),
  z.object({
    title: text,
    steps: z.array(
      z.object({ step: z.number(), title: text, call: optionalText, reads: optionalText }),
    ),
  }),
);

/** The journeys as the simulator plays them; a step without `call` and `reads` is done outside the API. */
export const readJourneys = () => readDataFile(file, story);

export type StepOnPage = ReturnType<typeof readJourneySteps>[number];

/** The steps of the journeys with their headings in the guides, in the order of the simulator's story. */
export function readJourneySteps() {
  return readDataEntries(file, story).flatMap(({ key, value }) =>
    value.steps.map(({ call, reads, step }) => {
      // The heading of a step on the page has the title of its first call.
      const first = value.steps.find((one) => one.step === step);
      const anchor = createSlugger().slug(`Passo ${step}: ${first?.title}`);
      const href = `${route}/${key}#${anchor}`;
      return { name: key, journey: value.title, step, operation: call ?? reads, href };
    }),
  );
}

/** Links to steps, by journey: "Bloqueios, passos 1, 3". */
export function linkJourneySteps(steps: readonly StepOnPage[]): Cell {
  const journeys = [...groupBy(steps, (step) => step.journey)].map(([name, own]) => {
    const links = [...new Map(own.map(({ href, step }) => [href, linkNode(href, `${step}`)]))];
    const label = `${name}, ${links.length > 1 ? 'passos' : 'passo'} `;
    const shown = links.map(([, link]) => link);
    return [label, joinCells(shown, ', ')];
  });
  return joinCells(journeys, '; ');
}
