import {
  type ClientCall,
  type ClientModel,
  type EnumerationSchema,
  FURTHER_FIELDS,
  type ModelSchema,
  TOKEN,
  type ValueType,
} from './clientModel';
import { blockComment, indentLines, quote } from './layout';
import { capitalize } from './names';

/** Types of scalars, and the functions of the runtime that convert them from JSON. */
const SCALARS = {
  text: { type: 'String', reader: 'asString' },
  integer: { type: 'Long', reader: 'asLong' },
  boolean: { type: 'Boolean', reader: 'asBoolean' },
  decimal: { type: 'BigDecimal', reader: 'asDecimal' },
  date: { type: 'LocalDate', reader: 'asDay' },
  file: { type: 'Arquivo', reader: 'asFile' },
} as const;

/** The class of one service: its models and its calls. */
export function writeJava({ calls, names, schemas, title }: ClientModel): string {
  const name = names.type;
  const members = [
    ...[...schemas.values()].flatMap((schema) => {
      if (schema.kind === 'alias') return [];
      return schema.kind === 'model' ? [writeModel(schema)] : [writeEnumeration(schema)];
    }),
    ...calls.filter(({ query }) => query.length > 0).map(writeQuery),
    `${name}(Opcoes opcoes, String endereco, Token token) {
    super(opcoes, endereco, token);
}
`,
    ...calls.map(writeCall),
  ];
  return `// ${title}: feito do contrato; não altere à mão.
package frontier;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** As chamadas da ${title}, e os seus modelos. */
public final class ${name} extends Servico {
${indentLines(members.join('\n'), '    ')}}
`;
}

/** The class of all services. */
export function writeJavaIndex(models: readonly ClientModel[]): string {
  const services = models.map(({ names: { camel, type }, server, title }) => ({
    camel,
    type,
    title,
    address: `opcoes.enderecoDe(${quote(camel)}, ${quote(server)})`,
  }));
  return `// Feito dos contratos; não altere à mão.
package frontier;

import java.util.List;

/** As APIs da Frontier, com um token para todas. */
public final class Frontier {
${services.map(({ camel, type }) => `    private final ${type} ${camel};\n`).join('')}
    public Frontier(Opcoes opcoes) {
        opcoes.conferir(List.of(${services.map(({ camel }) => quote(camel)).join(', ')}));
        Token token = new Token(() ->
            ${TOKEN.service}().${TOKEN.call}(new AutenticacaoApi.Credenciais(opcoes.apiKey, opcoes.secretKey))
        );
${services.map(({ address, camel, type }) => `        ${camel} = new ${type}(opcoes, ${address}, token);\n`).join('')}\
    }
${services
  .map(
    ({ camel, title, type }) => `
    /** ${title} */
    public ${type} ${camel}() {
        return ${camel};
    }
`,
  )
  .join('')}}
`;
}

function writeModel({ fields, further, name, notes }: ModelSchema): string {
  const known = fields.map(({ wire }) => quote(wire)).join(', ');
  const components = fields.map(({ java, type }) => `${writeType(type)} ${java}`);
  const read = fields.map(({ type, wire }) => readFrom(type, `fields.get(${quote(wire)})`));
  const written = fields.map(({ java, required, wire }) =>
    required ? `fields.put(${quote(wire)}, ${java})` : `putGiven(fields, ${quote(wire)}, ${java})`,
  );
  if (further) {
    const type: ValueType = { kind: 'map', item: further };
    components.push(`${writeType(type)} ${FURTHER_FIELDS.java}`);
    read.push(readFrom(type, `further(fields, Set.of(${known}))`));
    written.push(`putFurther(fields, ${FURTHER_FIELDS.java})`);
  }
  return `${comment(notes)}public record ${name}(
${components.map((one) => `    ${one}`).join(',\n')}
) implements JsonValue {
    public static ${name} fromJson(Object json) {
        Map<String, Object> fields = asObject(json);
        if (fields == null) {
            return null;
        }
        return new ${name}(
${read.map((one) => `            ${one}`).join(',\n')}
        );
    }

    @Override
    public Map<String, Object> toJson() {
        Map<String, Object> fields = new LinkedHashMap<>();
${written.map((one) => `        ${one};\n`).join('')}        return fields;
    }
}
`;
}

/** A class for any value of a response, of which programs can only use the values of the contract. */
function writeEnumeration({ members, name, notes }: EnumerationSchema): string {
  const values = members.map(
    (one) => `    public static final ${name} ${one.name} = new ${name}(${quote(one.value)});\n`,
  );
  return `${comment(notes)}public static final class ${name} extends Valor {
${values.join('')}
    private ${name}(String texto) {
        super(texto);
    }

    static ${name} fromWire(String wire) {
        return wire == null ? null : new ${name}(wire);
    }
}
`;
}

/** Class name of the query of a call. */
export function nameQuery(id: string): string {
  return `${capitalize(id)}Params`;
}

function writeQuery({ id, query }: ClientCall): string {
  const name = nameQuery(id);
  const fields = query.map(({ java, type }) => ({ java, declared: `${writeType(type)} ${java}` }));
  return `/** A consulta de ${id}; o que não for dito não é enviado. */
public static final class ${name} {
${fields.map(({ declared }) => `    public ${declared};\n`).join('')}${fields
  .map(
    ({ declared, java }) => `
    public ${name} ${java}(${declared}) {
        this.${java} = ${java};
        return this;
    }
`,
  )
  .join('')}}
`;
}

function writeCall(call: ClientCall): string {
  const { answer, body, id, java, method, path, places, query, security, title } = call;
  const taken = [
    ...places.map((field) => `${writeType(field.type)} ${field.java}`),
    ...(query.length > 0 ? [`${nameQuery(id)} params`] : []),
    ...(body ? [`${writeType(body.type)} body`] : []),
  ];
  const filled = places.map((field) => `${quote(field.wire)}, textValue(${field.java})`);
  const asked = query.map((field) => `    call.query(${quote(field.wire)}, params.${field.java});`);
  const send = answer
    ? `return send(call, response -> ${readFrom(answer, 'response')});`
    : 'send(call, response -> null);';
  const lines = [
    `Call call = new Call(${[id, method, path].map(quote).join(', ')}, ${security.length > 0});`,
    ...(filled.length > 0 ? [`call.fill(${filled.join(', ')});`] : []),
    ...(asked.length > 0 ? ['if (params != null) {', ...asked, '}'] : []),
    ...(body ? [`call.${body.contentType === 'application/json' ? 'json' : 'form'}(body);`] : []),
    send,
  ];
  return `${comment([title])}public ${answer ? writeType(answer) : 'void'} ${java}(${taken.join(', ')}) {
${lines.map((line) => `    ${line}\n`).join('')}}
`;
}

function writeType(type: ValueType): string {
  switch (type.kind) {
    case 'list':
      return `List<${writeType(type.item)}>`;
    case 'map':
      return `Map<String, ${writeType(type.item)}>`;
    case 'model':
    case 'enumeration':
      return type.name;
    case 'alias':
      return writeType(type.type);
    case 'any':
    case 'object':
    case 'union':
      return 'Object';
    default:
      return SCALARS[type.kind].type;
  }
}

/**
 * The expression that converts a JSON value to its type.
 *
 * @param depth of the enclosing lambda.
 */
function readFrom(type: ValueType, json: string, depth = 1): string {
  switch (type.kind) {
    case 'list':
    case 'map': {
      const item = `item${depth}`;
      const reader = type.kind === 'list' ? 'asList' : 'asMap';
      return `${reader}(${json}, ${item} -> ${readFrom(type.item, item, depth + 1)})`;
    }
    case 'model':
      return `${type.name}.fromJson(${json})`;
    case 'enumeration':
      return `${type.name}.fromWire(asString(${json}))`;
    case 'alias':
      return readFrom(type.type, json, depth);
    case 'any':
    case 'object':
    case 'union':
      return json;
    default:
      return `${SCALARS[type.kind].reader}(${json})`;
  }
}

/** Escapes backslashes, because the compiler also decodes `\u` in comments. */
function comment(notes: readonly string[]): string {
  const prose = notes.filter((line) => !line.startsWith('@'));
  return blockComment(prose.map((line) => line.replaceAll('\\', '\\\\')));
}
