import { chooseName, chooseService, type Part } from '../PartRequest';
import { schemaKey } from '../partKeys';

/** `<SchemaFields service="emissao" name="Solicitacao" />`: every field of an entity. */
export const schemaFields: Part = {
  attributes: ['service', 'name'],
  build(request) {
    const [service, schemas] = chooseService(request, request.index.schemas);
    const given = request.attributes.get('name') ?? '';
    const name = chooseName(request, given, schemas, `esquema em ${service}`);
    return request.islands.show(schemaKey(service, name));
  },
};
