import { isObject, type JsonValue, joinPointer } from '@frontier/reference/document';
import type { QuestionArea } from '../../../apps/portal/src/plugins/data-pages/questions/readQuestions';
import { checkQuestionLink } from '../../questions/checkQuestionLinks';
import { listQuestionLinks } from '../../questions/listQuestionLinks';
import { createFault } from '../createFault';
import type { LintRule } from '../LintTarget';

/** Links to open questions and marks of our own readings, in every text of a contract. */
export function checkQuestionLinks(areas: readonly QuestionArea[]): LintRule {
  return (target) =>
    listTexts(target.document.root, '').flatMap(({ pointer, text }) =>
      listQuestionLinks(text).flatMap((link) => {
        const fault = checkQuestionLink(link, areas);
        if (fault === undefined) return [];
        return createFault(target, pointer, {
          expected: 'um link para uma pergunta que exista, ou a marca de uma leitura',
          found: `[${link.text}] #${link.id}`,
          mend: `${fault}.`,
        });
      }),
    );
}

function listTexts(value: JsonValue, pointer: string): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listTexts(item, joinPointer(pointer, index)));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, joinPointer(pointer, key)));
}
