import { LANGUAGES } from './languages';

/** What `--help` prints. */
export const HELP = `Escreve a referência de um documento OpenAPI 3 (YAML ou JSON) como HTML estático: legível sem
JavaScript, sem nenhuma requisição a outro endereço.

Uso
  npm run --silent reference -- [documento] [opções]

  documento            caminho ou URL; "-" ou nada: a entrada padrão

Opções
  -o, --out destino    arquivo a escrever; nos layouts de várias páginas, a pasta.
                       Sem ela, a página vai para a saída padrão
  --layout page        tudo em uma página (padrão)
  --layout tag         uma página por grupo de operações
  --layout operation   uma página por operação
  --lang ${Object.keys(LANGUAGES).join('|').padEnd(14)}idioma das palavras da própria referência (padrão: pt)
  -h, --help           mostra esta ajuda

As âncoras são as mesmas em todos os layouts: um link feito para um deles chega ao lugar certo nos
outros. Um destino que já existe só é trocado quando a nova referência está inteira.

Saída
  0  escrita   1  falha no documento ou na escrita, tudo em stderr   2  erro na linha de comando

Exemplos
  npm run --silent reference -- openapi.yaml --out pagina.html
  npm run --silent reference -- openapi.yaml --out referencia --layout operation
  cat openapi.json | npm run --silent reference > pagina.html
`;
