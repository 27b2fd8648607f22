/** The first line of what is made, so that nobody changes it by hand. */
export const MADE_FROM = 'Made from deploy/headers.ts by `npm run deploy:files`: change that.';

/**
 * Addresses that lead to a page's own, as expressions of the request with its query, for PCRE and Go
 * alike. A path begins with one slash that no second one, or a backslash (5c), follows: that would
 * be another host.
 */
export const OTHER_ADDRESS = {
  home: '^/index\\.html(?P<portal_query>\\?.*)?$',
  page: '^(?P<portal_path>/[^/\\x5c?][^?]*?)(?:/index\\.html|\\.html|/)/*(?P<portal_query>\\?.*)?$',
} as const;

/** What is in the folder for the server, not for readers, and the page of missing ones by its name. */
export const HIDDEN = ['/404', '/_headers'] as const;

/** Endings of compressed variants: they are answers to the file's own address. */
export const VARIANTS = ['br', 'gz'] as const;
