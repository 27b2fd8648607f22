/** What the command says of itself in English; its keys are those of every language. */
export const englishHelp = {
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
    'path or URL; "-" or nothing: standard input. Several make a folder with a page that lists them',
  out: 'file to write; for several documents, or in the layouts of several pages, their folder. Without it, the page goes to standard output',
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
  serve:
    'preview on this machine, at the first free port from 4000 on or at the one given: it comes back when a document, the logo or the stylesheet is saved, and shows faults in their place. Ctrl+C ends it',
  help: 'shows this help',
  version: 'prints the version',
  notes:
    'Anchors are the same in all layouts: a link made for one of them leads to the right place in the others. A target that exists is replaced only when the new reference is whole.',
  exitWritten: 'written',
  exitFault: 'a fault in a document, in another file or in writing, all of it on stderr',
  exitUsage: 'a fault on the command line',
} as const;
