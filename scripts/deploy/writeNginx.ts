import { CONTENT_TYPES, type ContentType } from '../../deploy/contentTypes';
import { CACHE_RULES, HASHED_PATH, REVALIDATE, SECURITY_HEADERS } from '../../deploy/headers';
import { HIDDEN, MADE_FROM, OTHER_ADDRESS, VARIANTS } from './madeFrom';

const ENDS_AS_VARIANT = `\\.(?:${VARIANTS.join('|')})$`;

/** What nginx needs outside of any server: values that depend on the request. */
export function writeNginxMaps(): string {
  const rules = CACHE_RULES.map(
    ({ cacheControl, path }) =>
      `    ${quote(`~^(?:200|304) ${path.replace(/^\^/, '')}`)} ${quote(cacheControl)};`,
  );
  return `# ${MADE_FROM}

# How long an answer may be kept: only files that are there, for longer than until the next request.
map "$status $uri" $portal_cache_control {
    default ${quote(REVALIDATE)};
${rules.join('\n')}
}

# Where an address with '.html' or '/' at its end leads: pages have one address each. It is taken from
# the request as it came, so nothing in it becomes a header of its own, and never begins with two
# slashes, which would be another host.
map $request_uri $portal_route {
    default "";
    ${quote(`~${OTHER_ADDRESS.home}`)} "/$portal_query";
    ${quote(`~${OTHER_ADDRESS.page}`)} "$portal_path$portal_query";
}
`;
}

/** The inside of the server that answers for the site. */
export function writeNginxSite(): string {
  const headers = Object.entries(SECURITY_HEADERS).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  const text = CONTENT_TYPES.filter(({ type, utf8 }) => utf8 && type !== 'text/html');
  const types = CONTENT_TYPES.filter(({ extensions }) => extensions).map(
    ({ extensions = [], type }) => `    ${type} ${extensions.join(' ')};`,
  );
  return `# ${MADE_FROM}

root /srv/portal/current;
server_tokens off;
absolute_redirect off;

types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${text.map(({ type }) => type).join(' ')};

# The variants that the build left beside each file; a CDN in between may ask for them too.
gzip_static on;
gzip_proxied any;
brotli_static on;

# No location has headers of its own: it would lose these. 'Vary' is one of them, as 'gzip_vary' has
# nginx open a variant to say it even to whoever wants none.
add_header Vary Accept-Encoding always;
${headers.join('\n')}
add_header Cache-Control $portal_cache_control always;

error_page 404 /404.html;
location = /404.html {
    internal;
}

location = / {
    try_files /index.html =404;
}
location / {
    try_files $uri.html $uri =404;
}
location ~ "(?:\\.html|/)$" {
    if ($portal_route = "") {
        return 404;
    }
    return 301 $portal_route;
}

# Hashed files of this release and of those before, in one folder: pages opened before a switch find theirs.
location ^~ /assets/ {
    try_files $uri =404;
    location ~ ${quote(HASHED_PATH)} {
        root /srv/portal/kept;
    }
    location ~ ${quote(ENDS_AS_VARIANT)} {
        return 404;
    }
}

${CONTENT_TYPES.flatMap(typeLocations).join('\n')}

# For the server, not for readers.
${HIDDEN.map((path) => `location = ${path} {\n    return 404;\n}`).join('\n')}
location ~ ${quote(ENDS_AS_VARIANT)} {
    return 404;
}
`;
}

function typeLocations({ paths = [], type }: ContentType): string[] {
  return paths.map((path) => `location = ${path} {\n    types { }\n    default_type ${type};\n}`);
}

/** In quotes nginx takes braces and semicolons as they are. No expression here has two backslashes in a row. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
