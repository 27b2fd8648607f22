import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { indexSnapshots } from '../../../tests/support/snapshots';
import { embedParts } from '../../plugins/api-reference/embed/embedParts';
import { sampleHosts } from '../../plugins/sample-hosts/options';
import { startJourneys } from '../../plugins/sample-hosts/startJourneys';
import { isMdxElement, readAttributes } from '../mdx/jsxNodes';
import { callInSimulator, journeyInSimulator, SIMULATOR } from '../simulatorAddress';

const DOCS = 'apps/portal/docs';
const index = indexSnapshots();
const story: Readonly<
  Record<string, { steps: { step: number; call?: string; reads?: string }[] }>
> = parse(readFileSync(sampleHosts.story, 'utf8'));

const calls = Object.entries(index.operations).flatMap(([id, { kind }]) =>
  kind === 'path' ? [callInSimulator(id)] : [],
);
const journeys = Object.entries(story).flatMap(([name, { steps }]) => [
  journeyInSimulator(name),
  ...steps.flatMap(({ call, reads, step }) =>
    call || reads ? [journeyInSimulator(name, step)] : [],
  ),
]);

/** Links to the simulator in a guide, with those that the remark plugins add. */
function listLinks(name: string): string[] {
  const file = new VFile({ path: name, value: readFileSync(name) });
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(embedParts, { readIndex: () => index })
    .use(startJourneys, sampleHosts);
  const links: string[] = [];
  visit(processor.runSync(processor.parse(file), file) as Root, (node) => {
    const href = isMdxElement(node) ? readAttributes(node).get('href') : undefined;
    if (href?.startsWith(SIMULATOR)) links.push(href);
  });
  return links;
}

it('every call, journey and step with a call is linked from the guides, and no other', () => {
  const guides = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(DOCS, name));
  const linked = new Set(guides.flatMap(listLinks));
  const known = new Set([SIMULATOR, `${SIMULATOR}#/jornadas`, ...calls, ...journeys]);
  expect([...linked].filter((link) => !known.has(link))).toEqual([]);
  expect([...known].filter((link) => !linked.has(link))).toEqual([]);
});
