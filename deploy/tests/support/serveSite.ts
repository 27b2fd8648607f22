import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureServers } from '../../../scripts/ensurePrograms';
import { findFreePort, type RunningServer, startServer } from './startServer';

const DEPLOY = path.resolve(__dirname, '../..');

/** Replacements of ports and folders in a configuration. */
type Amendments = readonly (readonly [written: string, here: string])[];

export interface ServedSite extends RunningServer {
  /** Without a trailing slash. */
  readonly origin: string;
}

/** Serves a portal folder (see `deploy/README.md`) with the container's configuration, except for port and folders. */
export async function serveWithNginx(portal: string): Promise<ServedSite> {
  const [nginx = ''] = ensureServers('nginx');
  const port = await findFreePort();
  const server = await startServer(port, (folder) => {
    const here: Amendments = [
      ['/tmp/', `${folder}/`],
      ['/etc/nginx/portal', folder],
      ['/srv/portal', portal],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
    ];
    amend(['nginx/maps.conf', 'nginx/site.conf', 'nginx/nginx.conf'], folder, here);
    return startNginx(nginx, folder);
  });
  return { ...server, origin: `http://127.0.0.1:${port}` };
}

/** Serves a portal folder with Caddy's configuration, except for the host name, and without TLS. */
export async function serveWithCaddy(portal: string, host: string): Promise<ServedSite> {
  const [caddy = ''] = ensureServers('caddy');
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(port, (folder) => {
    amend(['caddy/Caddyfile'], folder, [
      ['/srv/portal', portal],
      [`\n${host} {`, `\n{\n\tadmin off\n}\n\n${origin} {`],
    ]);
    const file = path.join(folder, 'Caddyfile');
    return [caddy, 'run', '--config', file, '--adapter', 'caddyfile'];
  });
  return { ...server, origin };
}

/** Copies configurations of `deploy/` into a folder and applies the amendments. */
export function amend(names: readonly string[], folder: string, amendments: Amendments): void {
  for (const name of names) {
    const text = amendments.reduce(
      (amended, [written, here]) => amended.replaceAll(written, here),
      readFileSync(path.join(DEPLOY, name), 'utf8'),
    );
    writeFileSync(path.join(folder, path.basename(name)), text);
  }
}

export function startNginx(nginx: string, folder: string): string[] {
  return [nginx, '-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'];
}

/** Publishes a build in a portal folder with `deploy/switch`. */
export function publish(build: string, portal: string, keep = 5): void {
  execFileSync(path.join(DEPLOY, 'switch'), [build, portal], {
    env: { ...process.env, KEEP: String(keep) },
    stdio: 'pipe',
  });
}
