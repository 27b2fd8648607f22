import { guideWords } from '../../../../shared/guideWords';
import { codeNode, tableNode, textNode } from '../../../../shared/mdx/tableNodes';
import type { Part } from '../PartRequest';

/** A field of its own: `Parcela.dataVencimento`, `listarEventosFinanceiros.query.dataVencimento`. */
const FIELD = /^([A-Z]\w*|[a-z]\w*\.(?:path|query))\.([^.]+)$/;

/**
 * `<FieldList keyword="format" value="date-time" />`: every field of the contracts of which a keyword
 * says that, by service and schema or call; the keywords are those of `Constant`.
 */
export const fieldList: Part = {
  attributes: ['keyword', 'value'],
  build({ attributes, fail, index }) {
    const ending = `.${attributes.get('keyword')}`;
    const rows = Object.entries(index.constants).flatMap(([service, constants]) => {
      const fields = new Map<string, string[]>();
      for (const [path, value] of Object.entries(constants)) {
        if (value !== attributes.get('value') || !path.endsWith(ending)) continue;
        const [, holder, field] = FIELD.exec(path.slice(0, -ending.length)) ?? [];
        if (holder === undefined || field === undefined) continue;
        const place = holder.replace(/\.\w+$/, '');
        fields.set(place, [...(fields.get(place) ?? []), field]);
      }
      const title = index.services[service]?.title ?? service;
      return [...fields].map(([place, names]) => [
        [textNode(title)],
        [codeNode(place)],
        names.flatMap((name, at) => (at > 0 ? [textNode(', '), codeNode(name)] : [codeNode(name)])),
      ]);
    });
    if (rows.length === 0) {
      fail(`nenhum campo tem ${attributes.get('keyword')} igual a "${attributes.get('value')}".`);
    }
    const { fields, place, service } = guideWords.columns;
    return tableNode([service, place, fields], rows);
  },
};
