import path from 'node:path';
import type { Group } from '@frontier/search';
import { fileAnchor } from '../../../shared/anchors';
import type { ListedFile } from '../../downloads/makeDownloads';

const PAGE = '/docs/frontier/downloads';
const TITLE = 'Downloads';

/** A file whose link is not in the tables of the page of downloads. */
export interface OtherFile {
  readonly address: string;
  /** Name for readers, with the format. */
  readonly title: string;
  /** Route of the page with its link. */
  readonly page: string;
}

export function listFiles(files: readonly ListedFile[], others: readonly OtherFile[]): Group[] {
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
