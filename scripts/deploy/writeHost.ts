import { MADE_FROM } from './madeFrom';

/**
 * Writes the servers of a host of one's own: all that comes without TLS goes on to the site.
 *
 * @param host name of the site, as in its addresses.
 */
export function writeNginxHost(host: string): string {
  return `# ${MADE_FROM}

include /etc/nginx/portal/maps.conf;

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    server_tokens off;
    return 301 https://${host}$request_uri;
}

server {
    # From nginx 1.25.1 on: 'listen 443 ssl;' and 'http2 on;'.
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${host};

    ssl_certificate /etc/ssl/portal/fullchain.pem;
    ssl_certificate_key /etc/ssl/portal/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:portal:10m;
    ssl_session_tickets off;

    include /etc/nginx/portal/site.conf;
}
`;
}
