const ENGLISH =
  /^(the|of|and|with|is|are|was|were|this|that|these|those|from|by|to|when|which|will|must|should|not|or|an|be|it|its|their|your|you|has|have|can|if|on|at|in|used|given|returns?|whether|each|other)$/;
const PORTUGUESE =
  /^(o|os|da|das|dos|de|em|na|nas|nos|um|uma|e|ou|é|são|foi|que|se|por|pelo|pela|pelos|pelas|para|com|sem|ao|aos|à|às|não|seu|sua|seus|suas|este|esta|esse|essa|quando|como|até|cada|só|já|há|mais|entre|sobre|ser|está|deste|desta|neste|nesta|qual|cujo|cuja)$/;
/** Words of both languages: they count as Portuguese only in a text without English words. */
const EITHER = /^(a|as|do|no)$/;
const ACCENTED = /[ãõáéíóúâêôàç]/;
const ENDING = /(ção|ções|mento|mentos|dade|dades|ário|ária|ável|ados?|adas?|idos?|idas?)$/;
/** Shorter texts may be bare terms without function words. */
const BARE_TERM = 4;

/**
 * Guesses whether a text is Portuguese by its function words. Ignores code spans, quotations, links
 * and values in capitals. Bare terms pass unless they contain an English word.
 */
export function isPortuguese(text: string): boolean {
  const words =
    proseOf(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => ENGLISH.test(word)).length;
  const portuguese = words.filter(
    (word) => PORTUGUESE.test(word) || ACCENTED.test(word) || ENDING.test(word),
  ).length;
  if (english > 0) return english <= portuguese;
  return words.length < BARE_TERM || portuguese > 0 || words.some((word) => EITHER.test(word));
}

function proseOf(text: string): string {
  return text
    .replace(/```[\s\S]*?```|`[^`]*`/g, ' ')
    .replace(/'[^']*'|"[^"]*"|“[^”]*”/g, ' ')
    .replace(/\]\([^)]*\)|https?:\S+/g, ' ')
    .replace(/\b[A-Z][A-Z_]+\b/g, ' ');
}
