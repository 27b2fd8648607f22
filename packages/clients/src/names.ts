const JAVA_KEYWORDS =
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while';
/** Methods of generated records and variables of generated methods; no component or parameter may share their names. */
const JAVA_MEMBERS =
  'body builder call clone finalize foraDoContrato getClass hashCode notify notifyAll outrosCampos params required toString wait';
const PYTHON_KEYWORDS =
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield';
/** In generated classes and methods a field or parameter of the same name would hide these. */
const PYTHON_MEMBERS = 'body bool date dict field fora_do_contrato int mro outros_campos self str';
/** Types in generated modules, and Python's keywords with a capital letter. */
const RESERVED_TYPES = new Set(
  'Any Arquivo BigDecimal Boolean Builder Call Chamada ClassVar Decimal Deprecated Dia Dict Enumeracao ErroDaApi Frontier Iterable Iterator Json LinkedHashMap List LocalDate Long Map Modelo Nome Object Opcoes Ops Optional Override Readonly Record SemResposta Servico Set String Tipo Token UnaryOperator Valor False None True'.split(
    ' ',
  ),
);

/** The names of a service in the clients: its TypeScript module, its Python module and its class. */
export interface ServiceNames {
  readonly camel: string;
  readonly snake: string;
  /** `PosEmissaoApi`, because a schema of the contract may have the name of the service. */
  readonly type: string;
}

export function nameService(id: string): ServiceNames {
  return { camel: camelCase(id), snake: snakeCase(id), type: `${capitalize(camelCase(id))}Api` };
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fields and calls have other names than in the contract, except in TypeScript. */
const NAMING = {
  java: { write: camelCase, reserved: `${JAVA_KEYWORDS} ${JAVA_MEMBERS}`.split(' ') },
  python: { write: snakeCase, reserved: `${PYTHON_KEYWORDS} ${PYTHON_MEMBERS}`.split(' ') },
};

export type LanguageNames = Readonly<Record<keyof typeof NAMING, string>>;

/**
 * Assigns unique names to parts of one scope of a contract: in Python, `pageSize` and `page_size` would both be
 * `page_size`.
 *
 * @param wireOf returns the name in the contract.
 */
export function withNames<T>(
  parts: readonly T[],
  wireOf: (part: T) => string,
): (T & LanguageNames)[] {
  const nameIn = ({ reserved, write }: (typeof NAMING)[keyof typeof NAMING]) => {
    const names = parts.map((part) => toIdentifier(write(wireOf(part))));
    return makeUnique(names.map((name) => (reserved.includes(name) ? `${name}_` : name)));
  };
  const [java, python] = [nameIn(NAMING.java), nameIn(NAMING.python)];
  return parts.map((part, at) => ({ ...part, java: java[at] ?? '', python: python[at] ?? '' }));
}

/** Names of the members of an enumeration: `Pendente de Aprovação` → `PENDENTE_DE_APROVACAO`. */
export function nameMembers(values: readonly string[]): string[] {
  return makeUnique(values.map((value) => toIdentifier(snakeCase(value).toUpperCase())));
}

/** Unique names for the types of schemas. They begin with a capital letter, unlike almost all keywords: `record` → `Record_`. */
export function nameTypes(schemas: readonly string[]): string[] {
  const names = schemas.map((schema) => {
    const name = toIdentifier(capitalize(isIdentifier(schema) ? schema : camelCase(schema)));
    const isTaken = RESERVED_TYPES.has(name) || (name !== schema && schemas.includes(name));
    return isTaken ? `${name}_` : name;
  });
  return makeUnique(names);
}

/** Whether a text is a name in every language, keywords aside. */
export function isIdentifier(text: string): boolean {
  return /^[A-Za-z_]\w*$/.test(text);
}

function snakeCase(text: string): string {
  return splitName(text).join('_');
}

function camelCase(text: string): string {
  const [first = '', ...others] = splitName(text);
  return first + others.map(capitalize).join('');
}

/** `codigoISIN` → `codigo`, `isin`. Not every tool supports accents in names. */
function splitName(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.match(/[A-Z][A-Z\d]*(?![a-z])|[A-Z]?[a-z\d]+|\d+/g) ?? [];
  return words.map((word) => word.toLowerCase());
}

/** A single `_` is a keyword of Java. */
function toIdentifier(name: string): string {
  return /^[A-Za-z]/.test(name) ? name : `_${name || 0}`;
}

function makeUnique(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let copy = 2; taken.has(unique); copy += 1) unique = `${name}${copy}`;
    taken.add(unique);
    return unique;
  });
}
