import { chooseName, chooseService, type Part } from '../PartRequest';
import { codeNode, markdownCell, tableNode } from '../tableNodes';

/** `<EnumValues service="emissao" name="StatusDaSolicitacao" />`: each value and what it means. */
export const enumValues: Part = {
  attributes: ['service', 'name'],
  build(request) {
    const [service, enums] = chooseService(request, request.index.enums);
    const given = request.attributes.get('name') ?? '';
    const name = chooseName(request, given, Object.keys(enums), `lista de valores em ${service}`);
    const { meaning: heading, value: valueHeading } = request.labels.columns;
    return tableNode(
      [valueHeading, heading],
      (enums[name] ?? []).map(({ meaning, value }) => [[codeNode(value)], markdownCell(meaning)]),
    );
  },
};
