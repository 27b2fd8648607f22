import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const docs = path.resolve(fileURLToPath(import.meta.url), '../../../../apps/portal/docs/frontier');
const QUESTIONS = path.join(docs, 'perguntas.yml');
const STEPS = path.join(docs, 'homologacao.yml');

/** The portal's files with open questions and steps of the homologation, which recordings answer and prove. */
export const PORTAL_DATA = [QUESTIONS, STEPS];

/**
 * Writes the questions and steps of the portal without the texts that only its pages need.
 *
 * @param {string} folder the output folder.
 */
export function copyQuestions(folder) {
  const read = (file) => parse(readFileSync(file, 'utf8'));
  const write = (name, value) => writeFileSync(path.join(folder, name), stringify(value));
  const questions = read(QUESTIONS).flatMap((area) => area.questions);
  write(
    'questions.yml',
    questions.map(({ id, observe }) => ({ id, observe })),
  );
  const steps = read(STEPS).flatMap((journey) => journey.steps);
  write(
    'steps.yml',
    steps.map(({ action, expected, id, notifications, operation, status }) => {
      return { id, action, expected, operation, notifications, status };
    }),
  );
}
