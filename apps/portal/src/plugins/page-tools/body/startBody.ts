import type { Check } from '@frontier/sandbox/ajv';
import { createElement } from '../../../shared/createElement';
import { TOOL_EVENT } from '../client/toolEvent';
import { checkBody, type FieldFault } from './checkBody';

const TOOL = '[data-tool=body]';
const EMPTY: FieldFault = { field: '', problem: 'cole o corpo em JSON' };

/** Answers the buttons of all tools on the page. @param checks by operationId. */
export function startBody(checks: Readonly<Record<string, Check>>): void {
  document.addEventListener(TOOL_EVENT, ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>(TOOL);
    const check = checks[tool?.dataset.operation ?? ''];
    if (!tool || !check) return;
    const text = tool.querySelector('textarea')?.value ?? '';
    showFaults(tool, text.trim() === '' ? [EMPTY] : checkBody(text, check));
  });
  // The shown faults belong to the previous text.
  document.addEventListener('input', ({ target }) => {
    (target as Element).closest(TOOL)?.querySelector('[data-answer]')?.replaceChildren();
  });
  // A page in the back-forward cache keeps no body.
  window.addEventListener('pagehide', () => {
    for (const field of document.querySelectorAll<HTMLTextAreaElement>(`${TOOL} textarea`)) {
      field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

function showFaults(tool: Element, faults: readonly FieldFault[]): void {
  const answer = tool.querySelector<HTMLElement>('[data-answer]');
  if (!answer) return;
  answer.dataset.result = faults.length === 0 ? 'fits' : 'nearly';
  answer.replaceChildren(
    createElement('p', {}, createElement('strong', {}, countFaults(faults.length))),
    ...(faults.length > 0 ? [createElement('ul', {}, ...faults.map(describeFault))] : []),
  );
}

function countFaults(count: number): string {
  if (count === 0) return 'O corpo cabe no contrato.';
  return count === 1 ? 'Um problema:' : `${count} problemas:`;
}

function describeFault({ field, problem }: FieldFault): HTMLElement {
  const place = field === '' ? 'O corpo' : createElement('code', {}, field);
  return createElement('li', {}, place, `: ${problem}.`);
}
