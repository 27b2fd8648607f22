/**
 * The reference's own words in English: texts, texts with places (`{item}`) and forms by number. Every
 * word is declared here; its key, its kind and its places are those of every language.
 */
export const englishTable = {
  /** Language tag (BCP 47): the language of the pages, and whose plurals and lists hold. */
  language: 'en',
  operations: 'Operations',
  /** Title of a page that lists several documents. */
  documents: 'API references',
  operationCount: { one: '{count} operation', other: '{count} operations' },
  filterOperations: 'Filter operations',
  /** What the filter looks at. */
  filterHint: 'Name, method or path',
  /** Before the number of operations that the filter finds. */
  found: 'Results',
  noOperationFound: 'No operation with that text.',
  /** Of the search that pages without a site around them have. */
  search: {
    name: 'Search this page',
    /** In the field while it is empty. */
    hint: 'Operation, field, value…',
    /** What is searched; the second where the list of operations leads to other pages. */
    covers: 'Searches operations, fields, values, responses and descriptions on this page.',
    coversList:
      'Searches everything on this page, and the names and paths of operations on the other pages of the list.',
    /** While a large page is still being read. */
    reading: 'Reading the page…',
    none: 'Nothing found. Try fewer words, or another spelling.',
    nearest: 'Closest to that',
    fields: 'Fields',
    sections: 'Sections',
    /** Said of keys. */
    choose: 'choose',
    open: 'open',
    close: 'close',
  },
  backToTop: 'Back to top',
  version: 'Version',
  /** Before those of a document of which the newest is shown. */
  otherVersions: 'Other versions',
  baseUrl: 'Base URL',
  downloadYaml: 'Download YAML',
  downloadJson: 'Download JSON',
  contact: 'Contact',
  license: 'License',
  termsOfService: 'Terms of service',
  moreInformation: 'More information',
  servers: 'Servers',
  security: 'Authentication',
  noSecurity: 'This call needs no credential.',
  /** Addresses of an OAuth flow. */
  authorizationUrl: 'Authorization URL',
  deviceAuthorizationUrl: 'Device authorization URL',
  tokenUrl: 'Token URL',
  refreshUrl: 'Token refresh URL',
  /** The last of several ways to call: with none of the credentials. */
  orNoSecurity: 'no credential',
  securityOr: 'or',
  securityAnd: 'and',
  schemas: 'Schemas',
  /** Heading of the component schemas that no call or webhook reaches. */
  unusedSchemas: 'Schemas no operation uses',
  locations: {
    path: 'Path parameters',
    query: 'Query parameters',
    querystring: 'Query string',
    header: 'Headers',
    cookie: 'Cookies',
  },
  body: 'Body',
  payload: 'Body sent to your system',
  responses: 'Responses',
  headers: 'Headers',
  links: 'Links',
  /** Before the name of one. */
  callback: 'Callback',
  /** In the place of a method: the operation is a call to the reader's system. */
  webhook: 'event',
  callbacks: 'Callbacks',
  /** In a callback within callbacks whose own are not shown. */
  callbacksLeftOut: 'It has callbacks of its own, not shown here; the document has them',
  encodings: 'How each part is sent',
  required: 'required',
  optional: 'optional',
  /** Of a required value that the reader receives. */
  alwaysPresent: 'always present',
  /** Of a value that the reader receives, where a note says that most always come. */
  mayBeAbsent: 'may be absent',
  /** Above fields of which all, or most, are required: these then have no mark. */
  presenceNotes: {
    sent: { all: 'All required.', most: 'Required, unless marked “optional”.' },
    received: {
      all: 'All always present.',
      most: 'Always present, unless marked “may be absent”.',
    },
  },
  deprecated: 'deprecated',
  readOnly: 'read only',
  writeOnly: 'write only',
  nullable: 'may be null',
  defaultValue: 'Default',
  constValue: 'Fixed value',
  example: 'Example',
  examples: 'Examples',
  generatedExample: 'Example made from the schema',
  /** Beside a value of which only the beginning is shown. */
  cutValue: 'cut here; the document has the whole value',
  /** In the place of an example where the document gives none and no valid one was made. */
  exampleLeftOut: 'No example: the document gives none.',
  values: 'Values',
  /** Words that a meaning may have and its value not, and still say no more (`PagamentoDeJuros`). */
  smallWords: ['a', 'an', 'and', 'for', 'in', 'of', 'the', 'to', 'with'],
  anyValue: 'any value',
  /** Types and formats that have a word; others are shown as the document writes them. */
  types: {
    string: 'string',
    integer: 'integer',
    number: 'number',
    boolean: 'boolean',
    object: 'object',
    array: 'list',
    null: 'null',
    any: 'any value',
    never: 'no value',
    date: 'date',
    'date-time': 'date and time',
    binary: 'file',
    uuid: 'UUID',
    uri: 'URL',
    email: 'e-mail',
  },
  listOf: 'list of {item}',
  fieldCount: { one: '{count} field', other: '{count} fields' },
  itemFieldCount: { one: '{count} field in each item', other: '{count} fields in each item' },
  valueCount: { one: '{count} value', other: '{count} values' },
  /** Above a list of fields or forms that is not shown whole. */
  entriesLeftOut: {
    one: 'There is {count} more field or form, not shown here; the document has them all',
    other: 'There are {count} more fields or forms, not shown here; the document has them all',
  },
  oneOf: 'Exactly one of these forms',
  anyOf: 'One or more of these forms',
  discriminatedBy: 'told apart by',
  discriminator: 'Field that tells the forms apart',
  otherProperties: 'other fields',
  noOtherItems: 'No other items are accepted.',
  contentSchema: 'decoded content',
  /** Before the names of fields that are required but not described here. */
  alsoRequired: 'Also required',
  xml: 'XML',
  noOtherProperties: 'No other fields are accepted.',
  propertyNames: 'names of fields',
  matching: 'fields whose name matches {pattern}',
  /** From 1 on. */
  position: 'position {number}',
  contains: 'contains at least',
  not: 'may not be',
  ifCondition: 'If',
  thenCondition: 'then',
  elseCondition: 'else',
  dependentRequired: 'With {property}, also required: {requires}.',
  dependentSchema: 'with {property}',
  seeSchema: 'see {name}',
  recursive: 'repeats {name}',
  /** What limits a value, by keyword. */
  constraints: {
    minimum: 'at least {value}',
    exclusiveMinimum: 'greater than {value}',
    maximum: 'at most {value}',
    exclusiveMaximum: 'less than {value}',
    multipleOf: 'multiple of {value}',
    minLength: { one: 'at least {value} character', other: 'at least {value} characters' },
    maxLength: { one: 'at most {value} character', other: 'at most {value} characters' },
    pattern: 'matches {value}',
    minItems: { one: 'at least {value} item', other: 'at least {value} items' },
    maxItems: { one: 'at most {value} item', other: 'at most {value} items' },
    uniqueItems: 'no repeated items',
    minContains: 'at least {value} of those items',
    maxContains: 'at most {value} of those items',
    minProperties: { one: 'at least {value} field', other: 'at least {value} fields' },
    maxProperties: { one: 'at most {value} field', other: 'at most {value} fields' },
    contentEncoding: 'encoded as {value}',
    contentMediaType: 'content {value}',
    'x-casas-decimais': 'up to {value} decimal places',
  },
  /** The second number chooses the form. */
  between: {
    value: 'between {low} and {high}',
    length: { one: '{low} to {high} character', other: '{low} to {high} characters' },
    items: { one: '{low} to {high} item', other: '{low} to {high} items' },
  },
  exactly: {
    length: { one: 'exactly {count} character', other: 'exactly {count} characters' },
    items: { one: 'exactly {count} item', other: 'exactly {count} items' },
  },
  /** `{counts}` is one number, or several with the language's own "or"; the last chooses the form. */
  digits: { one: 'exactly {counts} digit', other: 'exactly {counts} digits' },
  style: '{style} style',
  /** How a list of values is sent: one pair for each, or all in one. */
  explode: { each: 'one pair for each value', together: 'values in a single pair' },
  allowEmptyValue: 'may be empty',
  allowReserved: 'reserved characters allowed',
  contentType: 'Content type',
  call: 'Call',
  requiredOnly: 'Required only',
  complete: 'Complete',
  /** Name of a call that a client library makes. */
  client: 'Client',
  response: 'Response',
  sampleLanguage: 'Language of the sample',
  copy: 'Copy',
  copied: 'Copied',
  copyPath: 'Copy path',
  copyLink: 'Copy link',
  copyLinkOf: 'Copy link to {title}',
  openAll: 'Open all',
  closeAll: 'Close all',
  codeSize: 'Size of code',
  codeSizeHint: 'Aa changes the size of code',
  changeCodeSize: 'Change the size of code',
  smallCode: 'Small code',
  mediumCode: 'Medium code',
  largeCode: 'Large code',
  /** Of the response `default`. */
  otherStatuses: 'other statuses',
  linkTo: 'leads to',
  externalValue: 'Example in another file',
  skipToContent: 'Skip to main content',
  darkMode: 'Dark mode',
  /** At an address without a page. */
  missingPage: 'This page does not exist.',
  faultsTitle: 'The specification has faults',
  faultsIntro: 'Mend the faults below; the page comes back by itself when the file is saved.',
  /** From here on: words that become part of the model (`ModelLabels`). */
  untagged: 'Operations',
  webhooks: 'Events',
  otherTags: 'Other groups',
  placeholders: {
    text: 'text',
    value: 'value',
    key: 'key',
    file: 'file.pdf',
    email: 'person@company.example',
    host: 'company.example',
    path: '/resource',
    token: 'YOUR_TOKEN',
  },
} as const;
