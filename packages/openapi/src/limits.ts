/**
 * Every measure a document is held to, so that none can take a machine's time or memory. A document beyond one is
 * refused with one clear fault, or shown without the part that would cost too much.
 */
// biome-ignore format: a table, a row each
export const LIMITS = {
  // What is read.
  documentBytes: 32 * 1024 * 1024, // bytes: several times the largest public contracts; what is read stands in memory
  dressBytes: 1024 * 1024, // bytes: a logo, a stylesheet or a file of labels: whole tables of labels take 20,000
  requestTime: 20_000, // ms from the request of a document to its last byte; a slow host must not hold a build
  redirects: 5, // redirects of one request, within its origin; a circle of addresses ends before
  memory: 768, // MiB of what the command keeps of a document and its pages; 5,000 operations take half
  lexemes: 3_000_000, // signs, spaces, line ends and values: a tree takes hundreds of bytes for each; half as many again as 5,000 operations take
  lines: 2_000_000, // lines: each is an entry in the table that finds lines of faults
  flowDepth: 1_000, // levels: lists and maps in flow style within one another: the parser nests a call for each
  badEscapes: 100, // escapes without a meaning in one text: each is a fault, and so many are nobody's mistake
  values: 2_000_000, // values of one document, those that aliases repeat counted each time
  aliasedValues: 200_000, // values that aliases repeat: real documents repeat a few examples
  aliasedCharacters: 20_000_000, // characters of the texts that aliases repeat: every page that shows them writes them anew
  levels: 200, // levels of a document: every later walk nests a few calls for each
  pointerCharacters: 200_000_000, // characters of all pointers: a long key counts again in every value below it
  longPointer: 16_000, // characters of one pointer from which on each counts `longPointerCost` times
  longPointerCost: 10, // times: what a character of a long pointer counts: the engine tells such texts apart letter by letter
  referenceHops: 32, // references from reference to reference, so that a circle of them ends
  // What is told.
  foundFaults: 1_000, // faults of one kind in one document that are looked for: whoever mends them has it read again
  printedFaults: 100, // faults: more would bury the first, which is where mending begins
  printedCharacters: 400, // characters of one pointer or value in a fault
  namedLines: 12, // lines of faults that are alike: the rest is counted
  quotedCharacters: 100, // characters of the line that a fault shows: JSON may be all in one
  printedKeys: 20, // keys missing from a file of labels
  lostDigits: 1_000, // warnings of numbers without quotes whose digits were meant; further ones are shown as written, too
  hints: 20, // references for which a near name is looked for among all there are
  comparedKey: 200, // characters of a key that the linter compares with all known ones, letter by letter
  nearNames: 5_000, // names among which a near one is looked for: each is compared letter by letter
  // What a document unfolds into.
  operations: 20_000, // operations: four times the largest public contracts; each has an article
  parts: 250_000, // parts: operations, parameters, headers, responses, bodies, links: more than twice what 5,000 operations have
  nodes: 250_000, // schema nodes: one service may unfold into: twice and a half what 5,000 operations take
  nodesPerPlace: 10, // schema nodes for each schema place of a document; no public contract tried needs more than two
  placesShownWhole: 2_500, // schema places: one page shows in place; a larger document shows what recurs once and links it
  nodesOfOperation: 10_000, // schema nodes of one operation or shared schema, once whatever recurs is linked; further fields and forms are counted, with a word
  schemaDepth: 24, // named schemas within one another, still shown in place; what stands deeper is shown by itself, and linked
  nestedReferences: 1_000, // references that lead from schema to schema, each within the one before: every walk nests a few calls for each
  schemasOfPlace: 1_000, // schemas that hold together for one place: what they say is compared, each with the others
  valueCharacters: 80_000_000, // characters of examples, lists of values and descriptions of parameters of one service, each as often as it is shown
  callbackDepth: 2, // levels of callbacks within callbacks that are shown
  tagParents: 50, // tags above one another (`parent`), so that a circle of them ends
  anchorCharacters: 200, // characters of one part of an anchor: it stands in the address of all there is below it
  // What examples take.
  exampleValues: 600, // values of one example; a reader takes in no more, and fewer levels are tried
  madeExamples: 1_000, // examples: made of schemas for one service: Ajv compiles each
  exampleText: 4_000, // characters of a text made for an example; a schema that demands more has none
  shownCharacters: 10_000, // characters of one value on a page; a longer one is cut, with a word, and is whole in the document
  // What pages take.
  pageCharacters: 200_000_000, // characters of all operations written: twice what 5,000 operations take
  descriptionCost: 12_000_000, // characters of prose that different descriptions may cost together, about three seconds; others stay as they are written
  operationTexts: 3_000, // characters of prose more that they may cost for each operation; a service of 5,000 takes four fifths of both
  textCost: 600, // characters of prose each description costs besides its own, unless it has no sign of Markdown
  markCost: 150, // characters of prose each sign of Markdown and each line costs: it makes a node of a tree
  addressCost: 300, // characters of prose each bare address costs: it becomes a link, and its text is looked through word by word
  itemCost: 500, // characters of prose each line costs besides that begins an item, a quote or a note: it makes several nodes
  textCharacters: 200_000, // characters of one description that is read as Markdown; a longer one stays plain
  textUnderlines: 200, // lines that underline headings in one description: the parser looks back for each
  textItems: 1_000, // lines that begin an item, a quote or a note in one description: a parser takes their square
  textTags: 5_000, // tags of HTML in one description
  blockMarks: 1_000, // marks of emphasis and brackets between two empty lines: a parser takes their square
  blockCode: 1_000_000, // characters: a parser looks through between two empty lines for where code in a line ends
  textLevels: 100, // elements within one another in one description: whoever writes them nests a call for each
  blockCells: 20_000, // cells of one table: every row gets as many as its widest
  highlightedCharacters: 15_000_000, // characters of code coloured in one service; beyond it stays plain
  longCode: 2_000, // characters of code from which on each counts `longCodeCost` times
  longCodeCost: 30, // times: what a character of long code counts: its lines are rarely met again
  codeCharacters: 50_000, // characters of one block that is coloured
  codeLine: 1_000, // characters of one line that is coloured: grammars take its square, at worst
  codeLineTime: 10_000, // ms: one line may take: half a second passes while a busy machine compiles its first patterns
  colouredCalls: 40, // operations on one page whose calls are coloured: the page would double in size
  pageBytes: 900 * 1024, // bytes of operations on one page of a tag; with a site's frame it stays below 1 MiB
  listedTags: 60, // tags in the list beside a page that belongs to one of many: the whole grows with the square
  listedOperations: 100, // operations in the list beside a page, the nearest
};
