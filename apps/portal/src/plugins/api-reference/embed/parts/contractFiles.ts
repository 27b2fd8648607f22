import type { PhrasingContent } from 'mdast';
import { guideWords } from '../../../../shared/guideWords';
import { inlineNode } from '../../../../shared/mdx/jsxNodes';
import { linkNode, tableNode, textNode } from '../../../../shared/mdx/tableNodes';
import type { Part } from '../PartRequest';

const { contract: file, reference, service, version } = guideWords.columns;

/** `<ContractFiles />`: every service with the version, the file and the reference of its contract. */
export const contractFiles: Part = {
  attributes: [],
  build({ index }) {
    return tableNode(
      [service, version, file, reference],
      Object.values(index.services).map(({ contract, route, title, version: current }) => [
        [textNode(title)],
        [textNode(current ?? '')],
        [downloadNode(contract)],
        [linkNode(route, `API de ${title}`)],
      ]),
    );
  },
};

/** A plain link: the file is made while the site is built, so no route and no document is there to check. */
function downloadNode(address: string): PhrasingContent {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return inlineNode('a', { href: address, download: null }, [textNode(name)]);
}
