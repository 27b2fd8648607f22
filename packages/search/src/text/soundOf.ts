/** How spellings that sound alike are written here, in this order. */
const ALIKE: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/ch|sh/g, 'x'],
  [/(?<=[lnst])h|^h|(?<=[aeiou])h/g, ''],
  [/qu(?=[ei])|ck|c(?![eih])/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/sc(?=[ei])|xc(?=[ei])|ss|c(?=[ei])/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/w/g, 'u'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/l(?=[^aeiou]|$)/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/**
 * A reduced word by its sound in Portuguese of Brazil, so that the usual slips of spelling meet:
 * `emição` and `emissão`, `conciliassão` and `conciliação`.
 */
export function soundOf(reduced: string): string {
  // A cedilla is lost in folding: before `a`, `o` and `u` it sounds like the `s` of the others.
  const marked = reduced.replace(/c(?=a(?:o|$))/g, 's');
  return ALIKE.reduce((word, [spelling, sound]) => word.replace(spelling, sound), marked);
}
