import { groupBy } from '@frontier/openapi';
import type { ListItem } from 'mdast';
import type { ErrorEntry } from '../../../../contracts/buildContractIndex';
import {
  checkName,
  chooseName,
  type EmbeddedPart,
  type PartRequest,
} from '../../../../contracts/PartRequest';
import { callKey, operationKey } from '../../../../contracts/partKeys';
import { type Cell, errorCell, linkNode, tableNode } from '../../../../shared/mdx/tableNodes';
import { staticHtmlMark } from '../importStaticHtml';

/**
 * `<Operation id="criarSolicitacao" />`: a whole operation or webhook as in the reference, without its title, which is in
 * the heading above. In a guide about it, the samples are beside the text. `required="notaComercial"` puts that example
 * first, reduced to its required fields; `fields="adicionarParcelas"` links to the fields of that call's body, which are
 * the same, instead of repeating them.
 */
export const operation: EmbeddedPart = (request) => {
  const { attributes, fail, index, isCall } = request;
  const names = Object.keys(index.operations);
  const id = chooseName(request, 'id', names, 'operation');
  const { required, fields } = Object.fromEntries(attributes);
  if (!isCall) {
    if (required ?? fields)
      fail('required and fields are only for a call below a second-level heading.');
    return staticHtmlMark(operationKey(id));
  }
  const choose = (attribute: string, what: string, known: readonly string[] = []) =>
    attributes.has(attribute) ? chooseName(request, attribute, known, what) : undefined;
  const shortened = `example of ${id} with more than the required fields`;
  const variant =
    choose('fields', `call with the body of ${id}`, index.sameBodies[id]) ??
    choose('required', shortened, index.minimalExamples[id]);
  return staticHtmlMark(callKey(id, variant));
};

const CODE = /^([1-5]\d\d|[1-5]XX|default):\s*/;

/**
 * Reads the advice for each code from a list whose items begin with `400:`.
 *
 * @param optional codes that may have no advice.
 * @throws through `fail` when the content is not a list of this form, or has other codes.
 */
export function readAdvice(
  { element, fail }: Pick<PartRequest, 'element' | 'fail'>,
  codes: readonly string[],
  optional: readonly string[] = [],
): ReadonlyMap<string, Cell> {
  const advice = new Map<string, Cell>();
  const [list, ...others] = element.children;
  if (list?.type !== 'list' || others.length > 0) {
    return fail('it needs one list of items like "- 400: o que fazer", and nothing else.');
  }
  for (const item of list.children) {
    const [code, cell] = readItem(item) ?? fail('each item starts with its code, like "400: …".');
    if (advice.has(code)) fail(`${code} is there twice.`);
    advice.set(code, cell);
  }
  const missing = codes.filter((code) => !advice.has(code) && !optional.includes(code));
  const foreign = [...advice.keys()].filter((code) => !codes.includes(code));
  if (missing.length > 0) fail(`no advice for ${missing.join(', ')}.`);
  if (foreign.length > 0) fail(`no contract has here ${foreign.join(', ')}.`);
  return advice;
}

function readItem({ children }: ListItem): readonly [string, Cell] | undefined {
  const [paragraph, ...others] = children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined;
  const [first, ...rest] = paragraph.children;
  const code = first?.type === 'text' ? CODE.exec(first.value)?.[1] : undefined;
  if (first?.type !== 'text' || code === undefined) return undefined;
  return [code, [{ ...first, value: first.value.replace(CODE, '') }, ...rest]];
}

/** Errors that any call may return. The page of errors explains them once for all guides. */
const COMMON = ['401', '403', '500'];
const ERRORS_PAGE = '/docs/frontier/conceitos/erros';

/**
 * `<OperationErrors id="criarSolicitacao">`: every error of one or more operations (`id="a b"`) with its exact text. A
 * list of `- 400: …` inside adds advice, one item for each status. Common errors without advice share a row that links
 * to the page of errors.
 */
export const operationErrors: EmbeddedPart = (request) => {
  const rows = gatherErrors(request);
  if (request.element.children.length === 0) {
    return tableNode(
      ['Código', 'Texto'],
      [...rows].map(([code, errors]) => [code, errorCell(errors)]),
    );
  }
  const advice = readAdvice(request, [...rows.keys()], COMMON);
  const own = [...rows].filter(([code]) => advice.has(code));
  const common = [...rows.keys()].filter((code) => !advice.has(code));
  const table = tableNode(
    ['Código', 'Texto', 'O que fazer (recomendação deste portal)'],
    [
      ...own.map(([code, errors]) => [code, errorCell(errors), advice.get(code)]),
      ...(common.length > 0
        ? [[common.join(', '), '', linkNode(ERRORS_PAGE, 'Como em toda chamada')]]
        : []),
    ],
  );
  return { ...table, data: { hProperties: { className: ['call-errors'] } } };
};

/** The errors of the named operations by status, without duplicate texts. */
function gatherErrors(request: PartRequest): Map<string, readonly ErrorEntry[]> {
  const { attributes, index } = request;
  const errors = (attributes.get('id') ?? '').split(/\s+/).flatMap((given) => {
    const id = checkName(request, given, Object.keys(index.operations), 'operation');
    return index.errors[id] ?? [];
  });
  const distinct = new Map(errors.map((error) => [JSON.stringify(error), error]));
  const rows = groupBy([...distinct.values()], ({ status }) => status);
  return new Map([...rows].sort(([a], [b]) => a.localeCompare(b)));
}

const KINDS = ['request', 'response'];

/** `<OperationExample id="…" kind="request" name="notaComercial" />`: its title is `title` or the contract's summary. */
export const operationExample: EmbeddedPart = (request) => {
  const { attributes, index } = request;
  const id = chooseName(request, 'id', Object.keys(index.operations), 'operation');
  const kind = chooseName(request, 'kind', KINDS, 'kind of example');
  const examples = (index.examples[id] ?? []).filter((example) => example.kind === kind);
  const names = examples.map((example) => example.name);
  const name = chooseName(request, 'name', names, `example of ${id} (${kind})`);
  const example = examples.find((candidate) => candidate.name === name);
  const title = (attributes.get('title') ?? example?.summary ?? name).replaceAll('"', '”');
  return {
    type: 'code',
    lang: example?.language ?? 'json',
    meta: `title="${title}"`,
    value: example?.text ?? '',
  };
};

/** `<OperationCall id="…" />`: the call in curl. `host` replaces the address of the test environment. */
export const operationCall: EmbeddedPart = (request) => {
  const { attributes, index } = request;
  const id = chooseName(request, 'id', Object.keys(index.calls), 'call');
  const title = attributes.get('title')?.replaceAll('"', '”');
  const call = index.calls[id] ?? '';
  const given = attributes.get('host');
  const tested = index.services[index.operations[id]?.service ?? '']?.hosts ?? [];
  const host = tested.find((address) => call.includes(address));
  return {
    type: 'code',
    lang: 'bash',
    ...(title ? { meta: `title="${title}"` } : {}),
    value: given && host ? call.replace(host, given) : call,
  };
};
