import { type Phrase, phrase } from '../labels/phrase.js';
import type { CliOptions } from './CliOptions.js';

/** What is wrong with options that are right one by one. */
export function checkCombination(options: CliOptions): Phrase[] {
  const { help, layout, out, serve, sources, version } = options;
  const faults: Phrase[] = [];
  if (help || version) return faults;
  if (sources.filter((source) => source === '-').length > 1) {
    faults.push(phrase('command.oneInput'));
  }
  if (options.format === 'markdown') {
    const unused = (['serve', 'logo', 'css'] as const).filter(
      (name) => options[name] !== undefined,
    );
    faults.push(...unused.map((name) => phrase('command.htmlOnly', { option: `--${name}` })));
    if (options.title !== undefined && sources.length === 1) {
      faults.push(phrase('command.titleOfSeveral'));
    }
  }
  if (serve) {
    if (out !== undefined) faults.push(phrase('command.serveOrOut'));
    if (sources.includes('-')) faults.push(phrase('command.serveFiles'));
    return faults;
  }
  if (out === undefined && sources.length > 1) faults.push(phrase('command.indexFolderNeeded'));
  else if (out === undefined && layout !== 'page') {
    faults.push(phrase('command.folderNeeded', { layout }));
  }
  return faults;
}
