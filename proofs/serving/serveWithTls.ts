import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { amend, startNginx } from '../../deploy/tests/support/serveSite';
import { findFreePort, startServer } from '../../deploy/tests/support/startServer';
import { BROTLI_MODULE, ensureServers } from '../../scripts/ensurePrograms';

/**
 * Serves a portal folder with nginx and a host's own certificate.
 *
 * @returns `certificate` is the one that a client must trust, in PEM.
 */
export async function serveWithTls(portal: string, host: string) {
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
