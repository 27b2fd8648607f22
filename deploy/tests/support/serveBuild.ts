import { publish, type ServedSite, serveWithNginx } from './serveSite';
import { makeServerFolder } from './startServer';

/** Serves `build/` as a host does, with every header of `deploy/`. */
export async function serveBuild(): Promise<ServedSite> {
  const portal = makeServerFolder();
  publish('build', portal, 1);
  return serveWithNginx(portal);
}
