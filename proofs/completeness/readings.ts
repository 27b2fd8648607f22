import { READING_MARK } from '../../apps/portal/src/shared/readings/readingMark';

/** A mark of our reading in a contract: pages show it as a button, several of an object at its head. */
const MARK = new RegExp(` ?(?:O código \\d{3} é )?\\[${READING_MARK}\\]\\(\\S+?#([\\w-]+)\\)`, 'g');

/** A contract as its HTML says it: without the marks, which are buttons there. */
export function withoutMarks(source: string): string {
  return source.replace(MARK, '');
}

/** Questions that the twin of a page marks and no button of the page opens. */
export function findLostReadings(twin: string, html: string): string[] {
  const opened = Array.from(html.matchAll(/popovertarget="?leitura-([\w+-]+)/g), ([, ids = '']) =>
    ids.split('+'),
  ).flat();
  const marked = Array.from(twin.matchAll(MARK), ([, id = '']) => id);
  return [...new Set(marked)].filter((id) => !opened.includes(id));
}
