import path from 'node:path';
import type { Group } from '@frontier/search';
import { fileAnchor } from '../../../shared/anchors';
import type { ListedFile } from '../../downloads/makeDownloads';
import type { SearchSources } from '../options';

const PAGE = '/docs/frontier/downloads';
const TITLE = 'Downloads';

export function listFiles(
  files: readonly ListedFile[],
  others: SearchSources['linkedFiles'],
): Group[] {
  const listed = files.map(({ address, service, what }) => {
    const title = service ? `OpenAPI de ${service.title} (${service.format})` : what;
    return { address, page: PAGE, area: service?.id ?? '', title, text: service ? what : '' };
  });
  const linked = others.map((file) => ({ ...file, area: '', text: '' }));
  return [...listed, ...linked].map(({ address, area, page, text, title }) => ({
    kind: 'file',
    page,
    area,
    trail: page === PAGE ? [TITLE] : [],
    anchor: fileAnchor(address),
    title,
    text,
    names: [path.basename(address)],
    path: address,
    entries: [],
  }));
}
