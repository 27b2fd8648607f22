const OUTSIDE_ASCII = /[^\0-\x7f]/g;

/** Keeps the length and the offsets of a text in NFC. */
export function foldText(text: string): string {
  return text
    .replace(OUTSIDE_ASCII, (letter) => letter.normalize('NFD')[0] ?? letter)
    .toLowerCase();
}

/** The words without stop words; all of them if only stop words are left. */
export function contentWords(words: readonly Word[]): readonly Word[] {
  const saying = words.filter(({ word }) => !stopWords.has(word));
  return saying.length > 0 ? saying : words;
}

export function readForm(form: string): string[] {
  return contentWords(splitWords(form)).map(({ word }) => word);
}

export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Parts of a compound: `web`, `hook` and `url` of `webHookUrl`. Empty for a plain word. */
  readonly parts: readonly Word[];
}

/** Letters and digits, held together as in `CUSTOM_HEADER`, `pós-emissão` and `6.404`. */
export const COMPOUND = /[\p{L}\p{N}]+(?:(?:[_-]|(?<=\d)\.(?=\d{3}(?!\d)))[\p{L}\p{N}]+)*/gu;
/** Parts of a name: after `_`, `-`, and where capitals begin or end (`cpfCnpj`, `URLBase`). */
const PART = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{N}]+|[\p{L}\p{N}]+/gu;

const PLAIN = /^\p{L}?[\p{Ll}\p{N}]*$/u;

/** Splits a text in NFC into folded words; names in code also have their parts. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(COMPOUND)].map(({ 0: found, index }) => {
    const parts = PLAIN.test(found)
      ? []
      : [...found.matchAll(PART)].map((part) => foldWord(part[0], index + part.index, []));
    return foldWord(found, index, parts.length > 1 ? parts : []);
  });
}

/** The words of a text, with the parts of names in code instead of the names. */
export function partsOf(text: string): Word[] {
  return splitWords(text).flatMap((word) => (word.parts.length > 0 ? word.parts : [word]));
}

function foldWord(found: string, start: number, parts: readonly Word[]): Word {
  const word = foldText(found).replace(/[_.-]/g, '');
  return { word, start, end: start + found.length, parts };
}

/** The folded words of a text, and the parts of names in code, without stop words. */
export function listWords(text: string): string[] {
  return splitWords(text)
    .flatMap((word) => [word, ...word.parts])
    .map(({ word }) => word)
    .filter((word) => !stopWords.has(word));
}

const stopWords: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas
  para pra pro pras pros com sem sob sobre entre ate ao aos e ou mas que se ja nao sim como quando
  onde aonde porque pq qual quais quem cujo cuja isso isto esse essa esses essas este esta estes
  estas aquele aquela ele ela eles elas eu tu voce voces vc vcs me te lhe minha minhas meu meus seu
  seus sua suas nosso nossa ser sou era foi fui sao estou estao estar estava tem tenho temos ter
  tinha ha havia existe existem haver vai vao vou vamos ir pode posso podem poder consigo consegue
  conseguir devo deve devem dever preciso precisa precisam quero queria quer querem gostaria faco
  faz fazem fazer feito feita fica ficam ficar acontece acontecer dar dou dao muito mais menos
  tambem so apenas ainda aqui ali la entao assim tudo todo toda todos todas algum alguma alguns
  outro outra outros outras mesmo mesma cada qualquer the of to in on is and or how what where can i
  does my an for with from by at be was when why who which will should would could must than need want without
  into about your we you if did has have had not sei saber significa dizer funciona funcionam usar
  uso usa usado usada usando utilizar ver vejo olhar jeito encontro encontra encontrar acho achar
  forma maneira quanto quantos quanta quantas oi ola favor ajuda x vs versus eh seria sera serve
  servem serio depois antes dentro fora pois alem deu agora hoje amanha`.split(/\s+/),
);

/** Folded words about the documentation itself: a match counts, but results need not contain them. */
export const weakWords: ReadonlySet<string> = new Set(
  `api apis endpoint endpoints rota rotas url metodo chamada chamadas chamar chamo requisicao requisicoes request
  requests campo campos parametro parametros atributo atributos propriedade field fields valor
  valores exemplo exemplos documentacao doc docs manual pagina guia guias referencia frontier
  v1 http https rest json curl body response resposta respostas retorno retorna retornar
  retornado lista listas tipo tipos possivel possiveis existente novo nova novos novas sistema
  definicao conceito significado texto mensagem mensagens codigo codigos post get put patch delete diferenca
  diferencas tratamento tratar processo procedimento detalhe detalhes informacao informacoes entender
  explicacao explicar visao geral passo passos mandar mando mandamos passar informar colocar coloco
  vez vezes semana aparece aparecem aparecer sumiu receber recebo recebi recebemos obrigatorio obrigatorios obrigatoria obrigatorias
  opcional opcionais required mandatory optional invalido invalida invalidos invalidas invalid
  incorreto incorreta errado errada informado informada message error exception client code`.split(
    /\s+/,
  ),
);

/** Words whose `s` or `is` is not a plural. */
const SINGULAR = new Set(['gas', 'mes', 'tres', 'vies', 'pais']);
/** Plurals that only add an `s`, unlike `perfis` (`perfil`). */
const PLAIN_PLURALS = new Set(['apis', 'kpis', 'gratis', 'taxis']);

const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?:oe|ae)s$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/(?<=[^aeou])is$/, 'il'],
  [/ss$/, 'ss'],
  [/s$/, ''],
];

/**
 * Reduces a folded word to the stem that its plural and feminine share: `operações` and `operação` to
 * `operaca`, `aprovadas` and `aprovado` to `aprovad`. A stem need not be a word and is never shown.
 */
export function reduceWord(word: string): string {
  if (word.length < 3 || /\d/.test(word) || SINGULAR.has(word)) return word;
  const singular = PLAIN_PLURALS.has(word) ? word.slice(0, -1) : toSingular(word);
  // Removes the gender and the `e` of `valores`; `m` becomes `n` as in `ordens`.
  const bare = singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular;
  return bare.replace(/m$/, 'n');
}

function toSingular(word: string): string {
  const rule = PLURALS.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/ies$/, 'y'],
  [/(?<=s|x|ch|sh)es$/, ''],
  [/(?<=[^su])s$/, ''],
];
const VERBAL = /(?<=[aeiouy].*)(?:ing|ed)$/;
const DOUBLED = /([^aeiousz])\1$/;

/** Avoids stems like `r` of `ring`. */
const SHORTEST = 3;

/** Removes the ending of a folded English word: `settled` and `settling` become `settl`. */
export function stemEnglish(word: string): string {
  const singular = ENDINGS.reduce((text, [ending, stem]) => text.replace(ending, stem), word);
  const bare = singular.replace(VERBAL, '');
  const root =
    bare.length >= SHORTEST && bare !== singular ? bare.replace(DOUBLED, '$1') : singular;
  return root.length > SHORTEST ? root.replace(/e$/, '').replace(/y$/, 'i') : root;
}
