import { guideWords } from '../../../../shared/guideWords';
import { codeNode, linkNode, tableNode } from '../../../../shared/mdx/tableNodes';
import type { Part } from '../PartRequest';

/** `<EventTable />`: every notification, what it sends, its name in the contract and its guide. */
export const eventTable: Part = {
  attributes: [],
  build({ findGuides, index }) {
    const { contractName, event, guide: guideHeading } = guideWords.columns;
    const guides = findGuides();
    const events = Object.entries(index.operations).filter(([, { kind }]) => kind === 'webhook');
    return tableNode(
      [event, contractName, guideHeading],
      events.map(([id, { href, path, title }]) => {
        const guide = guides.get(id);
        return [
          [linkNode(href, title)],
          [codeNode(path)],
          guide ? [linkNode(guide.route, guide.title)] : [],
        ];
      }),
    );
  },
};
