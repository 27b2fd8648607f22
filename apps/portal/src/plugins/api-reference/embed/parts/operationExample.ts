import { chooseName, type Part } from '../PartRequest';

const KINDS = ['request', 'response'];

/**
 * `<OperationExample id="criarSolicitacao" kind="request" name="notaComercial" />`: an example of the
 * contract, titled with its summary there or with `title`.
 */
export const operationExample: Part = {
  attributes: ['id', 'kind', 'name'],
  optional: ['title'],
  build(request) {
    const { attributes, index } = request;
    const wanted = attributes.get('id') ?? '';
    const id = chooseName(request, wanted, Object.keys(index.operations), 'operação');
    const kind = chooseName(request, attributes.get('kind') ?? '', KINDS, 'tipo de exemplo');
    const examples = (index.examples[id] ?? []).filter((example) => example.kind === kind);
    const names = examples.map((example) => example.name);
    const given = attributes.get('name') ?? '';
    const name = chooseName(request, given, names, `exemplo de ${id} (${kind})`);
    const example = examples.find((candidate) => candidate.name === name);
    const title = (attributes.get('title') ?? example?.summary ?? name).replaceAll('"', '”');
    return {
      type: 'code',
      lang: example?.language ?? 'json',
      meta: `title="${title}"`,
      value: example?.text ?? '',
    };
  },
};
