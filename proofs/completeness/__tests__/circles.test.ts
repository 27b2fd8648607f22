import { describe, expect, it } from 'vitest';
import { listMissing, renderText } from './support';

/** A document whose schemas all refer to all, plainly or together with a field more. */
function writeCircle(count: number, mixed: boolean): string {
  const names = Array.from({ length: count }, (_, index) => `S${index}`);
  const refer = (name: string) =>
    mixed
      ? `{allOf: [{$ref: '#/components/schemas/${name}'}, {properties: {mais: {type: string}}}]}`
      : `{$ref: '#/components/schemas/${name}'}`;
  return [
    'openapi: 3.1.0',
    "info: {title: Roda, version: '1'}",
    'paths:',
    '  /a:',
    '    get:',
    '      operationId: a',
    "      responses: {'200': {description: Feito, content: {application/json: {schema: {$ref: '#/components/schemas/S0'}}}}}",
    'components:',
    '  schemas:',
    ...names.flatMap((name) => [
      `    ${name}:`,
      '      type: object',
      '      properties:',
      `        nome${name}: {type: string}`,
      ...names.map((other) => `        para${other}: ${refer(other)}`),
    ]),
  ].join('\n');
}

describe('schemas that all refer to one another', () => {
  it.each([
    ['plainly', false, 12],
    ['in mixtures', true, 8],
  ])('are shown whole on a page of readable size (%s)', async (_, mixed, count) => {
    const rendered = await renderText(writeCircle(count, mixed));
    expect(listMissing(rendered)).toEqual([]);
    expect(rendered.html.length).toBeLessThan(1024 * 1024);
  });
});
