import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { BROTLI_MODULE, ensureServers } from '../../ensurePrograms';
import { findFreePort, type RunningServer, startServer } from './startServer';

const DEPLOY = path.resolve(__dirname, '../../../deploy');

/** Replacements of ports and folders in a configuration. */
type Amendments = readonly (readonly [written: string, here: string])[];

export interface ServedSite extends RunningServer {
  /** Without a trailing slash. */
  readonly origin: string;
}

export interface SecureSite extends RunningServer {
  readonly plainPort: number;
  readonly securePort: number;
  /** Certificate that a client must trust, in PEM. */
  readonly certificate: string;
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

export async function serveWithTls(portal: string, host: string): Promise<SecureSite> {
  const [nginx = '', openssl = ''] = ensureServers('nginx', 'openssl');
  const [plainPort, securePort] = [await findFreePort(), await findFreePort()];
  let certificate = '';
  const server = await startServer(securePort, (folder) => {
    certificate = makeCertificate(openssl, folder, host);
    amend(['nginx/portal.conf', 'nginx/maps.conf', 'nginx/site.conf'], folder, [
      ['/etc/nginx/portal', folder],
      ['/etc/ssl/portal', folder],
      ['/srv/portal', portal],
      ['listen [::]', '# listen [::]'],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ', `listen 127.0.0.1:${securePort} `],
    ]);
    writeFileSync(path.join(folder, 'nginx.conf'), wrapConfiguration(folder));
    return startNginx(nginx, folder);
  });
  return { ...server, plainPort, securePort, certificate };
}

/** Copies configurations of `deploy/` into a folder and applies the amendments. */
function amend(names: readonly string[], folder: string, amendments: Amendments): void {
  for (const name of names) {
    const text = amendments.reduce(
      (amended, [written, here]) => amended.replaceAll(written, here),
      readFileSync(path.join(DEPLOY, name), 'utf8'),
    );
    writeFileSync(path.join(folder, path.basename(name)), text);
  }
}

function startNginx(nginx: string, folder: string): string[] {
  return [nginx, '-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'];
}

function wrapConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `load_module ${BROTLI_MODULE};
pid ${folder}/nginx.pid;
error_log stderr warn;
events { }
http {
${temporary.join('\n')}
access_log off;
include ${folder}/portal.conf;
}
`;
}

function makeCertificate(openssl: string, folder: string, host: string): string {
  const [certificate, key] = ['fullchain.pem', 'privkey.pem'].map((name) =>
    path.join(folder, name),
  ) as [string, string];
  const options = 'req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
  execFileSync(
    openssl,
    [
      ...options.split(' '),
      ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  chmodSync(key, 0o644);
  return readFileSync(certificate, 'utf8');
}

const SWITCH = path.resolve(__dirname, '../../../deploy/switch');

/** Publishes a build in a portal folder with `deploy/switch`. */
export function publish(build: string, portal: string, keep = 5): void {
  execFileSync(SWITCH, [build, portal], {
    env: { ...process.env, KEEP: String(keep) },
    stdio: 'pipe',
  });
}

export function goBack(portal: string): void {
  execFileSync(SWITCH, ['--back', portal], { stdio: 'pipe' });
}

/** Switches to a new release and back four times, while requests are served. */
export async function switchRepeatedly(build: string, portal: string): Promise<void> {
  const run = promisify(execFile);
  for (let round = 0; round < 4; round += 1) {
    await run(SWITCH, [build, portal]);
    await run(SWITCH, ['--back', portal]);
  }
}
