import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { anchorOf } from '../../../../packages/sandbox/console/src/words';
import { readPreparedContracts } from '../../../../packages/sandbox/src/node/readPreparedContracts';
import { dataPages } from '../../src/plugins/data-pages/options';
import { callInSimulator, journeyInSimulator, SIMULATOR } from '../../src/shared/simulatorAddress';
import { pageAt, pages } from './support/readPages';

const story: Readonly<
  Record<string, { steps: { step: number; title: string; call?: string; reads?: string }[] }>
> = parse(readFileSync(dataPages.journeys.file, 'utf8'));

it('every call, journey and step with a call is linked from the guides, and no other', () => {
  const calls = readPreparedContracts().flatMap(({ operations }) =>
    operations.map(({ id }) => callInSimulator(id)),
  );
  const journeys = Object.entries(story).flatMap(([name, { steps }]) => [
    journeyInSimulator(name),
    ...steps.flatMap(({ call, reads, step }) =>
      call || reads ? [journeyInSimulator(name, step)] : [],
    ),
  ]);
  const guides = pages.filter(({ plugin }) => plugin === 'docs');
  const linked = guides.flatMap(({ hrefs }) => hrefs).filter((href) => href.startsWith(SIMULATOR));
  expect(new Set(linked)).toEqual(
    new Set([SIMULATOR, `${SIMULATOR}#/jornadas`, ...calls, ...journeys]),
  );
});

it('the console links each step to its heading in the guide', () => {
  for (const [name, { steps }] of Object.entries(story)) {
    const ids = pageAt(`/docs/frontier/jornadas/${name}`)?.ids;
    const headings = [...new Map(steps.toReversed().map(({ step, title }) => [step, title]))];
    const anchors = headings.map(([step, title]) => anchorOf(`Passo ${step}: ${title}`));
    expect(anchors.filter((anchor) => !ids?.has(anchor))).toEqual([]);
  }
});
