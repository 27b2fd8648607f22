import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { portal } from '../../../apps/portal/portal.config';
import { CONTENT_TYPES, headerOf } from '../../../deploy/contentTypes';
import { CACHE_RULES, SECURITY_HEADERS } from '../../../deploy/headers';
import { writeStaticHeaders } from '../finishOutput';

const read = (name: string) => readFileSync(path.join('deploy', name), 'utf8');
const { host } = new URL(portal.siteUrl);
const files = CONTENT_TYPES.filter(({ type }) => type !== 'text/html');

describe.each([
  ['nginx', ['nginx/maps.conf', 'nginx/site.conf', 'nginx/portal.conf']],
  ['Caddy', ['caddy/Caddyfile']],
])('%s', (server, names) => {
  const lines = names.flatMap((name) =>
    read(name)
      .split('\n')
      .map((line) => line.trim()),
  );

  it('has all headers and lifetimes', () => {
    const isNginx = server === 'nginx';
    const expected = Object.entries(SECURITY_HEADERS).map(([name, value]) =>
      isNginx ? `add_header ${name} "${value}" always;` : `${name} "${value}"`,
    );
    expect(lines).toEqual(expect.arrayContaining(expected));
    for (const { cacheControl, path: kept } of CACHE_RULES) {
      const found = lines.filter((line) => line.includes(isNginx ? kept.slice(1) : kept));
      expect(
        [...found, ...lines.filter((line) => line.startsWith('header @kept'))].join(),
      ).toContain(cacheControl);
    }
  });

  it.each(files)('has the type $type', (known) => {
    const { extensions = [], paths = [] } = known;
    const text = lines.join('\n');
    const expected =
      server === 'nginx'
        ? [
            ...(extensions.length > 0 ? [`${known.type} ${extensions.join(' ')};`] : []),
            ...paths.map(
              (file) => `location = ${file} {\ntypes { }\ndefault_type ${known.type};\n}`,
            ),
          ]
        : [
            `path ${[...extensions.map((name) => `*.${name}`), ...paths].join(' ')}\n`,
            `Content-Type "${headerOf(known)}"`,
          ];
    for (const one of expected) expect(text).toContain(one);
  });

  it('serves the host of the site', () => {
    expect(lines).toContain(server === 'nginx' ? `server_name ${host};` : `${host} {`);
  });
});

describe('_headers', () => {
  const kept = ([hashed] = CACHE_RULES) => `  Cache-Control: ${hashed?.cacheControl}`;

  it('keeps a folder of hashed files as a whole, and files beside others by their names', () => {
    const text = writeStaticHeaders([
      'assets/busca/index.json',
      'assets/busca/dados.12345678.json',
      'assets/js/a.12345678.js',
      'assets/js/b.12345678.js',
      'index.html',
    ]);
    expect(text).toContain(`\n/assets/js/*\n${kept()}\n`);
    expect(text).toContain(`\n/assets/busca/dados.12345678.json\n${kept()}\n`);
    expect(text).not.toContain('index.json');
  });

  it('gives the catalogue of the APIs its type, which its name does not say', () => {
    expect(writeStaticHeaders(['.well-known/api-catalog'])).toContain(
      '\n/.well-known/api-catalog\n  Content-Type: application/linkset+json\n  Link: </.well-known/api-catalog>; rel="api-catalog"\n',
    );
  });

  it('says no header twice for one address', () => {
    const text = writeStaticHeaders(['assets/js/a.12345678.js', 'img/a.png']);
    const rules = text.split('\n\n').map((rule) => rule.split('\n'));
    const patterns = rules.map(([pattern = '']) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    const common = rules.find(([pattern]) => pattern === '/*') ?? [];
    expect(common.filter((line) => /^ +(Cache-Control|Content-Type):/.test(line))).toEqual([]);
  });
});
