import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readLook } from '../readLook.js';
import { createCommandFolder, writeDocument } from './commandFolder.js';

const { folder, read, remove, run, write } = createCommandFolder();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>1</script></svg>';
const PNG = Buffer.from('89504e470d0a1a0a00', 'hex');

write('a.yaml', writeDocument('API de pedidos'));
write('logo.svg', SVG);
write('logo.bin', PNG);

afterAll(remove);

describe('title, logo and stylesheet of the caller', () => {
  it('stand at the top of the page and in its title, as text', async () => {
    const { stdout } = await run(['a.yaml', '--title', 'ACME & <Cia>']);
    expect(stdout).toContain('<title>ACME &amp; &lt;Cia&gt;</title>');
    expect(stdout).toContain('<p class="s-brand"><span>ACME &amp; &lt;Cia&gt;</span></p>');
  });

  it('is the title of the document where no other is given', async () => {
    expect((await run(['a.yaml'])).stdout).toContain(
      '<p class="s-brand"><span>API de pedidos</span></p>',
    );
    await run(['a.yaml', '--layout', 'tag', '--out', 'untitled']);
    expect(read('untitled/tudo.html')).toContain(
      '<p class="s-brand"><a href="index.html"><span>API de pedidos</span></a></p>',
    );
  });

  it('carries a logo in the page, and only as an image', async () => {
    const { stdout } = await run(['a.yaml', '--logo', 'logo.svg']);
    const data = Buffer.from(SVG).toString('base64');
    expect(stdout).toContain(`<img src="data:image/svg+xml;base64,${data}" alt="API de pedidos">`);
    expect(stdout).not.toContain('<script>1');
    expect((await run(['a.yaml', '--logo', 'logo.bin'])).stdout).toContain(
      'src="data:image/png;base64,',
    );
  });

  it('puts a logo beside the pages of a folder, whose links lead to the first', async () => {
    const args = ['a.yaml', '--layout', 'tag', '--out', 'tag', '--title', 'ACME'];
    expect(await run([...args, '--logo', 'logo.bin'])).toEqual({
      status: 0,
      stderr: '',
      stdout: '',
    });
    expect(readFileSync(path.join(folder, 'tag/logo.png'))).toEqual(PNG);
    for (const [file, title] of [
      ['tag/index.html', 'API de pedidos | ACME'],
      ['tag/tudo.html', 'Tudo | API de pedidos | ACME'],
    ] as const) {
      expect(read(file)).toContain(
        '<a href="index.html"><img src="logo.png" alt=""><span>ACME</span></a>',
      );
      expect(read(file)).toContain(`<title>${title}</title>`);
    }
  });

  it('puts its rules after those of the package, and allows them by their hash', async () => {
    write('mine.css', '\ufeff:root {\r\n  --site-link: red;\r}\n/* </style><script>1</script> */');
    const { stdout } = await run(['a.yaml', '--css', 'mine.css']);
    const styles = [...stdout.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(styles).toHaveLength(1);
    const [style = ''] = styles;
    expect(style).toMatch(
      /:root \{\n {2}--site-link: red;\n\}\n\/\* <\\\/style><script>1<\\\/script> \*\/$/,
    );
    expect(style.indexOf('--site-link')).toBeLessThan(style.lastIndexOf('--site-link: red'));
    const hash = createHash('sha256').update(style).digest('base64');
    expect(stdout).toContain(`style-src 'sha256-${hash}';`);
    await run(['a.yaml', '--css', 'mine.css', '--layout', 'tag', '--out', 'styled']);
    expect(read('styled/reference.css')).toBe(style);
  });

  it('writes nothing where one of them is wrong', async () => {
    expect(await run(['a.yaml', '--logo', 'a.yaml'])).toEqual({
      status: 1,
      stderr: 'a.yaml: neither SVG nor PNG; give such a file with --logo.\n',
      stdout: '',
    });
  });

  it.each([
    ['logo', 'none.svg', /none\.svg: it cannot be read: there is no such file/],
    ['css', 'none.css', /none\.css: it cannot be read: there is no such file/],
    ['css', write('big.css', ' '.repeat(2 ** 20 + 1)), /above the limit of 1048576/],
  ])('names what is wrong with a %s: %s', async (option, file, message) => {
    const files = { title: undefined, logo: undefined, css: undefined };
    const look = readLook({ ...files, [option]: path.join(folder, file) });
    await expect(look).rejects.toThrow(message);
  });
});
