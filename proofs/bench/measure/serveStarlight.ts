import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publish, serveWithNginx } from '../../../deploy/tests/support/serveSite';
import { makeServerFolder } from '../../../deploy/tests/support/startServer';

const PROOFS = path.resolve(__dirname, '../..');
const CONFIG = `import starlight from '@astrojs/starlight';
import { passthroughImageService } from 'astro/config';
export default {
  site: 'https://docs.frontier.example',
  build: { format: 'file' },
  image: { service: passthroughImageService() },
  integrations: [starlight({ title: 'Frontier APIs', locales: { root: { label: 'Português', lang: 'pt-BR' } } })],
};`;
const CONTENT = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`;

/** Builds a Starlight site of the Markdown pages in `build/`, and serves it as the portal is served. */
export async function serveStarlight(pages: Readonly<Record<string, string>>) {
  // Astro finds its packages in the folders above.
  const root = path.join(PROOFS, 'node_modules', '.starlight');
  rmSync(root, { recursive: true, force: true });
  write(path.join(root, 'astro.config.mjs'), CONFIG);
  write(path.join(root, 'src/content.config.ts'), CONTENT);
  for (const route of Object.values(pages)) {
    const name = route === '/' ? 'index' : route.slice(1);
    const source = readFileSync(path.join('build', `${name}.md`), 'utf8');
    const [, title = name] = /^# (.+)$/m.exec(source) ?? [];
    const text = source.replace(/^# .+$/m, '');
    const head = `---\ntitle: ${JSON.stringify(title)}\nslug: ${JSON.stringify(name)}\n---\n`;
    write(path.join(root, 'src/content/docs', `${name}.md`), head + text);
  }
  execFileSync(process.execPath, [path.join(PROOFS, 'node_modules/astro/astro.js'), 'build'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const output = path.join(root, 'dist');
  // `deploy/switch` asks for it.
  write(path.join(output, 'sitemap.xml'), '');
  for (const name of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css|svg)$/.test(name)) continue;
    const file = path.join(output, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const portal = makeServerFolder();
  publish(output, portal, 1);
  return serveWithNginx(portal);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
