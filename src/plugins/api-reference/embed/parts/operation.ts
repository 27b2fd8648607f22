import { chooseName, type Part } from '../PartRequest';

/** `<Operation id="criarSolicitacao" />`: a whole operation or webhook, as the reference shows it. */
export const operation: Part = {
  attributes: ['id'],
  build(request) {
    const id = request.attributes.get('id') ?? '';
    return request.islands.show(
      chooseName(request, id, Object.keys(request.index.operations), 'operação'),
    );
  },
};
