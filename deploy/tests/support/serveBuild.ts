import { rmSync } from 'node:fs';
import { publish, type ServedSite, serveWithNginx } from './serveSite';
import { makeTemporaryFolder } from './startServer';

/** Serves `build/` as a host does, with every header of `deploy/`. */
export async function serveBuild(): Promise<Pick<ServedSite, 'origin' | 'stop'>> {
  const portal = makeTemporaryFolder();
  publish('build', portal, 1);
  const { origin, stop } = await serveWithNginx(portal);
  return {
    origin,
    async stop() {
      await stop();
      rmSync(portal, { recursive: true, force: true });
    },
  };
}
