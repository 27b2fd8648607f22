import { amendConfiguration } from './amendConfiguration';
import { ensureServers } from './ensureServers';
import type { ServedSite } from './serveWithNginx';
import { findFreePort, startServer } from './startServer';

/**
 * Serves a portal folder with Caddy's configuration, but for the host's name: here it answers
 * without TLS.
 *
 * @param portal the folder with `current` and `kept`.
 * @param host name of the site, as in the configuration.
 */
export async function serveWithCaddy(portal: string, host: string): Promise<ServedSite> {
  const [caddy = ''] = ensureServers('caddy');
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(port, (folder) => {
    const file = amendConfiguration('caddy/Caddyfile', folder, [
      ['/srv/portal', portal],
      [`\n${host} {`, `\n{\n\tadmin off\n}\n\n${origin} {`],
    ]);
    return [caddy, 'run', '--config', file, '--adapter', 'caddyfile'];
  });
  return { ...server, origin };
}
