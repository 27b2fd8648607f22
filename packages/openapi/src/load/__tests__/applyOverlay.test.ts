import { expect, it } from 'vitest';
import { parseContract } from '../applyOverlay.js';
import { loadService } from '../loadService.js';
import { formatFaults } from '../SpecError.js';

const CONTRACT = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /a/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get: {responses: {'200': {description: Feito.}}}
components:
  schemas:
    A:
      description: Uma entidade.
      properties:
        dia: {description: Um dia.}
        'valor/total': {description: Um valor.}
`;

const ORIGIN = { service: 'a', source: 'a.yaml' };

function parse(actions: string) {
  const bytes = Buffer.from(`overlay: 1.1.0\nactions:\n${actions}`);
  return parseContract(Buffer.from(CONTRACT), ORIGIN, { bytes, source: 'a.overlay.yaml' });
}

const schemaA = (actions: string) => {
  const { root } = parse(actions);
  return (root.components as { schemas: { A: unknown } }).schemas.A;
};

it('adds to every value that a target matches', () => {
  const added = schemaA(`- target: $.components.schemas.A.properties[*]\n  update: {x-a: 1}`);
  expect(added).toEqual({
    description: 'Uma entidade.',
    properties: {
      dia: { description: 'Um dia.', 'x-a': 1 },
      'valor/total': { description: 'Um valor.', 'x-a': 1 },
    },
  });
});

it('merges objects and appends to lists, one action after the other', () => {
  const added = schemaA(
    [
      '- target: $.components.schemas.A',
      '  update: {required: [dia], properties: {dia: {format: date}}}',
      '- target: $.components.schemas.A',
      '  update: {required: [valor/total]}',
    ].join('\n'),
  );
  expect(added).toMatchObject({
    required: ['dia', 'valor/total'],
    properties: { dia: { description: 'Um dia.', format: 'date' } },
  });
});

it('keeps the digits of added numbers and their line in the overlay', () => {
  const document = parse(
    "- target: $.components.schemas.A.properties['valor/total']\n  update:\n    examples: [10.50]",
  );
  const pointer = '/components/schemas/A/properties/valor~1total/examples/0';
  expect(document.sourceTexts.get(pointer)).toBe('10.50');
  expect(document.locate(pointer)).toMatchObject({ source: 'a.overlay.yaml', line: 5 });
  expect(document.locate('/components/schemas/A/properties/dia')).toEqual(
    expect.objectContaining({ line: 12 }),
  );
});

it.each([
  ['- target: $.c\n  update: {}', '$.c', 'or remove the action', 3],
  ['- target: $.c[\n  update: {}', '$.c[', 'Correct the JSONPath', 3],
  ['- target: $.info\n  updates: {}', 'updates', 'Add update', 3],
  ['- target: $.info\n  remove: true', 'remove', 'change the contract itself', 3],
  ['- target: $.info\n  update: {title: B}', '"A"', 'the contract says it now', 4],
  [
    '- target: $.components.schemas.A\n  update: {properties: {dias: {x-a: 1}}}',
    'dias',
    'Did you mean dia?',
    4,
  ],
])('warns of %s with line and remedy', (action, found, fix, line) => {
  const { root, warnings } = parse(action);
  const text = formatFaults(warnings, 'warning');
  expect(JSON.stringify(root)).not.toContain('x-a');
  expect(warnings).toHaveLength(1);
  expect(text).toContain(`a.overlay.yaml:${line}:`);
  expect(text).toContain(found);
  expect(text).toContain(fix);
});

it('counts as a fault of a strict document', async () => {
  const bytes = Buffer.from('actions: [{target: $.nada, update: {}}]');
  const overlay = { bytes, source: 'a.overlay.yaml' };
  const request = { ...ORIGIN, overlay, strict: true };
  await expect(loadService(request, async () => Buffer.from(CONTRACT))).rejects.toThrow(
    'a.overlay.yaml:1',
  );
});

it('reports a mistake in an added part at its line of the overlay', async () => {
  const action =
    'actions:\n- target: $.paths.*.get\n  update: {responses: {"200": {contents: {}}}}';
  const overlay = { bytes: Buffer.from(action), source: 'a.overlay.yaml' };
  const { warnings } = await loadService({ ...ORIGIN, overlay }, async () => Buffer.from(CONTRACT));
  expect(formatFaults(warnings, 'warning')).toContain('a.overlay.yaml:3');
});
