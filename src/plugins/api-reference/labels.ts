import type { ModelLabels } from './model/ModelLabels';
import type { Constraint } from './model/types/schema';
import type { ParameterLocation } from './model/types/service';

/**
 * Every word the reference itself says. A second language is one more object of this type; what
 * the contracts say is never here.
 */
export interface Labels extends ModelLabels {
  readonly language: string;
  readonly operations: string;
  readonly filterOperations: string;
  readonly noOperationFound: string;
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
  readonly parameters: string;
  readonly body: string;
  readonly payload: string;
  readonly responses: string;
  readonly headers: string;
  readonly links: string;
  readonly callbacks: string;
  readonly encodings: string;
  readonly required: string;
  readonly optional: string;
  readonly deprecated: string;
  readonly readOnly: string;
  readonly writeOnly: string;
  readonly nullable: string;
  readonly defaultValue: string;
  readonly constValue: string;
  readonly example: string;
  readonly examples: string;
  readonly requestExample: string;
  readonly responseExample: string;
  readonly generatedExample: string;
  readonly values: string;
  readonly anyValue: string;
  readonly never: string;
  readonly types: Readonly<Record<string, string>>;
  readonly listOf: (item: string) => string;
  readonly fieldCount: (count: number) => string;
  readonly valueCount: (count: number) => string;
  readonly oneOf: string;
  readonly anyOf: string;
  readonly discriminatedBy: string;
  readonly discriminator: string;
  readonly when: (value: string) => string;
  readonly otherProperties: string;
  readonly noOtherProperties: string;
  readonly noOtherItems: string;
  readonly contentSchema: string;
  readonly propertyNames: string;
  readonly matching: (pattern: string) => string;
  readonly position: (index: number) => string;
  readonly contains: string;
  readonly not: string;
  readonly ifCondition: string;
  readonly thenCondition: string;
  readonly elseCondition: string;
  readonly dependentRequired: (property: string, requires: string) => string;
  /** Before the names of fields that are asked for where they are not described. */
  readonly alsoRequired: string;
  readonly xml: string;
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
  readonly allowEmptyValue: string;
  readonly allowReserved: string;
  readonly contentType: string;
  readonly samples: string;
  readonly sampleLanguage: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyPath: string;
  readonly copyLink: string;
  readonly copyLinkOf: (title: string) => string;
  readonly openAll: string;
  readonly closeAll: string;
  readonly textSize: string;
  readonly smallerText: string;
  readonly normalText: string;
  readonly largerText: string;
  readonly status: (status: string) => string;
  readonly linkTo: string;
  readonly externalValue: string;
  readonly skipToContent: string;
  readonly darkMode: string;
  /** Headings of the tables guides show. */
  readonly columns: Readonly<
    Record<
      'value' | 'meaning' | 'status' | 'text' | 'advice' | 'service' | 'place' | 'fields',
      string
    >
  >;
  readonly allCalls: string;
  readonly states: Readonly<
    Record<'shownIn' | 'calls' | 'webhooks' | 'notInformed' | 'none', string>
  >;
  readonly or: string;
  readonly textNotInformed: string;
  readonly faultsTitle: string;
  readonly faultsIntro: string;
}
