import { schemaKey } from '../../../../contracts/partKeys';
import { guideWords } from '../../../../shared/guideWords';
import { codeNode, markdownCell, tableNode } from '../../../../shared/mdx/tableNodes';
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

/** `<EnumValues service="emissao" name="StatusDaSolicitacao" />`: each value and what it means. */
export const enumValues: Part = {
  attributes: ['service', 'name'],
  build(request) {
    const [service, enums] = chooseService(request, request.index.enums);
    const given = request.attributes.get('name') ?? '';
    const name = chooseName(request, given, Object.keys(enums), `lista de valores em ${service}`);
    const { meaning: heading, value: valueHeading } = guideWords.columns;
    return tableNode(
      [valueHeading, heading],
      (enums[name] ?? []).map(({ meaning, value }) => [[codeNode(value)], markdownCell(meaning)]),
    );
  },
};

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
