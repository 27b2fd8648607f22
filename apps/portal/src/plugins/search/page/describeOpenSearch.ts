import { escapeHtml } from '../../../shared/escapeHtml';
import { SEARCH_PAGE } from './browser/Wanted';

/** Most characters that OpenSearch allows a short name. */
const LONGEST = 16;

interface Site {
  /** Name of the search in a browser's list. */
  readonly name: string;
  readonly description: string;
  /** Address of the site, with its base path and a slash at the end. */
  readonly url: string;
  /** Its icon, an SVG, from there. */
  readonly icon: string;
}

/**
 * The OpenSearch 1.1 description by which a browser adds the site's search to its own.
 *
 * @throws {Error} when the name is too long for it.
 */
export function describeOpenSearch({ description, icon, name, url }: Site): string {
  if (name.length > LONGEST) {
    throw new Error(
      `search-page: OpenSearch aceita nomes de até ${LONGEST} caracteres; "${name}" tem ${name.length}. Encurte a opção shortName.`,
    );
  }
  const template = new URL(`.${SEARCH_PAGE}`, url).href;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(name)}</ShortName>
  <Description>${escapeHtml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>pt-BR</Language>
  <Image type="image/svg+xml" width="16" height="16">${escapeHtml(new URL(icon, url).href)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(template)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
