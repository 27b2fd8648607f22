import { existsSync, rmSync } from 'node:fs';
import { publish, serveWithNginx } from '../deploy/serve/serveSite';
import { makeFolder } from '../deploy/serve/startServer';

/**
 * Playwright's global setup: serves `build/` as a host does, with every header of `deploy/`. The tests of the
 * sandbox's console need no site.
 *
 * @returns a function that stops the server.
 */
export default async function serveBuild(): Promise<() => Promise<void>> {
  if (!existsSync('build/index.html')) return async () => {};
  const portal = makeFolder();
  publish('build', portal, 1);
  const { origin, stop } = await serveWithNginx(portal);
  process.env.SITE_ORIGIN = origin;
  return async () => {
    await stop();
    rmSync(portal, { recursive: true, force: true });
  };
}
