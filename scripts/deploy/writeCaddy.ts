import { CONTENT_TYPES, headerOf } from '../../deploy/contentTypes';
import { CACHE_RULES, HASHED_PATH, REVALIDATE, SECURITY_HEADERS } from '../../deploy/headers';
import { HIDDEN, MADE_FROM, OTHER_ADDRESS, VARIANTS } from './madeFrom';

const FILES = `file_server {
			disable_canonical_uris
			precompressed ${VARIANTS.map((ending) => (ending === 'gz' ? 'gzip' : ending)).join(' ')}
		}`;

/** Said when the answer is written: what it varies by is else left to those that are compressed. */
const LAST = `header {
			defer
			-Server
			Vary Accept-Encoding
		}`;

/**
 * Writes the site for Caddy, which sees to certificates and to what comes without TLS by itself.
 *
 * @param host name of the site, as in its addresses.
 */
export function writeCaddy(host: string): string {
  const headers = Object.entries({ ...SECURITY_HEADERS, 'Cache-Control': REVALIDATE }).map(
    ([name, value]) => `			${name} "${value}"`,
  );
  const others = Object.entries(OTHER_ADDRESS).map(([name, expression]) => {
    const path = name === 'home' ? '/' : `{re.${name}.portal_path}`;
    return `		@${name} {
			vars_regexp ${name} {http.request.uri} "${expression}"
			not path /assets/*
		}
		redir @${name} "${path}{re.${name}.portal_query}" 301`;
  });
  const kept = CACHE_RULES.map(
    ({ cacheControl, path }, index) => `		@kept${index} path_regexp "${path}"
		header @kept${index} Cache-Control "${cacheControl}"`,
  );
  const files = CONTENT_TYPES.filter(({ type }) => type !== 'text/html');
  const types = files.map((known, index) => {
    const { extensions = [], paths = [] } = known;
    const all = [...extensions.map((extension) => `*.${extension}`), ...paths];
    return `		@type${index} path ${all.join(' ')}
		header @type${index} Content-Type "${headerOf(known)}"`;
  });
  return `# ${MADE_FROM}

${host} {
	root * /srv/portal/current
	route {
		header {
${headers.join('\n')}
		}
		${LAST}

		# For the server, not for readers.
		@hidden path /404.html ${[...HIDDEN, ...VARIANTS.map((ending) => `*.${ending}`)].join(' ')}
		error @hidden 404

		# Pages have one address each, without '.html' or '/' at its end.
${others.join('\n')}

		# Hashed files of this release and of those before, in one folder.
		@hashed path_regexp "${HASHED_PATH}"
		root @hashed /srv/portal/kept

${kept.join('\n')}

${types.join('\n')}

		try_files {path}.html {path}
		${FILES}
	}
	handle_errors {
		root * /srv/portal/current
		header Cache-Control "${REVALIDATE}"
		header Content-Type "text/html; charset=utf-8"
		${LAST}
		rewrite * /404.html
		${FILES}
	}
}
`;
}
