const TAG = /<(\/?)(details|pre|li|dt|tr|p|h4|summary)\b([^>]*)>/g;
/** What an element adds to the height beside its text, in CSS pixels of a wide page. */
const HEIGHTS: Readonly<Record<string, number>> = {
  li: 32,
  dt: 34,
  tr: 24,
  p: 12,
  h4: 50,
  summary: 26,
};
const LINE_HEIGHT = 22;
const LINE_LENGTH = 70;
/** What stands beside the fields, on a wide page, or below them. */
const EXAMPLES = 700;
const SMALLEST = 700;
const STEP = 1.5;

/** Steps the stylesheet has (`.r-room-0` …). */
export const ROOMS = 9;

/**
 * Chooses how much room a page keeps for an operation out of sight: rather more than it takes, so
 * that what is measured in it stays apart from the next.
 *
 * @param html content of the operation.
 * @returns a step: `SMALLEST` px times `STEP` to its power.
 */
export function chooseRoom(html: string): number {
  const height = (measure(html) + EXAMPLES) * 1.3;
  const step = Math.ceil(Math.log(height / SMALLEST) / Math.log(STEP));
  return Math.min(Math.max(step, 0), ROOMS - 1);
}

/** Height of what is in sight: nothing inside a closed fold, nor code, which scrolls. */
function measure(html: string): number {
  let height = 0;
  let text = 0;
  let end = 0;
  /** Open elements that hide what they contain: closed folds and code. */
  let hidden = 0;
  const folds: boolean[] = [];
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (hidden === 0) text += countText(html.slice(end, index));
    end = index + tag.length;
    const isEnd = slash === '/';
    if (name === 'details') {
      if (!isEnd) folds.push(!/\bopen\b/.test(attributes));
      const isClosed = isEnd ? folds.pop() : folds.at(-1);
      if (isClosed) hidden += isEnd ? -1 : 1;
    } else if (name === 'pre') hidden += isEnd ? -1 : 1;
    else if (!isEnd && hidden === 0) height += HEIGHTS[name] ?? 0;
  }
  return height + (text / LINE_LENGTH) * LINE_HEIGHT;
}

function countText(html: string): number {
  return html.replaceAll(/<[^>]*>/g, '').length;
}
