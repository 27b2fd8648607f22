import type {
  ClientCall,
  ClientField,
  ClientModel,
  EnumerationSchema,
  ModelSchema,
  ValueType,
} from './clientModel';
import { blockComment, DEPRECATED, indentLines, plainNotes, quote } from './layout';
import { capitalize } from './names';

const SCALARS = {
  text: 'String',
  integer: 'Long',
  boolean: 'Boolean',
  decimal: 'BigDecimal',
  date: 'LocalDate',
  file: 'Arquivo',
  any: 'Object',
} as const;

export function writeJava({ calls, names, schemas, title }: ClientModel): string {
  const name = names.type;
  const members = [
    ...[...schemas.values()].map((schema) =>
      schema.kind === 'model' ? writeModel(schema) : writeEnumeration(schema),
    ),
    ...calls.filter(({ query }) => query.length > 0).map(writeQuery),
    `${name}(Opcoes opcoes, String endereco, UnaryOperator<String> token) {
    super(opcoes, endereco, token);
}
`,
    ...calls.map(writeCall),
  ];
  return `// ${title}: gerado a partir do contrato; não altere à mão.
package frontier;

import frontier.Modelos.Modelo;
import frontier.Modelos.Nome;
import frontier.Modelos.Tipo;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** As chamadas da ${title}, e os seus modelos. */
public final class ${name} extends Servico {
${indentLines(members.join('\n'), '    ')}}
`;
}

export function writeJavaIndex(models: readonly ClientModel[]): string {
  const services = models.map(({ names, server, title }) => ({ ...names, title, server }));
  const created = services.map(({ camel, server, type }) => {
    const address = `opcoes.enderecoDe(${quote(camel)}, ${quote(server)})`;
    return `        ${camel} = new ${type}(opcoes, ${address}, ler);\n`;
  });
  return `// Gerado a partir dos contratos; não altere à mão.
package frontier;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** As APIs da Frontier, com um token para todas. Guia: https://docs.frontier.example/docs/frontier/clientes */
public final class Frontier {
    private final Opcoes opcoes;
    private final Token token;
${services.map(({ camel, type }) => `    private final ${type} ${camel};\n`).join('')}
    public Frontier(Opcoes opcoes) {
        this(new Opcoes(Servico.required("opcoes", opcoes)), new Token());
    }

    private Frontier(Opcoes opcoes, Token token) {
        opcoes.conferir(List.of(${services.map(({ camel }) => quote(camel)).join(', ')}));
        this.opcoes = opcoes;
        this.token = token;
        UnaryOperator<String> ler = recusado -> token.read(this::gerar, opcoes.limite, recusado);
${created.join('')}\
    }

    /**
     * Um cliente com o mesmo token, que chama de outro jeito: {@code frontier.com(opcoes -> opcoes.limite(...))}.
     * Para cancelar uma chamada, interrompa a thread dela: a chamada termina em {@link SemResposta}.
     */
    public Frontier com(Consumer<Opcoes> mudanca) {
        Opcoes outras = new Opcoes(opcoes);
        Servico.required("mudanca", mudanca).accept(outras);
        return new Frontier(outras, token);
    }

    private AutenticacaoApi.TokenDeAcesso gerar() {
        return autenticacao.gerarTokenDeAcesso(
            AutenticacaoApi.Credenciais.builder().apiKey(opcoes.apiKey).secretKey(opcoes.secretKey).build()
        );
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

/** A field of the contract, or one that the client adds. */
type OwnField = Pick<ClientField, 'java' | 'type'> & Partial<ClientField>;

const OUTSIDE: OwnField = { java: 'foraDoContrato', type: { kind: 'map', item: { kind: 'any' } } };

function writeModel({ fields, further, name, notes }: ModelSchema): string {
  const all: OwnField[] = [
    ...fields,
    ...(further ? [{ java: 'outrosCampos', type: { kind: 'map' as const, item: further } }] : []),
    OUTSIDE,
  ];
  const components = all.map((field) => {
    const isRenamed = field.wire !== undefined && field.wire !== field.java;
    return `    ${isRenamed ? `@Nome(${quote(field.wire)}) ` : ''}${declare(field)}`;
  });
  return `${comment(notes, fields)}public record ${name}(
${components.join(',\n')}
) implements Modelo {
${indentLines(writeBuilder(name, all), '    ')}}
`;
}

function writeBuilder(name: string, fields: readonly OwnField[]): string {
  const given = fields.map(({ java, nullable, required }) =>
    required && !nullable ? `required(${quote(java)}, ${java})` : java,
  );
  const variables = fields.map(
    (field) => `    private ${declare(field)}${field === OUTSIDE ? ' = Map.of()' : ''};\n`,
  );
  const setters = fields.map(
    (field) => `
    public Builder ${field.java}(${declare(field)}) {
        this.${field.java} = ${field.java};
        return this;
    }
`,
  );
  return `public static Builder builder() {
    return new Builder();
}

/** Um ${name}, campo por campo; build() recusa um sem o que o contrato exige. */
public static final class Builder {
${variables.join('')}${setters.join('')}
    public ${name} build() {
        return new ${name}(${given.join(', ')});
    }
}
`;
}

function declare({ java, type }: OwnField): string {
  return `${writeType(type)} ${java}`;
}

/** A response may have any value, but programs can only write those of the contract. */
function writeEnumeration({ members, name, notes }: EnumerationSchema): string {
  const values = members.map(
    (one) => `    public static final ${name} ${one.name} = new ${name}(${quote(one.value)});\n`,
  );
  return `${comment(notes)}public static final class ${name} extends Valor {
${values.join('')}
    ${name}(String texto) {
        super(texto);
    }
}
`;
}

export function nameQuery(id: string): string {
  return `${capitalize(id)}Params`;
}

function writeQuery({ id, query }: ClientCall): string {
  const name = nameQuery(id);
  return `${comment([`A consulta de ${id}; null não é enviado.`], query)}public record ${name}(
${query.map((field) => `    ${declare(field)}`).join(',\n')}
) {
${indentLines(writeBuilder(name, query), '    ')}}
`;
}

function writeCall(call: ClientCall): string {
  const { answer, body, id, java, method, needsToken, notes, pages, path, pathParameters } = call;
  const { query, title } = call;
  const taken = [
    ...pathParameters.map((field) => [field.java, writeType(field.type)]),
    ...(query.length > 0 ? [['params', nameQuery(id)]] : []),
    ...(body ? [['body', writeType(body.type)]] : []),
  ];
  const canOmitLast = body
    ? !body.required
    : query.length > 0 && !query.some(({ required }) => required);
  const filled = pathParameters.map((field) => `${quote(field.wire)}, textValue(${field.java})`);
  const isJson = body?.contentType === 'application/json';
  const content = body?.required ? 'required("body", body)' : 'body';
  const lines = [
    `Call call = new Call(${[id, method, path].map(quote).join(', ')}, ${needsToken});`,
    ...(filled.length > 0 ? [`call.fill(${filled.join(', ')});`] : []),
    ...(query.length > 0
      ? [`params = params == null ? ${nameQuery(id)}.builder().build() : params;`]
      : []),
    ...query.map(({ java, required, wire }) => {
      const value = required ? `required(${quote(wire)}, params.${java}())` : `params.${java}()`;
      return `call.query(${quote(wire)}, ${value});`;
    }),
    ...(body ? [`call.${isJson ? 'json' : 'form'}(${content});`] : []),
  ];
  const write = (name: string, note: string, returned: string, end: string) => {
    const writeMethod = (parameters: typeof taken, body: readonly string[]) =>
      `${comment([note, ...notes], pathParameters)}public ${returned} ${name}(${parameters.map(([own, type]) => `${type} ${own}`).join(', ')}) {
${body.map((line) => `    ${line}\n`).join('')}}
`;
    const whole = writeMethod(taken, [...lines, end]);
    if (!canOmitLast) return whole;
    const others = taken.slice(0, -1);
    const given = [...others.map(([own]) => own), 'null'].join(', ');
    return `${whole}\n${writeMethod(others, [`${answer ? 'return ' : ''}${name}(${given});`])}`;
  };
  if (!answer) return write(java, title, 'void', 'exchange(call);');
  const type = writeType(answer);
  const token = `new Tipo<${type}>() {}`;
  const single = write(java, title, type, `return send(call, ${token});`);
  if (!pages) return single;
  const end = `return pages(call, ${quote(pages.name)}, ${pages.standard}, ${token});`;
  const list = write(`${java}EmPaginas`, `${title}, página por página`, `Iterable<${type}>`, end);
  return `${single}\n${list}`;
}

function writeType(type: ValueType): string {
  if (type.kind === 'list') return `List<${writeType(type.item)}>`;
  if (type.kind === 'map') return `Map<String, ${writeType(type.item)}>`;
  return 'name' in type ? type.name : SCALARS[type.kind];
}

/** The compiler also decodes `\u` in comments. */
function comment(notes: readonly string[], parameters: readonly ClientField[] = []): string {
  const lines = [
    ...notes,
    ...parameters.flatMap((field) =>
      field.notes.length > 0 ? [`@param ${field.java} ${plainNotes(field.notes).join(' ')}`] : [],
    ),
  ];
  const double = (all: string, signs: string, next: string) => (next ? signs + all : all);
  const text = blockComment(lines.map((line) => line.replace(/(\\+)(u?)/g, double)));
  return notes.includes(DEPRECATED) ? `${text}@Deprecated\n` : text;
}
