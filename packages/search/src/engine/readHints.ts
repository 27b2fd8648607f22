import { splitWords } from '../text/words.js';
import type { Kind } from './Search.js';
import { likeness } from './weights.js';

/** Folded words that hint at the kinds a query looks for. */
const HINTS: readonly (readonly [words: RegExp, kinds: readonly Kind[]])[] = [
  [/^(?:erros?|errors?|falhas?|[45]\d\d)$/, ['error']],
  [/^(?:campos?|parametros?|atributos?|fields?|propriedades?)$/, ['field']],
  [/^(?:valores|enum|enums|opcoes)$/, ['value', 'field']],
  [/^(?:eventos?|events?|webhooks?|notificac\w+|avisos?)$/, ['event']],
  [
    /^(?:arquivos?|baixar|downloads?|yaml|json|openapi|swagger|zip|csv|planilhas?|colecao|sbom|postman|bruno)$/,
    ['file'],
  ],
  [/^(?:endpoints?|rotas?|metodos?|operacao|chamadas?|get|post|put|patch|delete)$/, ['operation']],
];
/** Questions about the meaning of a word. */
const MEANING =
  /^\s*(?:(?:o )?q(?:ue)? ?(?:e|é|eh|sao|são|significa)\b|defini|significado|conceito)/i;
const MEANT: readonly Kind[] = ['term'];

const QUESTION =
  /^\s*(?:como|qual|quais|quanto|quantos|onde|quando|por ?qu[eê]|pq|posso|existe|tem|h[aá]|o que|preciso)\b|\?\s*$/i;
/** A name in code: `cpfCnpj`, `COMPRA_VENDA`. */
const CODE = /^\s*[\p{L}\d]*(?:\p{Ll}\p{Lu}|[\p{L}\d]_[\p{L}\d])[\p{L}\d_.]*\s*$/u;
const CODED: readonly Kind[] = ['field', 'value', 'event', 'operation'];

/** Factors of the kinds that a query hints at. */
export function readHints(query: string): ReadonlyMap<Kind, number> {
  const words = splitWords(query).map(({ word }) => word);
  const kinds = HINTS.flatMap(([form, meant]) =>
    words.some((word) => form.test(word)) ? meant : [],
  );
  const all = [...kinds, ...(MEANING.test(query) ? MEANT : []), ...(CODE.test(query) ? CODED : [])];
  return new Map([
    ...all.map((kind) => [kind, likeness.hinted] as const),
    ...(QUESTION.test(query) ? ([['question', likeness.questioned]] as const) : []),
  ]);
}
