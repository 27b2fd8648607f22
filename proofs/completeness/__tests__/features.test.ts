import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isObject, loadService } from '@frontier/reference/document';
import { describe, expect, it } from 'vitest';
import { child, Reader } from '../document/Reader';
import { Page } from '../page/Page';
import { listMissing, type Rendered, renderFile } from './support';

const FOLDER = 'packages/reference/fixtures/features';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

/** What `x-shows` asks for and the page does not show at that anchor. */
function unseen({ html, source }: Rendered): string[] {
  const wanted = child(new Reader(source).root, 'x-shows')?.value;
  const { nodes } = new Page([html]);
  return Object.entries(isObject(wanted) ? wanted : {}).flatMap(([anchor, texts]) => {
    const place = nodes.find(({ id }) => id === anchor);
    if (!place) return [`#${anchor}`];
    const shown = place.all().filter((node) => node === place || !node.id.startsWith(`${anchor}.`));
    const text = [...shown.map((node) => node.ownText()), ...place.allCode()].join(' ');
    return [texts]
      .flat()
      .map(String)
      .filter((wantedText) => !text.replace(/\s+/g, ' ').includes(wantedText))
      .map((wantedText) => `#${anchor}: ${wantedText}`);
  });
}

describe.each(files)('%s', (file) => {
  it('shows what a reader must see, every fact of it, once, and leads nowhere in vain', async () => {
    const rendered = await renderFile(path.join(FOLDER, file));
    const { html } = rendered;
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    expect(unseen(rendered)).toEqual([]);
    expect(listMissing(rendered)).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(html).not.toMatch(/\[object Object\]|>undefined<|<section[^>]*><\/section>/);
  });
});

describe('Swagger 2.0', () => {
  it('is refused with what to do', async () => {
    const text = "swagger: '2.0'\ninfo: {title: Antiga, version: '1'}\npaths: {}\n";
    const load = loadService({ service: 'x', source: 'x.yaml' }, async () => Buffer.from(text));
    await expect(load).rejects.toThrow(/Convert the Swagger 2\.0 document to OpenAPI 3/);
  });
});
