import { type Amendments, amendConfiguration } from './amendConfiguration';
import { ensureServers } from './ensureServers';
import { findFreePort, type RunningServer, startServer } from './startServer';

export interface ServedSite extends RunningServer {
  /** Where it answers, without a slash at the end. */
  readonly origin: string;
}

/**
 * Serves a portal folder (see `deploy/README.md`) as the container does: with its configuration,
 * but for port and folders.
 *
 * @param portal the folder with `current` and `kept`.
 * @param further lines for inside `http`.
 */
export async function serveWithNginx(portal: string, further = ''): Promise<ServedSite> {
  const [nginx = ''] = ensureServers('nginx');
  const port = await findFreePort();
  const server = await startServer(port, (folder) => {
    const here: Amendments = [
      ['/tmp/', `${folder}/`],
      ['/etc/nginx/portal', folder],
      ['/srv/portal', portal],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['http {\n', `http {\n${further}`],
    ];
    for (const name of ['maps.conf', 'site.conf']) {
      amendConfiguration(`nginx/${name}`, folder, here);
    }
    const main = amendConfiguration('nginx/nginx.conf', folder, here);
    return [nginx, '-p', folder, '-c', main, '-g', 'daemon off;'];
  });
  return { ...server, origin: `http://127.0.0.1:${port}` };
}
