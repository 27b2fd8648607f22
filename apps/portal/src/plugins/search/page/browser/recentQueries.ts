const KEY = 'frontier.search.recent';
const MOST = 5;

/** What the reader found something with lately, the newest first; kept in this browser only. */
export function readRecentQueries(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    // Storage can be forbidden, and hold what somebody else wrote.
    return [];
  }
}

export function addRecentQuery(query: string): void {
  const text = query.trim();
  if (!text) return;
  const others = readRecentQueries().filter((other) => other !== text);
  write(JSON.stringify([text, ...others].slice(0, MOST)));
}

export function clearRecentQueries(): void {
  write('[]');
}

function write(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Nothing is remembered then.
  }
}
