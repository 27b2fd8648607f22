const LANGUAGE = 'frontier.reference.language';
const TEXT_SIZE = 'frontier.reference.text-size';
const SIZES = 3;

/** Keeps the sample language and the text size the reader picks. */
export function rememberChoice(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  if (target.name === 'reference-text-size') store(TEXT_SIZE, target.value);
  else if (target.closest('[data-remember=language]')) store(LANGUAGE, target.value);
  else return;
  restoreChoices();
}

/** Makes the text one size larger, or as small as it was, when its button is pressed (`[data-text-size]`). */
export function stepTextSize(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.closest('[data-text-size]')) return;
  store(TEXT_SIZE, String((Number(read(TEXT_SIZE)) + 1) % SIZES));
  restoreChoices();
}

/** Applies the kept choices to the page on screen. */
export function restoreChoices(): void {
  const size = read(TEXT_SIZE);
  if (size) {
    document.documentElement.dataset.referenceTextSize = size;
    check(`input[name="reference-text-size"][value="${CSS.escape(size)}"]`);
  }
  const language = read(LANGUAGE);
  if (language) check(`[data-remember=language] input[value="${CSS.escape(language)}"]`);
}

function check(selector: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(selector)) input.checked = true;
}

/** Storage can be forbidden; the choice then lasts for the page. */
function store(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {}
}

function read(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const memory = new Map<string, string>();
