import type { Entry } from '@frontier/search';
import { plainText } from '../../../shared/mdx/plainText';
import { readGlossary } from '../../glossary/readGlossary';
import { readChecklist } from '../../go-live/readChecklist';
import { readScript } from '../../homologation/readScript';
import { readQuestions } from '../../open-questions/readQuestions';
import { anchorOf, type Rule } from '../../sandbox/Rule';
import { readRules } from '../../sandbox/readRules';
import { tidy } from './plainMarkdown';

/** The files of data that pages show, by their paths. */
export interface DataFiles {
  readonly glossary: string;
  readonly goLive: string;
  readonly homologation: string;
  readonly openQuestions: string;
  readonly sandboxRules: string;
}

/** What an element of a guide shows of a file of data, by the element's name. */
export function listDataEntries(files: DataFiles): ReadonlyMap<string, readonly Entry[]> {
  return new Map([
    ['GlossaryTerms', readGlossary(files.glossary).map(describeTerm)],
    ['GoLiveChecklist', listChecks(files.goLive)],
    ['HomologationScript', listSteps(files.homologation)],
    ['OpenQuestions', listQuestions(files.openQuestions)],
    ['SandboxRules', readRules(files.sandboxRules).map(describeRule)],
  ]);
}

function describeTerm({
  definition,
  forms,
  id,
  more = '',
  name,
}: ReturnType<typeof readGlossary>[number]): Entry {
  return {
    kind: 'term',
    anchor: id,
    title: name,
    text: tidy(`${definition} ${more}`),
    names: forms,
  };
}

function listQuestions(file: string): Entry[] {
  return readQuestions(file).flatMap(({ id, intro = '', name, questions }) => [
    section(id, name, intro),
    ...questions.map(
      (question): Entry => ({
        kind: 'question',
        anchor: question.id,
        title: plainText(question.question),
        text: [question.why, question.meanwhile, question.reading ?? '']
          .map(plainText)
          .join(' ')
          .trim(),
        more: name,
        names: [],
      }),
    ),
  ]);
}

function listChecks(file: string): Entry[] {
  return readChecklist(file).flatMap(({ id, items, name }) => [
    section(id, name, ''),
    ...items.map(({ check, evidence, id: item, why }) =>
      step(item, plainText(check), `${plainText(why)} Prova: ${plainText(evidence)}`),
    ),
  ]);
}

function listSteps(file: string): Entry[] {
  return readScript(file).flatMap(({ id, intro, name, steps }) => [
    section(id, name, plainText(intro)),
    ...steps.map(({ action, expected = '', id: number }) =>
      step(number, plainText(action), plainText(expected)),
    ),
  ]);
}

/** What the simulator does says nothing of the services: it comes last. */
const RULE = 0.7;

function describeRule(rule: Rule): Entry {
  return {
    ...section(anchorOf(rule), `Regra do simulador: ${rule.title}`, ''),
    names: [rule.id],
    rank: RULE,
  };
}

/** What guides explain, once more as a thing to do: the explanation comes first. */
const STEP = 0.75;

function step(id: string, title: string, text: string): Entry {
  return { ...section(id, `${id}: ${title}`, text), names: [id], rank: STEP };
}

function section(anchor: string, title: string, text: string): Entry {
  return { kind: 'section', anchor, title, text, names: [] };
}
