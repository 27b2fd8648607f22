import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, askAt } from '../../deploy/tests/support/ask';
import { publish, type ServedSite, serveWithNginx } from '../../deploy/tests/support/serveSite';
import { makeServerFolder } from '../../deploy/tests/support/startServer';

const scratch = makeServerFolder();
let portal: string;
let site: ServedSite | undefined;

beforeEach(() => {
  portal = path.join(scratch, `portal-${readdirSync(scratch).length}`);
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

/** A small site whose script has another name in each edition. */
function writeBuild(edition: string, hash: string): string {
  const folder = path.join(scratch, `build-${edition}`);
  mkdirSync(path.join(folder, 'assets/js'), { recursive: true, mode: 0o700 });
  const script = `/assets/js/main.${hash}.js`;
  const page = `<h1>${edition}</h1><script src="${script}"></script>`.padEnd(20_000, edition);
  const files: Record<string, string> = {
    'index.html': page,
    '404.html': 'nada',
    'sitemap.xml': 'rotas',
    'igual.html': 'igual em todas',
    'assets/index.json': edition,
    [script]: `// ${edition}`,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text, { mode: 0o600 });
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(text), { mode: 0o600 });
  }
  return folder;
}

function releases(): string[] {
  return readdirSync(path.join(portal, 'releases')).sort();
}

function goBack(): void {
  execFileSync('deploy/switch', ['--back', portal], { stdio: 'pipe' });
}

function keptAssets(): string[] {
  return readdirSync(path.join(portal, 'kept/assets/js')).sort();
}

describe('a switch', () => {
  it('keeps the hashed files of the release before, and gives nobody an old list', async () => {
    publish(writeBuild('um', '11111111'), portal);
    publish(writeBuild('dois', '22222222'), portal);
    site = await serveWithNginx(portal);
    const ask = askAt(site.origin);
    expect(String((await ask('/')).body)).toContain('<h1>dois</h1>');
    for (const [hash, edition] of [
      ['11111111', 'um'],
      ['22222222', 'dois'],
    ]) {
      const { body, headers } = await ask(`/assets/js/main.${hash}.js`);
      expect(String(body)).toBe(`// ${edition}`);
      expect(headers['cache-control']).toContain('immutable');
    }
    expect(String((await ask('/assets/index.json')).body)).toBe('dois');
    expect(keptAssets()).toHaveLength(4);
  });

  it('leaves an unchanged page its ETag, over a deploy and back', async () => {
    publish(writeBuild('um', '11111111'), portal);
    site = await serveWithNginx(portal);
    const ask = askAt(site.origin);
    const before = await ask('/igual');
    publish(writeBuild('dois', '22222222'), portal);
    const condition = { 'If-None-Match': before.headers.etag ?? '' };
    expect((await ask('/igual', condition)).status).toBe(304);
    goBack();
    expect((await ask('/igual', condition)).status).toBe(304);
    expect(String((await ask('/')).body)).toContain('<h1>um</h1>');
  });

  it('keeps the given number of releases, and their hashed files', () => {
    for (const hash of ['11111111', '22222222', '33333333']) {
      publish(writeBuild(hash, hash), portal, 2);
    }
    expect(releases()).toHaveLength(2);
    expect(keptAssets().filter((name) => name.endsWith('.js'))).toEqual([
      'main.22222222.js',
      'main.33333333.js',
    ]);
    goBack();
    expect(() => goBack()).toThrow('no release before');
  });

  it('refuses what is no build, and a second switch at the same time, and changes nothing', async () => {
    const build = writeBuild('um', '11111111');
    publish(build, portal);
    const before = releases();
    expect(() => publish(scratch, portal)).toThrow('is no build of the site');
    const busy = spawnSync('flock', [path.join(portal, '.lock'), 'deploy/switch', build, portal]);
    expect(String(busy.stderr)).toContain('another switch');
    expect(releases()).toEqual(before);
    expect(existsSync(path.join(portal, 'releases/.next'))).toBe(false);
  });

  it('lets every user of the server read the files', () => {
    publish(writeBuild('um', '11111111'), portal);
    expect(statSync(path.join(portal, 'current/index.html')).mode & 0o777).toBe(0o644);
    expect(statSync(path.join(portal, 'current/assets')).mode & 0o777).toBe(0o755);
  });

  it('fails no request under load', async () => {
    const builds = [writeBuild('um', '11111111'), writeBuild('dois', '22222222')];
    for (const build of builds) publish(build, portal);
    site = await serveWithNginx(portal);
    const ask = askAt(site.origin);
    let switching = true;
    const wrong: Answer[] = [];
    let answered = 0;
    const readers = Array.from({ length: 8 }, async () => {
      while (switching) {
        const page = await ask('/');
        const text = String(page.body);
        const script = /src="([^"]+)"/.exec(text)?.[1] ?? '';
        const edition = /<h1>(.+)<\/h1>/.exec(text)?.[1];
        const loaded = await ask(script);
        answered += 2;
        if (page.status !== 200 || page.body.length !== 20_000) wrong.push(page);
        if (loaded.status !== 200 || String(loaded.body) !== `// ${edition}`) wrong.push(loaded);
      }
    });
    const run = promisify(execFile);
    for (let round = 0; round < 4; round += 1) {
      await run('deploy/switch', [builds[0] ?? '', portal]);
      await run('deploy/switch', ['--back', portal]);
    }
    switching = false;
    await Promise.all(readers);
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  });
});
