import type { Markdown, OperationKind } from '@frontier/openapi';
import type { FieldPlace } from './listFields';

/** Contract data that guides may show without an island. It is plain and serialisable. */
export interface ContractIndex {
  readonly services: ByName<ServiceEntry>;
  /** Every operation, including webhooks. Each has an island. */
  readonly operations: ByName<OperationEntry>;
  /** Islands of webhook payloads, by operationId. */
  readonly payloads: readonly string[];
  /** Islands of schemas, by service and name. */
  readonly schemas: ByService<readonly string[]>;
  readonly enums: ByService<ByName<readonly EnumEntry[]>>;
  readonly errors: ByName<readonly ErrorEntry[]>;
  readonly successes: ByName<readonly SuccessEntry[]>;
  readonly examples: ByName<readonly ExampleEntry[]>;
  /** Names of body examples with more than the required fields, by operationId. */
  readonly leanExamples: ByName<readonly string[]>;
  /** Command-line calls, by operationId. */
  readonly calls: ByName<string>;
  /** Limits, formats, defaults and fixed values, by `<anchor>.<keyword>`. */
  readonly constants: ByService<ByName<string>>;
  /** Fields that use each list of values, by service and name. */
  readonly enumPlaces: ByService<ByName<readonly EnumUseEntry[]>>;
  readonly states: StatesByName;
  /** Parameters and fields, by operationId. */
  readonly fields: ByName<readonly FieldEntry[]>;
  /** Ids of the notes that the marks of our assumptions open, by the keys of the islands that contain marks. */
  readonly assumptions: ByName<readonly string[]>;
}

type ByService<T> = Readonly<Record<string, T>>;
type ByName<T> = Readonly<Record<string, T>>;

interface ServiceEntry {
  readonly title: string;
  /** `info.version` of the contract; absent if the document has none. */
  readonly version?: string | undefined;
  /** Address at which the host serves the document. */
  readonly contract: string;
  /** Route of its reference page. */
  readonly route: string;
  /** Addresses of its test environment, which samples use. */
  readonly hosts: readonly string[];
}

export interface OperationEntry {
  readonly title: string;
  readonly service: string;
  readonly kind: OperationKind;
  /** In upper case. */
  readonly method: string;
  /** The path in the specification; for a webhook, its name. */
  readonly path: string;
  readonly href: string;
}

export interface FieldEntry {
  readonly place: FieldPlace;
  /** Names from the outermost object inwards: `investidores[].cpfCnpj`. */
  readonly path: string;
  readonly href: string;
  /** The texts that the contract's examples have there. */
  readonly values: readonly string[];
}

export interface EnumUseEntry {
  readonly field: string;
  readonly operation: string;
  readonly href: string;
}

interface EnumEntry {
  readonly value: string;
  readonly meaning?: Markdown | undefined;
}

export interface ErrorEntry {
  readonly status: string;
  /** The exact text; absent if the contract does not state it. */
  readonly text?: string | undefined;
  /** The contract's description of an error whose text is not stated. */
  readonly meaning?: Markdown | undefined;
}

export interface SuccessEntry {
  readonly status: string;
  /** False if the contract documents a code that its source doesn't state. */
  readonly isInformed: boolean;
}

export interface ExampleEntry {
  readonly kind: ExampleKind;
  readonly name: string;
  readonly summary?: string | undefined;
  readonly language: string;
  readonly text: string;
}

export type ExampleKind = 'request' | 'response';

/** Calls to make next, and the moments that they lead to. */
export interface FlowStep {
  /** operationIds, shown side by side. */
  readonly calls: readonly string[];
  /** One moment, or several if the call's body selects one. */
  readonly leads: readonly FlowLead[];
}

export interface FlowLead {
  readonly to: string;
  /** Value that the call must carry to take this branch, for example `CONFIRMAR`. */
  readonly with?: string;
}

/**
 * The documented sequence of calls. Moments are named after the completed action, because the specification does not
 * assign object states to them.
 */
export type ObjectFlow = readonly FlowStep[];

/** The states (or kinds) of one API object. */
interface StatedObject {
  /** Caption of its picture. */
  readonly title: string;
  /** Contract schemas with the same list, as `service/schema`. The first one supplies values and meanings. */
  readonly schemas: readonly string[];
  /** operationIds of the calls that are documented to act on the object. */
  readonly calls: readonly string[];
  /** operationIds of the webhooks about the object. */
  readonly webhooks: readonly string[];
  /** Absent if no flow is known. */
  readonly flow?: ObjectFlow;
  /** Id of the open question about the transitions between states. Kinds have none. */
  readonly question?: string;
}

/** By the name that guides use. */
export type StatedObjects = Readonly<Record<string, StatedObject>>;

/** An object with its states from the contracts. */
export interface ObjectStates extends StatedObject {
  /** In the order and spelling of the specification. */
  readonly values: readonly string[];
  /** The same question, filled in when the file of questions is read. */
  readonly open?: AskedQuestion;
  /** Known facts about a single state or moment, by its name. */
  readonly known?: Readonly<Record<string, KnownPlace>>;
}

export interface AskedQuestion {
  readonly id: string;
  /** One line of Markdown. */
  readonly text: Markdown;
}

export interface KnownPlace {
  /** operationIds of the webhooks with the same name. The specification does not say whether they are sent. */
  readonly webhooks: readonly string[];
  readonly questions: readonly AskedQuestion[];
}

export type StatesByName = Readonly<Record<string, ObjectStates>>;

/** A call or webhook with its entry in the contract index. */
export type IndexedCall = OperationEntry & { readonly id: string };

/** The calls with these ids. Unknown ids are left out. */
export function callsOf(
  ids: readonly string[],
  { operations }: Pick<ContractIndex, 'operations'>,
): IndexedCall[] {
  return ids.flatMap((id) => {
    const entry = Object.hasOwn(operations, id) ? operations[id] : undefined;
    return entry ? [{ ...entry, id }] : [];
  });
}
