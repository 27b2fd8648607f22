import type { Service } from '@frontier/openapi';
import type { Note } from '@frontier/reference';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Assumptions } from '../../../shared/assumptions/Assumptions';
import { describeService } from '../../../shared/assumptions/writeQuestions';
import { toHtmlTree } from '../../../shared/mdx/toHtmlTree';

const writer = unified().use(rehypeStringify);

/** Prepares a contract for a page: its texts have links to the questions, which `noteOf` turns into marks. */
export function markContract(service: Service, assumptions: Assumptions) {
  return { shown: describeService(service, false), noteOf: noteOf(assumptions) };
}

/** Finds the mark for a link in a contract. */
export function noteOf(assumptions: Assumptions): (url: string, text: string) => Note | undefined {
  return (url, text) => assumptions.markOfLink(url, text);
}

/** Appends the popovers of the page's marks. */
export function withNotes(html: string, assumptions: Assumptions): string {
  const notes = assumptions.notesOf(openedIn(html));
  if (!notes) return html;
  return html + writer.stringify(toHtmlTree({ type: 'root', children: [notes] }));
}

/** Ids of the popovers that buttons in the HTML open (`popovertarget`; React writes `popoverTarget`). */
export function openedIn(html: string): readonly string[] {
  return [...new Set(Array.from(html.matchAll(/ popovertarget="([^"]+)"/gi), ([, id = '']) => id))];
}
