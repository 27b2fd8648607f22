import { isSameTitle } from '@frontier/reference';
import { chooseName, type Part } from '../PartRequest';
import { operationKey, untitledKey } from '../partKeys';

/**
 * `<Operation id="criarSolicitacao" />`: a whole operation or webhook, as the reference shows it, and
 * without its title right under a heading that says the same.
 */
export const operation: Part = {
  attributes: ['id'],
  build(request) {
    const { attributes, heading, index, islands } = request;
    const names = Object.keys(index.operations);
    const id = chooseName(request, attributes.get('id') ?? '', names, 'operação');
    const title = index.operations[id]?.title ?? '';
    const isSaid = heading !== undefined && isSameTitle(heading, title);
    return islands.show(isSaid ? untitledKey(id) : operationKey(id));
  },
};
