import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Amendments, amendConfiguration } from './amendConfiguration';
import { BROTLI_MODULE, ensureServers } from './ensureServers';
import { findFreePort, type RunningServer, startServer } from './startServer';

/** The two servers of a host of one's own. */
export interface SecureSite extends RunningServer {
  readonly plainPort: number;
  readonly securePort: number;
  /** What a client must trust, in PEM. */
  readonly certificate: string;
}

/**
 * Serves a portal folder as a host of one's own does, with a certificate made for this run.
 *
 * @param portal the folder with `current` and `kept`.
 * @param host name of the site, as in the configuration.
 */
export async function serveWithTls(portal: string, host: string): Promise<SecureSite> {
  const [nginx = '', openssl = ''] = ensureServers('nginx', 'openssl');
  const [plainPort, securePort] = [await findFreePort(), await findFreePort()];
  let certificate = '';
  const server = await startServer(securePort, (folder) => {
    certificate = makeCertificate(openssl, folder, host);
    const here: Amendments = [
      ['/etc/nginx/portal', folder],
      ['/etc/ssl/portal', folder],
      ['/srv/portal', portal],
      ['listen [::]', '# listen [::]'],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ', `listen 127.0.0.1:${securePort} `],
    ];
    for (const name of ['portal.conf', 'maps.conf', 'site.conf']) {
      amendConfiguration(`nginx/${name}`, folder, here);
    }
    const main = path.join(folder, 'nginx.conf');
    writeFileSync(main, wrap(folder));
    return [nginx, '-p', folder, '-c', main, '-g', 'daemon off;'];
  });
  return { ...server, plainPort, securePort, certificate };
}

/** What a distribution's own nginx.conf says around the site. */
function wrap(folder: string): string {
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
