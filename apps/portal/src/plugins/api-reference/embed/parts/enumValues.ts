import { guideWords } from '../../../../shared/guideWords';
import { codeNode, markdownCell, tableNode } from '../../../../shared/mdx/tableNodes';
import { chooseName, chooseService, type Part } from '../PartRequest';

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
