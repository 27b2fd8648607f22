import { guideWords } from '../../../../shared/guideWords';
import { describeError } from '../../../../shared/mdx/describeError';
import { joinCells } from '../../../../shared/mdx/listNodes';
import { tableNode, textNode } from '../../../../shared/mdx/tableNodes';
import { groupErrors, listCalls } from '../errorGroups';
import type { Part } from '../PartRequest';

/** `<ErrorTable />`: every error of the contracts, its exact text and the calls that answer with it. */
export const errorTable: Part = {
  attributes: [],
  build(request) {
    const { calls, status, text } = guideWords.columns;
    const table = tableNode(
      [status, text, calls],
      groupErrors(request).map(({ error, services }) => [
        [textNode(error.status)],
        describeError([error]),
        joinCells(
          [...services].map(([service, ids]) => listCalls(request, service, ids)),
          '; ',
        ),
      ]),
    );
    return { ...table, data: { hProperties: { className: ['error-table'] } } };
  },
};
