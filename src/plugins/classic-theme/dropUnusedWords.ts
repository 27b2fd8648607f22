/** Parts of the theme that no page shows: versions, languages, dates of change, tags and cards of documents. */
const UNUSED = [
  'theme.docs.versions.',
  'theme.docs.versionBadge.',
  'theme.docs.tagDocListPageTitle',
  'theme.docs.DocCard.',
  'theme.lastUpdated.',
  'theme.common.editThisPage',
  'theme.navbar.mobileDropdown.',
  'theme.navbar.mobileLanguageDropdown.',
  'theme.navbar.mobileVersionsDropdown.',
];

/** The theme's words by id, which every page loads, without those of parts that no page shows. */
export function dropUnusedWords(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).filter(([id]) => !UNUSED.some((prefix) => id.startsWith(prefix))),
  );
}
