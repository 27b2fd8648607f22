import questions from '../recorder/questions.yml';
import rules from '../rules/rules.yml';
import states from '../rules/states.yml';
import tables from '../store/tables.sql';
import story from '../story/story.yml';

const FILES: Readonly<Record<string, string>> = {
  'recorder/questions.yml': questions,
  'rules/rules.yml': rules,
  'rules/states.yml': states,
  'store/tables.sql': tables,
  'story/story.yml': story,
};

/** Finds a text file of the package in the bundle. @throws Error for a file that the bundle lacks */
export function readPackageFile(name: string): string {
  const text = FILES[name];
  if (text === undefined) throw new Error(`${name} is not in the bundle`);
  return text;
}
