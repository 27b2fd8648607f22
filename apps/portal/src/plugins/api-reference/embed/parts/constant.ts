import { chooseName, chooseService, type Part } from '../PartRequest';

/**
 * `<Constant service="operacao" path="listarOperacoes.query.pageSize.default" />`: one value, in the
 * text. The path is a field's anchor in the reference, or a schema and its field, then the keyword.
 */
export const constant: Part = {
  attributes: ['service', 'path'],
  build(request) {
    const [service, constants] = chooseService(request, request.index.constants);
    const given = request.attributes.get('path') ?? '';
    const path = chooseName(request, given, Object.keys(constants), `constante em ${service}`);
    return { type: 'text', value: constants[path] ?? '' };
  },
};
