import { LANGUAGES, type LanguageTable } from '../labels/languageTables.js';

/** How the command is called where it is installed. */
export const COMMAND = 'npx --no-install frontier-reference';
const WIDTH = 100;
/** Where the texts of options begin. */
const COLUMN = 23;

/** What `--help` prints, in a language. */
export function helpText({ help }: Pick<LanguageTable, 'help'>): string {
  const { headings, names, samples } = help;
  const languages = Object.keys(LANGUAGES).join('|');
  return [
    ...wrap(help.intro, WIDTH),
    '',
    headings.usage,
    `  frontier-reference [${names.document} ...] [${names.options}]`,
    '',
    ...row(names.document, help.document),
    '',
    headings.options,
    ...row(`-o, --out ${names.target}`, help.out),
    ...row('--layout page', help.layoutPage),
    ...row('--layout tag', help.layoutTag),
    ...row('--layout operation', help.layoutOperation),
    ...row('--format html', help.formatHtml),
    ...row('--format markdown', help.formatMarkdown),
    ...row(`--lang ${languages}`, help.lang),
    ...row(`--labels ${names.file}`, help.labels),
    ...row(`--title ${names.text}`, help.title),
    ...row(`--logo ${names.file}`, help.logo),
    ...row(`--css ${names.file}`, help.css),
    ...row('--strict', help.strict),
    ...row(`--serve [${names.port}]`, help.serve),
    ...row('-h, --help', help.help),
    ...row('--version', help.version),
    '',
    ...wrap(help.notes, WIDTH),
    '',
    headings.exit,
    ...[help.exitWritten, help.exitFault, help.exitUsage].map((text, code) => `  ${code}  ${text}`),
    '',
    headings.examples,
    `  ${COMMAND} openapi.yaml --out ${samples.page}`,
    `  ${COMMAND} openapi.yaml --out ${samples.folder} --layout operation`,
    `  ${COMMAND} openapi.yaml --labels ${samples.labels} --out ${samples.page}`,
    `  ${COMMAND} ${samples.documents} --out ${samples.folder} --title ACME`,
    `  ${COMMAND} openapi.yaml --logo acme.svg --css acme.css --out ${samples.page}`,
    `  ${COMMAND} openapi.yaml --format markdown --out ${samples.markdown}`,
    `  ${COMMAND} openapi.yaml --serve`,
    `  cat openapi.json | ${COMMAND} > ${samples.page}`,
    '',
  ].join('\n');
}

/** What is typed, and beside it in its own column what that means. */
function row(typed: string, text: string): string[] {
  const lines = wrap(text, WIDTH - COLUMN);
  return lines.map((line, index) => `  ${(index === 0 ? typed : '').padEnd(COLUMN - 2)}${line}`);
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
