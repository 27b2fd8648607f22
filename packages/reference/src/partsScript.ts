/**
 * Runs in the head of a page, before its body is read: where its reader starts at the top, operations out
 * of sight are laid out later, a few at a time (`browser/layOutParts`). Where an address or the browser
 * leads to a place further down, all is laid out at once, so that the place is where it will stay.
 */
export const PARTS_SCRIPT = `{
const [entry] = performance.getEntriesByType('navigation');
if (window.requestIdleCallback && window.navigation && entry?.type === 'navigate' && !entry.name.includes('#') && !location.hash)
document.documentElement.dataset.referenceParts = '';
}
`;
