/** What the command says in English, to the person at the terminal; its keys are those of every language. */
export const englishCommand = {
  /** What `--help` prints. */
  help: {
    intro:
      'Writes the reference of an OpenAPI 3 document (YAML or JSON) as static HTML, readable without JavaScript and without any request to another address, or as Markdown.',
    headings: {
      usage: 'Usage',
      options: 'Options',
      exit: 'Exit code',
      examples: 'Examples',
    },
    /** What stands for a value on the command line. */
    names: {
      document: 'document',
      options: 'options',
      target: 'target',
      file: 'file',
      folder: 'folder',
      text: 'text',
      port: 'port',
    },
    /** File and folder of the examples. */
    samples: {
      page: 'page.html',
      markdown: 'page.md',
      folder: 'reference',
      labels: 'labels.json',
      documents: 'orders.yaml users.yaml',
    },
    document:
      'path or URL; "-" or nothing: standard input. Several make a folder with a page that lists them; those of one title are versions of one document',
    out: 'file to write; for several documents, or in the layouts of several pages, their folder. Without it, the page goes to standard output',
    bundle:
      'reads the other files that the references of a document name, too: those in its folder and below it. Addresses are not read',
    root: 'with --bundle: the folder that holds all the files, where it is not that of the document',
    layoutPage: 'everything on one page (default)',
    layoutTag: 'one page for each group of operations',
    layoutOperation: 'one page for each operation',
    formatHtml: 'written as HTML pages (default)',
    formatMarkdown:
      'written as Markdown files, with the same content and in the same layouts, for assistants, editors and scripts',
    lang: "language of the reference's own words, of faults and of this help (default: en)",
    labels:
      'any other language: a JSON file with every label, or with "extends": "en" and those that differ',
    title: 'name of the whole, at the top of every page and in the title of its window',
    logo: 'picture at the top of every page: an SVG or PNG file, of 1 MiB at most',
    css: "stylesheet that comes after the tool's own: colours, fonts and sizes are custom properties (--site-link, --reference-text-size…); of 1 MiB at most",
    strict: 'warnings are faults: nothing is written while there is one',
    extensions: 'extensions whose values are shown where they stand, each with its name',
    noUnusedSchemas: 'leaves out the section of the schemas that no operation or webhook uses',
    serve:
      'preview on this machine, at the first free port from 4000 on or at the one given: it comes back when a document, the logo or the stylesheet is saved, and shows faults in their place. Ctrl+C ends it',
    help: 'shows this help',
    version: 'prints the version',
    notes:
      'Anchors are the same in all layouts: a link made for one of them leads to the right place in the others. A target that exists is replaced only when the new reference is whole.',
    exitWritten: 'written',
    exitFault: 'a fault in a document, in another file or in writing, all of it on stderr',
    exitUsage: 'a fault on the command line',
  },
  /** Of options, files and output. */
  command: {
    unknownOption: '{option}: unknown option.',
    misspeltOption: '{option}: unknown option; did you mean {nearest}?',
    noValue: '{option}: give {what}.',
    fileOrFolder: 'a file or a folder',
    labelsFile: 'a JSON file of labels',
    titleText: 'a text',
    logoFile: 'an SVG or PNG file',
    cssFile: 'a CSS file',
    rootFolder: 'a folder',
    extensionNames: 'names of extensions, like x-a,x-b',
    notExtension: '--extensions {name}: names of extensions begin with x-.',
    readExtension: '--extensions {name}: the reference shows what it means already; leave it out.',
    badValue: '{option} {value}: use {names}.',
    htmlOnly: '{option}: only with --format html; Markdown has neither a look nor a preview.',
    titleOfSeveral: '--title: in Markdown only over a list of several documents.',
    folderNeeded: '--layout {layout}: it has several pages; give their folder with --out.',
    indexFolderNeeded: 'several documents make a folder; give it with --out.',
    oneInput: 'standard input (-) is one document; name it once.',
    oneLanguage: '--lang and --labels: use one of them; a file of labels has its own language.',
    rootNeedsBundle: '--root: only with --bundle.',
    bundleFiles:
      '--bundle: {source} has no folder of files; save the document with its files, and give its path.',
    help: 'Help: {command}',
    standardInput: 'standard input',
    targetIsFolder: '{target} is a folder; give a file with --out.',
    targetIsFile: '{target} is a file; give a folder with --out.',
    targetHoldsInput:
      '{target} holds {source}, which it is made of; give another place with --out.',
    foreignFolder: '{target} holds other things; give a new or empty folder with --out.',
    unreadableFile: '{file}: it cannot be read: {cause}',
    notImage: '{file}: neither SVG nor PNG; give such a file with --logo.',
    serveOrOut: '--serve and --out: use one of them.',
    serveFiles: '--serve shows files that are saved, not standard input; give a document.',
    portTaken: '--serve {ports}: taken by another program; give another port.',
    largePage:
      'Note: one page has {count} elements, which browsers open slowly; --layout {layout} makes smaller pages.',
    previewReady: 'Preview: {address} (Ctrl+C ends it)',
    previewUpdated: 'Preview updated.',
    standardOutput: 'standard output',
    unwritable: '{target}: it cannot be written: {cause}; give another place with --out.',
    targetIsSpecial:
      '{target} is neither a file nor a folder; give a file with --out, or leave --out away and send standard output there.',
    failed:
      '{sources}: the command failed where it should not have: {cause}. Please report this, with the document if you may; DEBUG=1 before the command says where it was.',
  },
  /** Of a file of labels. */
  labels: {
    title: {
      one: '{name}: {count} fault in the labels:',
      other: '{name}: {count} faults in the labels:',
    },
    unreadable: 'it cannot be read: {cause}',
    notJson: 'it is not JSON: {cause}',
    notObject: 'expected an object with the labels, found {found}',
    extend:
      'with "extends": "en" (or one of {names}) in the file, what it leaves out comes from that language',
    missing: '{path}: missing',
    moreMissing: '… and {count} more missing',
    unknown: '{path}: unknown',
    unknownNear: '{path}: unknown; is it {nearest}?',
    notText: '{path}: expected a text, found {found}',
    notList: '{path}: expected a list of texts, found {found}',
    notGroup: '{path}: expected an object, found {found}',
    notPlural: '{path}: expected forms by number, an object with at least "other", found {found}',
    unknownForm: '{path}: unknown form; use {names}',
    empty: '{path}: empty',
    unknownPlace: '{path}: unknown placeholder {place}; known: {names}',
    noPlace: '{path}: takes no placeholder, found {place}',
    missingPlace: '{path}: lacks the placeholder {place}',
    notLanguage: 'language: expected a language tag, like fr or pt-BR, found {found}',
    unknownBase: 'extends: expected one of {names}, found {found}',
  },
} as const;
