import path from 'node:path';
import { groupBy } from '@frontier/openapi';
import { chooseName, chooseService, type EmbeddedPart } from '../../../../contracts/PartRequest';
import { schemaKey } from '../../../../contracts/partKeys';
import { findGuides } from '../../../../shared/findGuides';
import { h } from '../../../../shared/mdx/jsxNodes';
import {
  codeNode,
  joinCells,
  linkNode,
  markdownCell,
  tableNode,
} from '../../../../shared/mdx/tableNodes';
import { staticHtmlMark } from '../importStaticHtml';

/**
 * `<Constant service="operacao" path="listarOperacoes.query.pageSize.default" />`: one value inline.
 * The path is a field's anchor in the reference, or a schema and its field, followed by the keyword.
 */
export const constant: EmbeddedPart = (request) => {
  const [service, constants] = chooseService(request, request.index.constants);
  const path = chooseName(request, 'path', Object.keys(constants), `constant in ${service}`);
  return { type: 'text', value: constants[path] ?? '' };
};

/** `<EnumValues service="emissao" name="StatusDaSolicitacao" />`: each value, with its meaning if the contract has any. */
export const enumValues: EmbeddedPart = (request) => {
  const [service, enums] = chooseService(request, request.index.enums);
  const name = chooseName(request, 'name', Object.keys(enums), `list of values in ${service}`);
  const values = enums[name] ?? [];
  const columns = values.some(({ meaning }) => meaning) ? ['Valor', 'Significado'] : ['Valor'];
  const rows = values.map(({ meaning, value }) => [codeNode(value), markdownCell(meaning)]);
  return tableNode(
    columns,
    rows.map((cells) => cells.slice(0, columns.length)),
  );
};

/** `<SchemaFields service="emissao" name="Solicitacao" />`: every field of an entity. */
export const schemaFields: EmbeddedPart = (request) => {
  const [service, schemas] = chooseService(request, request.index.schemas);
  const name = chooseName(request, 'name', schemas, `schema in ${service}`);
  return staticHtmlMark(schemaKey(service, name));
};

/** A field without a parent field: `Parcela.dataVencimento`, `listarEventosFinanceiros.query.dataVencimento`. */
const FIELD = /^([A-Z]\w*|[a-z]\w*\.(?:path|query))\.([^.]+)$/;

/**
 * `<FieldList keyword="format" value="date-time" />`: every field of the contracts whose keyword has this
 * value, by service and schema or call. `Constant` has the same keywords.
 */
export const fieldList: EmbeddedPart = ({ attributes, fail, index }) => {
  const ending = `.${attributes.get('keyword')}`;
  const rows = Object.entries(index.constants).flatMap(([service, constants]) => {
    const fields = Object.entries(constants).flatMap(([path, value]) => {
      if (value !== attributes.get('value') || !path.endsWith(ending)) return [];
      const [, holder, field] = FIELD.exec(path.slice(0, -ending.length)) ?? [];
      return holder && field
        ? [{ object: holder.replace(/\.\w+$/, ''), name: codeNode(field) }]
        : [];
    });
    const title = index.services[service]?.title ?? service;
    return [...groupBy(fields, ({ object }) => object)].map(([object, own]) => {
      const names = own.map(({ name }) => name);
      return [title, codeNode(object), joinCells(names, ', ')];
    });
  });
  if (rows.length === 0) {
    fail(`no field has ${attributes.get('keyword')} equal to "${attributes.get('value')}".`);
  }
  return tableNode(['Serviço', 'Esquema ou chamada', 'Campos'], rows);
};

/** `<EventTable />`: every notification with its name in the contract. */
export const eventTable: EmbeddedPart = ({ index }) => {
  const guides = findGuides();
  const events = Object.entries(index.operations).filter(([, { kind }]) => kind === 'webhook');
  return tableNode(
    ['Evento', 'Nome neste portal'],
    events.map(([id, { href, path, title }]) => {
      const guide = guides.get(id);
      return [linkNode(guide ? `${guide.route}#${id}` : href, title), codeNode(path)];
    }),
  );
};

/** `<CallTable service="onboarding" />`: the calls of a service, or of one `tag`, with guide and reference. */
export const callTable: EmbeddedPart = (request) => {
  const { attributes, fail, index } = request;
  const [service] = chooseService(request, index.services);
  const guides = findGuides();
  const tag = attributes.get('tag');
  const calls = Object.entries(index.operations).filter(
    ([, entry]) =>
      entry.service === service && entry.kind === 'path' && (!tag || entry.tag === tag),
  );
  if (calls.length === 0) fail(`${service} has no call with the tag "${tag}".`);
  return tableNode(
    ['Chamada', 'Método e caminho'],
    calls.map(([id, { href, method, path, title }]) => [
      linkNode(guides.get(id)?.route ?? href, title),
      linkNode(href, codeNode(`${method} ${path}`)),
    ]),
  );
};

/** `<ContractFiles />`: every service with its reference, test environment addresses and contract. */
export const contractFiles: EmbeddedPart = ({ index }) => {
  return tableNode(
    ['Serviço', 'Endereço', 'Versão', 'Contrato'],
    Object.values(index.services).map(({ contract, hosts, route, title, version: current }) => [
      linkNode(route, title),
      joinCells(hosts.map(codeNode), ', '),
      current ?? '',
      // A plain link: link checking would fail, because the build writes the file later.
      h('a', { href: contract, download: null }, path.basename(contract)),
    ]),
  );
};
