/** The words of anchors when they were Portuguese in every language → those of pages in other languages. */
export const OLD_WORDS: Readonly<Record<string, string>> = {
  esquema: 'schema',
  grupo: 'group',
  seguranca: 'security',
  conteudo: 'r-content',
  esquemas: 'r-schemas',
};

/** The anchor that an address of an earlier version means today, on a page that is not Portuguese. */
export function renewAnchor(anchor: string): string {
  const [first = '', ...rest] = anchor.split('.');
  const word = Object.hasOwn(OLD_WORDS, first) ? OLD_WORDS[first] : first;
  return [word, ...rest.map((part) => part.replace(/^opcao(?=\d)/, 'option'))].join('.');
}

/** The anchor that a schema had then; nothing where it still has it. */
export function oldSchemaAnchor(anchor: string): string | undefined {
  return anchor.startsWith('schema.') ? anchor.replace('schema', 'esquema') : undefined;
}
