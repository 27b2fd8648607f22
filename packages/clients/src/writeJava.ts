import { FURTHER_FIELDS, type PreparedContract } from './prepareContract';
import { replaceAll, replaceOnce, restoreAccents } from './replaceText';
import { nameClass } from './writePython';
import { nameService } from './writeTypeScript';

const IMPORTS = [
  'java.math.BigDecimal',
  'java.time.LocalDate',
  'java.util.LinkedHashMap',
  'java.util.List',
  'java.util.Map',
  'java.util.Set',
];
/** What the languages have a type of their own for, and what reads it. */
const TYPES = [
  ['Decimal', 'BigDecimal', 'asDecimal'],
  ['Dia', 'LocalDate', 'asDay'],
  ['Arquivo', 'Arquivo', 'asFile'],
] as const;
const ENUM = / {4}public enum (\w+) implements WireValue \{\n([\s\S]*?);\n[\s\S]*?\n {4}\}\n/g;

/** The class of one service: models and calls as generated, over our own way to send. */
export function writeJava({ id, title }: PreparedContract, generated: string): string {
  const name = nameClass(id);
  const head = `// ${title}: feito do contrato; não altere à mão.\npackage frontier;\n\n${IMPORTS.map((one) => `import ${one};\n`).join('')}\n/** As chamadas da ${title}, e os seus modelos. */\n`;
  let text = replaceOnce(generated, /^[\s\S]*?(?=public final class )/, head);
  text = replaceOnce(text, `${name} extends ${name}Runtime`, `${name} extends Servico`);
  text = restoreAccents(text, 'NAME("value")');
  text = text.replace(ENUM, (_, type: string, members: string) => writeValues(type, members));
  for (const [type, put, read] of TYPES) {
    text = replaceOnce(
      text,
      new RegExp(`\\n    public record ${type}\\([\\s\\S]*?\\n    \\}\\n`),
      '',
    );
    text = mapCode(text, (line) =>
      line
        .replace(new RegExp(`\\b${type}\\.fromJson\\(`, 'g'), `${read}(`)
        .replace(new RegExp(`\\b${type}\\b(?=[ >])`, 'g'), put),
    );
  }
  // A field `data` is `data2` in the generator's, whose own variable has the name.
  text = replaceAll(
    text,
    /\bdata\b(?=\.(?:get|put)\(| == null\)| = (?:asObject|new LinkedHashMap))/g,
    'fields',
  );
  text = replaceAll(text, 'return data;', 'return fields;').replace(/\bdata2\b/g, 'data');
  text = nameFurtherFields(text);
  text = text.replace(
    /The query parameters of (\w+); an unset field is not sent\./g,
    'A consulta de $1; o que não for dito não é enviado.',
  );
  text = replaceOnce(
    text,
    /\n[^\n]*\n {4}public static final class Servers \{[\s\S]*?\n {4}\}\n/,
    '',
  );
  text = replaceOnce(
    text,
    / {4}private final Config config;\n[\s\S]*?this\(new Config\(\)\);\n {4}\}\n/,
    `    ${name}(Opcoes opcoes, String endereco, Token token) {\n        super(opcoes, endereco, token);\n    }\n`,
  );
  text = text.replace(
    /Operation op = new Operation\((.*), (List\.of\(.*\)), null\);/g,
    (_, call: string, security: string) =>
      `Call call = new Call(${call}, ${security !== 'List.of()'});`,
  );
  text = replaceAll(text, /\n *ResolvedAuth auth = .*/g, '');
  text = replaceAll(text, 'query = auth.query()', 'query = call.query()');
  text = replaceAll(
    text,
    /String url = buildUrl\(config\.serverUrl, op\.path\(\), pathParams\((.*)\)\);/g,
    'call.fill($1);',
  );
  text = replaceAll(text, /\n *RequestSpec spec = .*/g, '');
  text = text.replace(
    /Body payload = jsonBody\(body, "application\/json"\);\n.*/g,
    'call.json(body);',
  );
  text = text.replace(/Body payload = multipartBody\(body\);\n.*/g, 'call.form(body);');
  text = replaceAll(
    text,
    /HttpResponse<InputStream> response = send\(config, spec\);\n.*\n.*\n.*\}/g,
    'Object response = send(call);',
  );
  text = replaceAll(text, 'decodeJson(response)', 'response');
  // What is used by no call with a query.
  text = text.replace(/\n *Map<String, List<String>> query = call\.query\(\);(?=\n *call\.)/g, '');
  text = text.replace(/\n *call\.fill\(\);/g, '');
  text = text.replace(/Object response = send\(call\);\n *readBody\(response\);/g, 'send(call);');
  return replaceAll(
    text,
    /(Object response = send\(call\);\n *return )(.+response.*);/g,
    '$1decode(call, () -> $2);',
  );
}

/** The class of all services. */
export function writeJavaIndex(contracts: readonly PreparedContract[]): string {
  const services = contracts.map(({ id, server, title }) => ({
    field: nameService(id),
    kind: nameClass(id),
    server,
    title,
  }));
  return `// Feito dos contratos; não altere à mão.
package frontier;

import java.util.List;

/** As APIs da Frontier, com um token para todas. */
public final class Frontier {
${services.map(({ field, kind }) => `    private final ${kind} ${field};`).join('\n')}

    public Frontier(Opcoes opcoes) {
        opcoes.conferir(List.of(${services.map(({ field }) => `"${field}"`).join(', ')}));
        Token token = new Token(() ->
            autenticacao().gerarTokenDeAcesso(new AutenticacaoApi.Credenciais(opcoes.apiKey, opcoes.secretKey))
        );
${services
  .map(
    ({ field, kind, server }) =>
      `        ${field} = new ${kind}(opcoes, opcoes.enderecoDe("${field}", "${server}"), token);`,
  )
  .join('\n')}
    }
${services
  .map(
    ({ field, kind, title }) =>
      `\n    /** ${title} */\n    public ${kind} ${field}() {\n        return ${field};\n    }`,
  )
  .join('\n')}
}
`;
}

/** An enumeration that can hold what an answer has, and be made of the contract's values only. */
function writeValues(type: string, members: string): string {
  const lines = [...members.matchAll(/(\w+)\((".*")\)/g)].map(
    ([, name, value]) => `        public static final ${type} ${name} = new ${type}(${value});\n`,
  );
  return `    public static final class ${type} extends Valor {
${lines.join('')}
        private ${type}(String texto) {
            super(texto);
        }

        static ${type} fromWire(String wire) {
            return wire == null ? null : new ${type}(wire);
        }
    }
`;
}

/** Reads what an object holds besides its own fields, and writes it beside them. */
function nameFurtherFields(text: string): string {
  const reader = new RegExp(`as(?:Map|Object)\\(fields\\.get\\("${FURTHER_FIELDS}"\\)`);
  return text
    .replace(/ {12}return new \w+\(\n[\s\S]*?\n {12}\);/g, (record) => {
      if (!reader.test(record)) return record;
      const names = [...record.matchAll(/fields\.get\("(.*?)"\)/g)].map(([, name]) => `"${name}"`);
      const known = names.filter((name) => name !== `"${FURTHER_FIELDS}"`).join(', ');
      return record.replace(`fields.get("${FURTHER_FIELDS}")`, `further(fields, Set.of(${known}))`);
    })
    .replaceAll(
      `fields.put("${FURTHER_FIELDS}", ${FURTHER_FIELDS})`,
      `fields.putAll(${FURTHER_FIELDS})`,
    );
}

/** Changes code and leaves comments alone. */
function mapCode(text: string, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => (/^ *(?:\/\*\*|\*|\/\/)/.test(line) ? line : change(line)))
    .join('\n');
}
