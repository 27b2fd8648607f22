import { existsSync, readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { FRESH, readQueries } from '../search/readQueries';

const BUILD = 'build';

/** The anchors of a built page, or nothing if there is no such page, or only one that leads on. */
function readAnchors(route: string): Set<string> | undefined {
  const file = `${BUILD}${route === '/' ? '/index' : route}.html`;
  if (!existsSync(file)) return undefined;
  const anchors = new Set<string>();
  let leadsOn = false;
  const parser = new Parser({
    onopentag(name, { id, 'http-equiv': equivalent }) {
      if (id) anchors.add(id);
      if (name === 'meta' && equivalent === 'refresh') leadsOn = true;
    },
  });
  parser.end(readFileSync(file, 'utf8'));
  return leadsOn ? undefined : anchors;
}

it('asks the search only for places that the site has', () => {
  const pages = new Map<string, Set<string> | undefined>();
  const missing: string[] = [];
  for (const { q, targets } of [...readQueries(), ...readQueries(FRESH)]) {
    for (const target of targets) {
      const [route = '', anchor] = target.split('#');
      if (!pages.has(route)) pages.set(route, readAnchors(route));
      const anchors = pages.get(route);
      if (!anchors || (anchor !== undefined && !anchors.has(anchor))) {
        missing.push(`${q} -> ${target}`);
      }
    }
  }
  expect(pages.size).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});
