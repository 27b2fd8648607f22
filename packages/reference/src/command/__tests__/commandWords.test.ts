import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { say } from '../../labels/faults/index.js';
import { LANGUAGES } from '../../labels/languageTables.js';
import { helpText } from '../helpText.js';
import { chooseLanguage } from '../main.js';
import { parseArguments } from '../parseArguments.js';

const folder = mkdtempSync(path.join(tmpdir(), 'command-words-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('what the command says', () => {
  it.each([
    ['en', 'Writes the reference', '--layout operation   one page for each operation'],
    ['pt', 'Escreve a referência', '--layout operation   uma página por operação'],
    ['es', 'Escribe la referencia', '--layout operation   una página por operación'],
  ] as const)('helps in %s, in lines of 100 characters at most', (language, start, layout) => {
    const text = helpText(LANGUAGES[language]);
    expect(text.startsWith(start)).toBe(true);
    expect(text).toContain(layout);
    expect(text).toContain('  --lang en|pt|es ');
    expect(text).toContain('  npx --no-install frontier-reference openapi.yaml --out ');
    expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  it('is in English where nothing else is asked for', () => {
    expect(parseArguments(['a.yaml']).options.language).toBe('en');
    expect(parseArguments(['a.yaml', '--lang', 'xx']).options.language).toBe('en');
  });

  it('takes no option for the value of the one before', () => {
    const told = (...args: string[]) =>
      parseArguments(['a.yaml', ...args]).faults.map(({ name }) => name);
    expect(told('--title', '--strict')).toEqual(['command.noValue']);
    expect(told('--title=--strict')).toEqual([]);
  });

  it('tells of a faulty command line in the language that stands on it', () => {
    const { faults, options } = parseArguments(['--quiet', '--lang=es', '--out']);
    expect(faults.map((fault) => say(fault, LANGUAGES[options.language]))).toEqual([
      '--quiet: opción desconocida.',
      '--out: indique un archivo o una carpeta.',
    ]);
  });

  it('has one language, that of the labels or another', () => {
    const { faults } = parseArguments(['a.yaml', '--labels', 'fr.json', '--lang', 'pt']);
    expect(faults.map(({ name }) => name)).toEqual(['command.oneLanguage']);
  });

  it('is what a file of labels says', async () => {
    const labels = {
      extends: 'en',
      language: 'fr',
      faults: { command: { help: 'Aide : {command}' } },
    };
    const file = write('fr.json', `\ufeff${JSON.stringify(labels)}`);
    const table = await chooseLanguage({ labels: file, language: 'en' });
    expect(table.language).toBe('fr');
    expect(table.faults.command.help).toBe('Aide : {command}');
  });

  it.each([
    ['{', /broken\.json: 1 fault in the labels:\n {2}it is not JSON: /],
    ['[]', /expected an object with the labels, found a list of 0/],
    [' '.repeat(2_000_000), /it cannot be read: 2000000 bytes, above the limit of 1048576/],
  ])('tells what is wrong with a file of labels', async (text, message) => {
    const file = write('broken.json', text);
    await expect(chooseLanguage({ labels: file, language: 'en' })).rejects.toThrow(message);
  });

  it('tells of a file of labels that is not there', async () => {
    const labels = path.join(folder, 'none.json');
    await expect(chooseLanguage({ labels, language: 'en' })).rejects.toThrow(
      /none\.json: 1 fault in the labels:\n {2}it cannot be read: there is no such file/,
    );
  });
});
