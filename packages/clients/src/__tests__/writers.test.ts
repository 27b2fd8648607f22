import { expect, it } from 'vitest';
import { indentLines } from '../layout';
import { readClientModel } from '../readClientModel';
import { writeJava } from '../writeJava';
import { writePython } from '../writePython';
import { writeTypeScript } from '../writeTypeScript';

const CONTRACT = `openapi: 3.1.0
info: { title: 'API de */ """ \\u000aTeste', version: 1.0.0 }
servers: [{ url: https://teste.example }]
security: [{ bearerAuth: [] }]
paths:
  /itens/{item-id}:
    post:
      operationId: trocarItem
      summary: Trocar item
      description: 'Descontinuado. Troca um [item](/itens).'
      deprecated: true
      parameters:
        - { name: status, in: query, required: true, schema: { type: array, items: { $ref: "#/components/schemas/Status" } } }
        - { name: page, in: query, schema: { type: integer } }
        - { name: pagesize, in: query, schema: { type: integer, default: 10 } }
        - { name: item-id, in: path, required: true, description: O item., schema: { type: string } }
      requestBody:
        content: { application/json: { schema: { $ref: "#/components/schemas/Itens" } } }
      responses: { "204": { description: Trocado. } }
components:
  securitySchemes: { bearerAuth: { type: http, scheme: bearer } }
  schemas:
    Itens: { type: array, items: { $ref: "#/components/schemas/Item" } }
    Item:
      type: object
      description: 'Um "item" */ \\u{ de "teste"'
      required: [preço]
      properties:
        class: { type: [string, "null"] }
        preço: { type: number, description: Um preço., x-perguntas: [y, z], minimum: 1.50, default: 2.00, deprecated: true }
        pageSize: { type: integer }
        page_size: { type: integer }
        modo: { type: string, enum: [um, dois] }
        partes: { type: object, properties: { a: { type: boolean } } }
        livre: { oneOf: [{ type: boolean }, { type: string, format: date }] }
      additionalProperties: { $ref: "#/components/schemas/Itens" }
    Status: { type: string, enum: [Em análise, NovoItem, em-analise] }
    Decimal: { type: string, enum: [NotaComercial] }
    class: { type: object, properties: { mro: { type: string, description: "a\\rb", format: "c\\nd" } } }
    record: { type: string, enum: [""] }
    status: { type: object, properties: { required: { type: string } } }
`;
const model = readClientModel({ id: 'pos-teste', file: 'teste.yaml', text: CONTRACT });

it('a client says in each language what a call does and takes, and that it is deprecated', () => {
  const comment = ' * Trocar item\n * Descontinuado. Troca um item.\n * @deprecated\n';
  expect(writeTypeScript(model)).toContain(
    `${indentLines(`/**\n${comment} */\ntrocarItem`, '  ')}: { args`,
  );
  expect(writeJava(model)).toContain(
    indentLines(
      `/**\n${comment} * @param itemId O item.\n */\n@Deprecated\npublic void trocarItem(`,
      '    ',
    ),
  );
  expect(writePython(model)).toContain(
    '        """Trocar item\n        Descontinuado. Troca um item.\n        item_id: O item.\n        pagesize: default 10"""\n',
  );
});

it('names, titles and descriptions of a contract become neither keywords nor code', () => {
  for (const write of [writeTypeScript, writePython, writeJava]) {
    expect(write(model)).toMatch(/^(?:\/\/|#) API de u000aTeste 1\.0\.0: gerado a partir/);
  }
  expect(writeTypeScript(model)).toContain("export type Record_ = '';");
  expect(writePython(model)).toContain(
    'class Class:\n    #: a\n    #: b\n    #: format c\n    #: d\n    mro_: Optional[str] = None\n',
  );
  expect(writeJava(model)).toContain('public static final Record_ _0 = new Record_("");');
  expect(writeJava(model)).toContain('record Status_(\n        @Nome("required") String required_');
});

it('a client in TypeScript has closed types, the names of the contract, and additional fields', () => {
  const code = writeTypeScript(model);
  expect(code).toContain(`/** Um "item" * / \\u{ de "teste" */
export type Item = {
  class?: string | null;
  /**
   * Um preço. (leitura nossa)
   * minimum 1.50
   * default 2.00
   * @deprecated
   */
  'preço': Decimal;
  pageSize?: number;
  page_size?: number;
  modo?: string;
  partes?: Record<string, unknown>;
  livre?: unknown;
} & { readonly [campo: string]: Item[] };`);
  expect(code).toContain("export type Status = 'Em análise' | 'NovoItem' | 'em-analise';");
  expect(code).toContain('Item: {"pageSize":"inteiro","page_size":"inteiro","*":["Item"]},');
  expect(code).toContain("export type Decimal_ = 'NotaComercial';");
  expect(code).toContain(
    '    pagesize?: number;\n    };\n    body?: Item[];\n  }; result: void; paginas: true };',
  );
});

it('a client in Python has Python names, fields with defaults last, and escaped docstrings', () => {
  const code = writePython(model);
  expect(code).toContain(`@dataclass
class Item:
    """Um "item" */ \\\\u{ de "teste\\""""
    #: Um preço. (leitura nossa)
    #: minimum 1.50
    #: default 2.00
    #: Descontinuado.
    preco: Decimal
    class_: Optional[str] = None
    page_size: Optional[int] = None
    page_size2: Optional[int] = None
    modo: Optional[str] = None
    partes: Optional[Dict[str, Any]] = None
    livre: Optional[Any] = None
    outros_campos: Optional[Dict[str, List[Item]]] = None
    fora_do_contrato: Dict[str, Any] = field(default_factory=dict)
`);
  expect(code).toContain('"class_": "class", "preco": "preço", "page_size": "pageSize"');
  expect(code).toContain('    NOVO_ITEM = "NovoItem"\n    EM_ANALISE2 = "em-analise"');
  expect(code).toContain(
    'def trocar_item(self, item_id: str, body: Optional[List[Item]] = None, *, status: List[Status], page: Optional[int] = None, pagesize: Optional[int] = None) -> None:',
  );
});

it('a client in Java has a record with the names of the contract, and a builder that asks for what it requires', () => {
  const code = writeJava(model);
  expect(code).toContain(
    ' * Um "item" * / \\\\u{ de "teste"\n     * @param preco Um preço. (leitura nossa) minimum 1.50 default 2.00 Descontinuado.\n',
  );
  expect(code).toContain(`
        @Nome("class") String class_,
        @Nome("preço") BigDecimal preco,
        Long pageSize,
        @Nome("page_size") Long pageSize2,`);
  expect(code).toContain(
    'Map<String, List<Item>> outrosCampos,\n        Map<String, Object> foraD',
  );
  expect(code).toContain('return new Item(class_, required("preco", preco), pageSize,');
  expect(code).toContain(
    'public void trocarItem(String itemId, TrocarItemParams params, List<Item> body) {',
  );
  expect(code).toContain('trocarItem(itemId, params, null);');
});
