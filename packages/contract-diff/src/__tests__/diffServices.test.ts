import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadService, modelService } from '@frontier/openapi';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Change } from '../ChangeList';
import { diffServices } from '../diffServices';
import { type DocumentPair, type PairedDocument, writeDocument } from './writeDocument';

const GOLDEN = ['fields', 'calls'].flatMap((name) => {
  const file = path.join(__dirname, 'golden', `${name}.yaml`);
  return parse(readFileSync(file, 'utf8')) as DocumentPair[];
});

async function model(paired: PairedDocument) {
  const text = writeDocument(paired);
  const request = { service: 'itens', source: 'itens.yaml' };
  const { document } = await loadService(request, async () => Buffer.from(text));
  return modelService(document, { id: 'itens', title: 'itens' }, request.source);
}

/** `breaking type-changed criarItem.body.a (string → boolean)` */
function describeChange({ after, before, effect, places, rule }: Change): string {
  const values = `(${before ?? ''} → ${after ?? ''})`;
  const shown = before === undefined && after === undefined ? [] : [values];
  return [effect, rule, ...places.map(({ anchor }) => anchor), ...shown].join(' ');
}

describe('diffServices', () => {
  test.each(GOLDEN)('$name', async ({ after, before, changes }) => {
    expect(diffServices(await model(before), await model(after)).map(describeChange)).toEqual(
      changes,
    );
  });

  test('says why in a sentence, without naming the place', async () => {
    const [change] = diffServices(
      await model({ body: { properties: { a: { type: 'integer', default: 1 } } } }),
      await model({ body: { properties: { a: { type: 'integer', default: 2 } } } }),
    );
    expect(change?.why).toBe('Quem não envia o campo passa a ter outro valor.');
  });
});
