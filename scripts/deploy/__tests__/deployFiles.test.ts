import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { portal } from '../../../apps/portal/portal.config';
import { CACHE_RULES } from '../../../deploy/headers';
import { fillFiles } from '../fillFiles';
import { writeStaticHeaders } from '../writeStaticHeaders';

const folder = path.resolve('deploy');
const files = fillFiles(folder, new URL(portal.siteUrl).host);

describe('the files of deploy/', () => {
  it.each([...files])('%s is what `npm run deploy:files` makes', (name, text) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text);
  });

  it('are made for the host that is asked for', () => {
    const others = fillFiles(folder, 'outro.example');
    expect(others.get('nginx/portal.conf')).toContain('return 301 https://outro.example$request');
    expect(others.get('caddy/Caddyfile')).toContain('\noutro.example {\n');
    expect([...others.values()].join()).not.toContain(new URL(portal.siteUrl).host);
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
