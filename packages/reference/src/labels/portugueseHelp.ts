import type { HelpWords } from './HelpWords.js';

/** What the command says of itself in Portuguese of Brazil. */
export const portugueseHelp: HelpWords = {
  intro:
    'Escreve a referência de um documento OpenAPI 3 (YAML ou JSON) como HTML estático, legível sem JavaScript e sem nenhuma requisição a outro endereço, ou como Markdown.',
  headings: {
    usage: 'Uso',
    options: 'Opções',
    exit: 'Saída',
    examples: 'Exemplos',
  },
  names: {
    document: 'documento',
    options: 'opções',
    target: 'destino',
    file: 'arquivo',
    text: 'texto',
    port: 'porta',
  },
  samples: {
    page: 'pagina.html',
    markdown: 'pagina.md',
    folder: 'referencia',
    labels: 'rotulos.json',
    documents: 'pedidos.yaml usuarios.yaml',
  },
  document:
    'caminho ou URL; "-" ou nada: a entrada padrão. Vários formam uma pasta com uma página que os lista',
  out: 'arquivo a escrever; com vários documentos, ou nos layouts de várias páginas, a pasta. Sem ela, a página vai para a saída padrão',
  layoutPage: 'tudo em uma página (padrão)',
  layoutTag: 'uma página por grupo de operações',
  layoutOperation: 'uma página por operação',
  formatHtml: 'escrita como páginas HTML (padrão)',
  formatMarkdown:
    'escrita como arquivos Markdown, com o mesmo conteúdo e nos mesmos layouts, para assistentes, editores e scripts',
  lang: 'idioma das palavras da própria referência, das falhas e desta ajuda (padrão: en)',
  labels:
    'qualquer outro idioma: um arquivo JSON com todos os rótulos, ou com "extends": "en" e os que mudam',
  title: 'nome do conjunto, no topo de cada página e no título da janela',
  logo: 'imagem no topo de cada página: um arquivo SVG ou PNG, de até 1 MiB',
  css: 'folha de estilo que vem depois da que a ferramenta traz: cores, fontes e tamanhos são propriedades (--site-link, --reference-text-size…); até 1 MiB',
  serve:
    'prévia nesta máquina, na primeira porta livre a partir de 4000 ou na que for dada: volta quando um documento, o logo ou a folha de estilo é salvo, e mostra as falhas no lugar. Ctrl+C encerra',
  help: 'mostra esta ajuda',
  version: 'escreve a versão',
  notes:
    'As âncoras são as mesmas em todos os layouts: um link feito para um deles chega ao lugar certo nos outros. Um destino que já existe só é trocado quando a nova referência está inteira.',
  exitWritten: 'escrita',
  exitFault: 'falha em um documento, em outro arquivo ou na escrita, tudo em stderr',
  exitUsage: 'erro na linha de comando',
};
