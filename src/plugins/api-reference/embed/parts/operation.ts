import { chooseName, type Part } from '../PartRequest';
import { operationKey } from '../partKeys';

/** `<Operation id="criarSolicitacao" />`: a whole operation or webhook, as the reference shows it. */
export const operation: Part = {
  attributes: ['id'],
  build(request) {
    const id = request.attributes.get('id') ?? '';
    const names = Object.keys(request.index.operations);
    return request.islands.show(operationKey(chooseName(request, id, names, 'operação')));
  },
};
