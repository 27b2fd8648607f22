import { describe, expect, it } from 'vitest';
import { answerOf, documentOf, faultsOf, load, writeFiles } from './folder.js';

describe('a fault of a document of several files', () => {
  it('names the file and the line it stands in, those of all files together', async () => {
    const folder = writeFiles({
      'api.yaml': `${answerOf('{$ref: parts/ok.yaml}')}  /b:\n    $ref: paths/b.yaml\n`,
      'parts/ok.yaml': 'description: ok\ncontent:\n  a/b:\n    schema: {$ref: "#/nowhere"}\n',
      'paths/b.yaml':
        'get:\n  parameters:\n    - {name: x, in: nowhere}\n  responses: {$ref: broken.yaml}\n',
      'paths/broken.yaml': 'a: 1\na: 2\n',
    });
    const faults = await faultsOf(folder);
    expect(faults.map(({ at, pointer }) => [at, pointer])).toEqual([
      ['paths/broken.yaml:2', '#'],
      ['parts/ok.yaml:4', '#/content/a~1b/schema/$ref'],
      ['paths/b.yaml:3', '#/get/parameters/0/in'],
    ]);
  });

  it('is also a warning, of which only the file with the slip is named', async () => {
    const folder = writeFiles({
      'api.yaml': documentOf('{$ref: schemas/A.yaml}'),
      'schemas/A.yaml': 'type: string\nexample: 0123\nreadOnly: yes\n',
    });
    const { warnings } = await load(folder);
    expect(warnings.map(({ line, source }) => [source, line])).toEqual([
      [`${folder}/schemas/A.yaml`, 2],
      [`${folder}/schemas/A.yaml`, 3],
    ]);
  });

  it('says what a reference that leads nowhere may mean: a file or a name in one', async () => {
    const folder = writeFiles({
      'api.yaml': documentOf(
        '{properties: {a: {$ref: schemas/Pte.yaml}, b: {$ref: "all.yaml#/Ownr"}}}',
      ),
      'schemas/Pet.yaml': 'type: object\n',
      'all.yaml': 'Owner: {type: object}\n',
    });
    expect((await faultsOf(folder)).map(({ mend }) => mend)).toEqual([
      'Did you mean schemas/Pet.yaml?',
      'Did you mean all.yaml#/Owner? Otherwise correct the name or add the component.',
    ]);
  });

  it('stands where the reference is that leads nowhere, once for all that lead over it', async () => {
    const folder = writeFiles({
      'api.yaml': documentOf(
        '{properties: {a: {$ref: index.yaml#/Pet}, b: {$ref: index.yaml#/Pet}, c: {$ref: index.yaml#/Owner}}}',
      ),
      'index.yaml': 'Pet: {$ref: schemas/Pet.yaml}\nOwner:\n  $ref: "all.yaml#/Owner"\n',
      'all.yaml': '{}\n',
    });
    expect((await faultsOf(folder)).map(({ at, found, pointer }) => [at, pointer, found])).toEqual([
      ['index.yaml:1', '#/Pet/$ref', '"schemas/Pet.yaml": there is no such file'],
      ['index.yaml:3', '#/Owner/$ref', '"all.yaml#/Owner"'],
    ]);
  });

  it('is a circle of references between files that hold nothing else', async () => {
    const folder = writeFiles({
      'api.yaml': documentOf('{properties: {a: {$ref: b.yaml}, c: {$ref: d.yaml}}}'),
      'b.yaml': '$ref: c.yaml\n',
      'c.yaml': '$ref: b.yaml\n',
      'd.yaml': 'properties: {$ref: e.yaml}\n',
      'e.yaml': 'd: {properties: {$ref: e.yaml}}\n',
    });
    expect((await faultsOf(folder)).map(({ at, found }) => [at, found])).toEqual([
      ['api.yaml:6', 'b.yaml, which leads back to itself'],
      ['e.yaml:1', 'e.yaml, which leads back to itself'],
    ]);
  });
});
