import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePackage } from '@frontier/build-tools';
import { bundleCommand } from '@frontier/build-tools/bundle-command';

/*
 * Builds `dist/` from the modules and the published files of a built site: the command, bundled with all its
 * imports except the simulator, and its data in `portal.json`. `FRONTIER_SITE` is the absolute path of the site;
 * default: `build/`.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const site = process.env.FRONTIER_SITE ?? path.resolve(root, '../../build');
if (!existsSync(path.join(site, 'llms.txt'))) {
  console.error(
    `${site} holds no built site: run npm run build, or name another in FRONTIER_SITE.`,
  );
  process.exit(1);
}
const [sandbox, ...others] = ['sandbox', 'openapi', 'search'].map((name) =>
  path.resolve(root, '..', name),
);
for (const folder of others) await compilePackage(folder);
await import('../../sandbox/scripts/build.mjs');

await compilePackage(root, {
  inputs: [site, ...[sandbox, ...others].map((folder) => path.join(folder, 'dist/.built'))],
  async finish(dist) {
    const { readSite } = await import(path.join(dist, 'portal/readSite.js'));
    const modules = readdirSync(dist);
    writeFileSync(path.join(dist, 'portal.json'), JSON.stringify(readSite(site)));
    const command = { in: path.join(dist, 'command/bin.js'), out: 'frontier-mcp' };
    await bundleCommand(dist, command, { installed: ['@frontier/sandbox'] });
    for (const name of modules) rmSync(path.join(dist, name), { recursive: true });
  },
});
