import type { ModelLabels } from '../model/ModelLabels.js';
import type { Constraint } from '../model/types/schema.js';
import type { ParameterLocation } from '../model/types/service.js';

/** The reference's words that are the same wherever they stand. */
export interface FixedLabels extends ModelLabels {
  /** Language tag (BCP 47): the language of the pages, and whose plurals and lists hold. */
  readonly language: string;
  readonly operations: string;
  /** Title of a page that lists several documents. */
  readonly documents: string;
  readonly filterOperations: string;
  /** What the filter looks at. */
  readonly filterHint: string;
  /** Before the number of operations that the filter finds. */
  readonly found: string;
  readonly noOperationFound: string;
  readonly backToTop: string;
  readonly version: string;
  readonly baseUrl: string;
  readonly downloadYaml: string;
  readonly downloadJson: string;
  readonly contact: string;
  readonly license: string;
  readonly termsOfService: string;
  readonly moreInformation: string;
  readonly servers: string;
  readonly security: string;
  readonly noSecurity: string;
  /** Addresses of an OAuth flow. */
  readonly authorizationUrl: string;
  readonly deviceAuthorizationUrl: string;
  readonly tokenUrl: string;
  readonly refreshUrl: string;
  /** The last of several ways to call: with none of the credentials. */
  readonly orNoSecurity: string;
  readonly securityOr: string;
  readonly securityAnd: string;
  readonly schemas: string;
  readonly locations: Readonly<Record<ParameterLocation, string>>;
  readonly body: string;
  readonly payload: string;
  readonly responses: string;
  readonly headers: string;
  readonly links: string;
  /** Before the name of one. */
  readonly callback: string;
  readonly callbacks: string;
  /** In a callback within callbacks whose own are not shown. */
  readonly callbacksLeftOut: string;
  readonly encodings: string;
  readonly required: string;
  readonly optional: string;
  /** Of a required value that the reader receives. */
  readonly alwaysPresent: string;
  readonly deprecated: string;
  readonly readOnly: string;
  readonly writeOnly: string;
  readonly nullable: string;
  readonly defaultValue: string;
  readonly constValue: string;
  readonly example: string;
  readonly examples: string;
  readonly generatedExample: string;
  /** Beside a value of which only the beginning is shown. */
  readonly cutValue: string;
  /** In the place of an example that would be too long, or take too much work to make. */
  readonly exampleLeftOut: string;
  readonly values: string;
  /** Words that a meaning may have and its value not, and still say no more (`PagamentoDeJuros`). */
  readonly smallWords: readonly string[];
  readonly anyValue: string;
  readonly types: Readonly<Record<string, string>>;
  readonly oneOf: string;
  readonly anyOf: string;
  readonly discriminatedBy: string;
  readonly discriminator: string;
  readonly otherProperties: string;
  readonly noOtherProperties: string;
  readonly noOtherItems: string;
  readonly contentSchema: string;
  readonly propertyNames: string;
  readonly contains: string;
  readonly not: string;
  readonly ifCondition: string;
  readonly thenCondition: string;
  readonly elseCondition: string;
  /** Before the names of fields that are asked for where they are not described. */
  readonly alsoRequired: string;
  readonly xml: string;
  readonly allowEmptyValue: string;
  readonly allowReserved: string;
  readonly contentType: string;
  readonly call: string;
  readonly response: string;
  readonly sampleLanguage: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyPath: string;
  readonly copyLink: string;
  readonly openAll: string;
  readonly closeAll: string;
  readonly textSize: string;
  readonly changeTextSize: string;
  readonly smallerText: string;
  readonly normalText: string;
  readonly largerText: string;
  readonly linkTo: string;
  readonly externalValue: string;
  readonly skipToContent: string;
  readonly darkMode: string;
  /** At an address without a page. */
  readonly missingPage: string;
  readonly faultsTitle: string;
  readonly faultsIntro: string;
}

/**
 * Every word the reference itself says, as its components use them; `createLabels` makes them of a
 * language's table. What the contracts say is never here.
 */
export interface Labels extends FixedLabels {
  readonly listOf: (item: string) => string;
  readonly operationCount: (count: number) => string;
  readonly fieldCount: (count: number) => string;
  /** Fields of each item of a list. */
  readonly itemFieldCount: (count: number) => string;
  readonly valueCount: (count: number) => string;
  /** Above a list of fields or forms that is not shown whole. */
  readonly entriesLeftOut: (count: number) => string;
  readonly matching: (pattern: string) => string;
  /** Of an item in a list, from 0 on. */
  readonly position: (index: number) => string;
  readonly dependentRequired: (property: string, requires: string) => string;
  readonly dependentSchema: (property: string) => string;
  readonly seeSchema: (name: string) => string;
  readonly recursive: (name: string) => string;
  readonly constraint: (constraint: Constraint) => string;
  readonly between: (keyword: 'value' | 'length' | 'items', low: string, high: string) => string;
  readonly exactly: (keyword: 'length' | 'items', count: string) => string;
  /** Patterns that only count digits: one length, or alternatives. */
  readonly digits: (counts: readonly string[]) => string;
  readonly style: (style: string) => string;
  readonly explode: (explode: boolean) => string;
  readonly copyLinkOf: (title: string) => string;
  readonly status: (status: string) => string;
}
