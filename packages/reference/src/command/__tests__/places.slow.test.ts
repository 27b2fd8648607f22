import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { discardStaged } from '../writeOutput.js';
import { createCommandFolder, writeDocument } from './commandFolder.js';

const { folder, read, remove, run, runProgram, write } = createCommandFolder();
const isLinux = process.platform === 'linux';

afterAll(remove);

describe('where a document comes from', () => {
  it('is standard input by its path, too, and no more of it than of a file', () => {
    expect(runProgram(['/dev/stdin'], writeDocument('Pedidos')).stdout).toContain('id="listar"');
    const { status, stderr } = runProgram(['/dev/stdin'], 'a'.repeat(33 * 1024 * 1024));
    expect(status).toBe(1);
    expect(stderr).toContain('found: more than 33554432 bytes');
  });

  it.skipIf(!isLinux)('is a pipe that the shell opened', () => {
    write('pipe.yaml', writeDocument('Pedidos'));
    const bin = path.resolve('packages/reference/dist/command/bin.js');
    const script = `"$0" "${bin}" <(cat pipe.yaml)`;
    const page = execFileSync('bash', ['-c', script, process.execPath], { cwd: folder });
    expect(page.toString()).toContain('id="listar"');
  });

  it.skipIf(!isLinux)('is no named pipe, no device and no folder: none is waited for', async () => {
    execFileSync('mkfifo', [path.join(folder, 'fifo.yaml')]);
    for (const source of ['fifo.yaml', '/dev/zero']) {
      const { status, stderr } = await run([source]);
      expect(status).toBe(1);
      expect(stderr).toContain(source);
      expect(stderr).toContain('found: a device, a socket or a named pipe');
    }
    expect((await run(['.', '--lang', 'pt'])).stderr).toContain('encontrado: uma pasta');
  });
});

describe('where a page goes', () => {
  it.skipIf(!existsSync('/dev/full'))('tells of a full place, without a stack', () => {
    const bin = path.resolve('packages/reference/dist/command/bin.js');
    write('full.yaml', writeDocument('Pedidos'));
    const script = `"$0" "${bin}" full.yaml 2>&1 >/dev/full; echo "exit $?"`;
    const said = execFileSync('bash', ['-c', script, process.execPath], { cwd: folder });
    expect(said.toString()).toBe(
      'standard output: it cannot be written: no space is left there; give another place with --out.\nexit 1\n',
    );
  });

  it.skipIf(!isLinux)(
    'ends where no folder can be made, and leaves a device as it is',
    async () => {
      write('device.yaml', writeDocument('Pedidos'));
      const nowhere = await run(['device.yaml', '--out', '/proc/none/page.html']);
      expect(nowhere).toMatchObject({ status: 1, stderr: expect.stringContaining('/proc/none/') });
      symlinkSync('/dev/null', path.join(folder, 'device.html'));
      const { status, stderr } = await run(['device.yaml', '--out', 'device.html']);
      expect(status).toBe(1);
      expect(stderr).toContain('is neither a file nor a folder');
      expect(lstatSync(path.join(folder, 'device.html')).isSymbolicLink()).toBe(true);
    },
  );

  it('is what a link leads to, and the link stays', async () => {
    write('linked.yaml', writeDocument('Pedidos'));
    write('real.html', 'before');
    symlinkSync('real.html', path.join(folder, 'link.html'));
    expect(await run(['linked.yaml', '--out', 'link.html'])).toMatchObject({ status: 0 });
    expect(readlinkSync(path.join(folder, 'link.html'))).toBe('real.html');
    expect(read('real.html')).toContain('id="listar"');
    mkdirSync(path.join(folder, 'releases'));
    symlinkSync('releases', path.join(folder, 'current'));
    const args = ['linked.yaml', '--layout', 'tag', '--out', 'current'];
    expect(await run(args)).toMatchObject({ status: 0 });
    expect(readdirSync(path.join(folder, 'releases'))).toContain('index.html');
    expect(readlinkSync(path.join(folder, 'current'))).toBe('releases');
  });

  it('is what a link leads to that is not there yet, and a circle of links is told', async () => {
    write('linked.yaml', writeDocument('Pedidos'));
    symlinkSync('later.html', path.join(folder, 'dangling.html'));
    expect(await run(['linked.yaml', '--out', 'dangling.html'])).toMatchObject({ status: 0 });
    expect(readlinkSync(path.join(folder, 'dangling.html'))).toBe('later.html');
    expect(read('later.html')).toContain('id="listar"');
    symlinkSync('b.html', path.join(folder, 'a.html'));
    symlinkSync('a.html', path.join(folder, 'b.html'));
    const { status, stderr } = await run(['linked.yaml', '--out', 'a.html']);
    expect(status).toBe(1);
    expect(stderr).toContain('links that lead in a circle');
  });

  it('comes back where a run ended between putting it aside and putting another there', async () => {
    const place = path.join(folder, 'half');
    const staged = `${place}.x.tmp`;
    for (const name of [staged, `${staged}.old`]) mkdirSync(name);
    write('half.x.tmp.old/index.html', 'before');
    await discardStaged({ place, staged });
    expect(read('half/index.html')).toBe('before');
    expect(readdirSync(folder).filter((name) => name.startsWith('half.'))).toEqual([]);
  });

  it('may be read by whoever the mask of the process lets', async () => {
    write('mask.yaml', writeDocument('Pedidos'));
    const before = process.umask(0o022);
    try {
      await run(['mask.yaml', '--layout', 'tag', '--out', 'open']);
      process.umask(0o077);
      await run(['mask.yaml', '--layout', 'tag', '--out', 'closed']);
    } finally {
      process.umask(before);
    }
    const modeOf = (name: string) => statSync(path.join(folder, name)).mode & 0o777;
    expect([modeOf('open'), modeOf('open/index.html')]).toEqual([0o755, 0o644]);
    expect([modeOf('closed'), modeOf('closed/index.html')]).toEqual([0o700, 0o600]);
  });
});
