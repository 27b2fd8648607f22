import { describe, expect, it } from 'vitest';
import { makeSnapshotDownloads } from '../../../../tests/support/readDownloads';
import type { Collection, Folder, Item } from '../writePostman';

const files = await makeSnapshotDownloads('postman');
const text = files.get('frontier.postman_collection.json') ?? '';
const collection = JSON.parse(text) as Collection;
const items = collection.item.flatMap(listItems);

function listItems(item: Folder | Item): Item[] {
  return 'item' in item ? item.item.flatMap(listItems) : [item];
}

function itemOf(name: string): Item {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`no call ${name}`);
  return item;
}

describe('the Postman collection', () => {
  it('gives each thing an id of its own', () => {
    const ids = [...text.matchAll(/"(?:_postman_)?id": "([^"]{36})",\n\s*"name"/g)].map(
      ([, id]) => id,
    );
    expect(ids.length).toBeGreaterThan(items.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps what the converter loses', () => {
    const [operations] = itemOf('Listar operações').response;
    expect(operations?.body).toContain('"precoUnitarioEmissao": 1000.00000000');
    const { body } = itemOf('Criar cadastro').request;
    expect(body?.mode === 'raw' && body.raw).toMatch(/"\{hash\}": \d+/);
    const upload = itemOf('Atribuir documento').request.body;
    expect(upload?.mode === 'formdata' && upload.formdata).toContainEqual(
      expect.objectContaining({ key: 'file', type: 'file' }),
    );
    expect(itemOf('Atualizar cadastro').request.url.raw).toMatch(/\/cadastros\/:cnpj$/);
  });

  it('gives optional parameters the examples of the contract, unticked, each value of a list', () => {
    const { query } = itemOf('Listar operações').request.url;
    const types = query.filter(({ key }) => key === 'tipo');
    expect(types.map(({ disabled, value }) => [value, disabled])).toEqual([
      ['NOTA_COMERCIAL', true],
      ['DEBENTURE', true],
    ]);
    expect(query.find(({ key }) => key === 'escrituradorCnpj')?.value).toBe('11235813000187');
  });

  it('asks for no secret in its files', () => {
    expect(text).not.toContain('sk_homologacao');
    const environment = files.get('frontier.postman_environment.json') ?? '';
    expect(environment).toMatch(/"key": "secretKey",\s*"value": "",\s*"type": "secret"/);
  });

  it('links to nothing that only the site knows', () => {
    expect(text).not.toContain('](/');
  });
});
