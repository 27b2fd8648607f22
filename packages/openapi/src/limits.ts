/**
 * The limits of every document, so that none can exhaust a machine's time or memory. A document that exceeds one is
 * refused with one clear fault, or shown without the part that costs too much.
 */
// biome-ignore format: a table, a row each
export const LIMITS = {
  documentBytes: 32 * 1024 * 1024, // bytes: several times the largest public contracts; the whole document is held in memory
  requestTime: 20_000, // ms from the request of a document to its last byte; a slow host must not block a build
  redirects: 5, // redirects of one request, within its origin; this also ends a redirect loop
  tokens: 3_000_000, // tokens, spaces and line ends: the syntax tree takes hundreds of bytes for each; 5,000 operations take two thirds
  lines: 2_000_000, // lines: each is an entry in the table that locates faults
  flowDepth: 1_000, // levels of nested lists and maps in flow style: the parser recurses for each
  values: 2_000_000, // values of one document; values repeated by aliases count each time
  aliasedValues: 200_000, // values repeated by aliases: real documents repeat a few examples
  aliasedCharacters: 20_000_000, // characters of texts repeated by aliases: every page that shows them writes them again
  levels: 200, // levels of a document: every later walk recurses for each
  pointerCharacters: 200_000_000, // characters of all pointers: a long key counts again for every value below it
  longPointer: 16_000, // characters of one pointer; in a longer one each counts `longPointerCost` times
  longPointerCost: 10, // times a character of a long pointer counts: the engine compares long keys character by character
  referenceHops: 32, // references in a chain, so that a circle of them ends
  foundFaults: 1_000, // faults of one kind, or warnings, collected in one document: its author fixes them and checks it again
  printedFaults: 100, // faults printed: more would bury the first, which an author fixes first
  printedCharacters: 400, // characters of one pointer or value in a fault
  namedLines: 12, // lines named for equal faults; the others are counted
  quotedCharacters: 100, // characters quoted from a line: JSON may be one single line
  hints: 20, // faults of one kind for which the nearest name is searched
  comparedKey: 200, // characters of a key that the linter compares with every known key, letter by letter
  lintedText: 1_000, // characters of a text that the linter reads: its time grows with their square
  nearNames: 5_000, // names searched for the nearest one: each is compared letter by letter
  operations: 20_000, // operations: four times the largest public contracts; each has an article
  parts: 250_000, // operations, parameters, responses, servers, tags, samples and others: more than twice those of 5,000 operations
  nodes: 250_000, // schema nodes of one service: two and a half times those of 5,000 operations
  resolvedParts: 50_000, // objects below one path of a resolved contract: more than all of ours together; Ajv compiles four in a millisecond
  schemasShownInline: 2_500, // schema nodes that one page shows inline; a larger document shows named schemas once and links them
  schemaDepth: 24, // levels of nested named schemas shown inline, or composed in a sample; deeper ones are shown separately and linked
  schemasOfValue: 1_000, // schemas that apply to one value together: each is compared with the others
  enumValues: 20_000, // values of one list that a page shows in one line: twenty times the longest that we know; writers of Markdown pass them as arguments
  valueCost: 390, // characters that a value of an enumeration or example counts for besides its own: the elements around it
  meaningCost: 10, // times a value with a meaning in Markdown counts: the Markdown is parsed
  valueCharacters: 80_000_000, // characters of the examples, enumerations and parameter descriptions of one service, counted as often as shown
  callbackDepth: 2, // levels of nested callbacks that are shown
  anchorCharacters: 200, // characters of one part of an anchor: the address of everything below repeats it
  schemasOfExample: 50, // schemas that apply together to an example of the document, or are searched for an anchor; no real value has more
  sampleValues: 600, // values of one composed body of a sample: nobody reads more
  shownCharacters: 10_000, // characters of one value on a page; a longer one is cut, and the page says so
  pageCharacters: 200_000_000, // characters of all rendered operations: twice those of 5,000 operations
  descriptionCharacters: 40_000, // characters of one description that is parsed as Markdown; a longer one is shown as written
  markupCost: 100_000, // signs of Markdown in all descriptions, cells of tables included: three times those of the largest public contracts; each takes a tenth of a millisecond
  cellsPerSign: 5, // cells of a table that take as long to parse as one sign of Markdown
  textLevels: 100, // levels of nested elements in one description: the printer recurses for each
  codeCharacters: 50_000, // characters of one highlighted block
  codeLine: 1_000, // characters of one highlighted line: a grammar's time grows with its square at worst
  codeLineTime: 10_000, // ms for one line: a busy machine takes half a second to compile its first patterns
  colouredCalls: 40, // operations on one page whose samples are highlighted: more would double the page
};
