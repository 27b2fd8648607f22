import { describe, expect, it } from 'vitest';
import { REDIRECT_SCRIPT, writeRedirect } from '../writeRedirect.js';

const OLD = 'https://docs.example/old';

/** Where the script of a redirect leads from a fragment. */
function follow(fragment: string, places?: Readonly<Record<string, string>>): string {
  let next = '';
  const location = {
    hash: new URL(`${OLD}${fragment}`).hash,
    href: `${OLD}${fragment}`,
    replace(url: URL) {
      next = url.href;
    },
  };
  const dataset = { target: '/new', ...(places ? { places: JSON.stringify(places) } : {}) };
  new Function('document', 'location', REDIRECT_SCRIPT)({ currentScript: { dataset } }, location);
  return next.replace('https://docs.example', '');
}

describe('the script of redirects', () => {
  it('keeps the fragment, without one and with one', () => {
    expect(follow('')).toBe('/new');
    expect(follow('#a')).toBe('/new#a');
    expect(follow('#%')).toBe('/new#%');
  });

  it('leads a place that moved to where it is', () => {
    const places = { limites: '/other#x', 'o-que-não': '/new#y' };
    expect(follow('#limites', places)).toBe('/other#x');
    expect(follow('#o-que-n%C3%A3o', places)).toBe('/new#y');
    expect(follow('#toString', places)).toBe('/new#toString');
  });
});

it('says places only where some moved', () => {
  const redirect = { kind: 'redirect', slug: 'old', title: 'Old', target: '/new' } as const;
  expect(writeRedirect(redirect, 'en', '/r.js')).not.toContain('data-places');
  expect(writeRedirect({ ...redirect, places: { a: '/b#"' } }, 'en', '/r.js')).toContain(
    'data-places="{&quot;a&quot;:&quot;/b#\\&quot;&quot;}"',
  );
});
