import { chooseName, type Part } from '../PartRequest';

/** `<OperationCall id="gerarTokenDeAcesso" />`: the call for the command line, with the contract's example. */
export const operationCall: Part = {
  attributes: ['id'],
  optional: ['title'],
  build(request) {
    const { attributes, index } = request;
    const wanted = attributes.get('id') ?? '';
    const id = chooseName(request, wanted, Object.keys(index.calls), 'chamada');
    const title = attributes.get('title')?.replaceAll('"', '”');
    return {
      type: 'code',
      lang: 'bash',
      ...(title ? { meta: `title="${title}"` } : {}),
      value: index.calls[id] ?? '',
    };
  },
};
