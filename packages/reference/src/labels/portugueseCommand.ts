import type { englishCommand } from './englishCommand.js';
import type { Words } from './faults/index.js';

/** What the command says in Portuguese of Brazil. */
export const portugueseCommand: Words<typeof englishCommand> = {
  help: {
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
      folder: 'pasta',
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
      'caminho ou URL; "-" ou nada: a entrada padrão. Vários formam uma pasta com uma página que os lista; os de mesmo título são versões de um só',
    out: 'arquivo a escrever; com vários documentos, ou nos layouts de várias páginas, a pasta. Sem ela, a página vai para a saída padrão',
    bundle:
      'lê também os outros arquivos que as referências de um documento apontam: os da pasta dele e abaixo dela. Endereços não são lidos',
    root: 'com --bundle: a pasta que contém todos os arquivos, quando não é a do documento',
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
    strict: 'avisos são falhas: nada é gravado enquanto houver um',
    extensions: 'extensões cujos valores aparecem onde estão, cada um com o seu nome',
    noUnusedSchemas: 'deixa de fora a seção dos esquemas que nenhuma operação nem webhook usa',
    serve:
      'prévia nesta máquina, na primeira porta livre a partir de 4000 ou na que for dada: volta quando um documento, o logo ou a folha de estilo é salvo, e mostra as falhas no lugar. Ctrl+C encerra',
    help: 'mostra esta ajuda',
    version: 'escreve a versão',
    notes:
      'As âncoras são as mesmas em todos os layouts: um link feito para um deles chega ao lugar certo nos outros. Um destino que já existe só é trocado quando a nova referência está inteira.',
    exitWritten: 'escrita',
    exitFault: 'falha em um documento, em outro arquivo ou na escrita, tudo em stderr',
    exitUsage: 'erro na linha de comando',
  },
  command: {
    unknownOption: '{option}: opção desconhecida.',
    misspeltOption: '{option}: opção desconhecida; seria {nearest}?',
    noValue: '{option}: informe {what}.',
    fileOrFolder: 'um arquivo ou uma pasta',
    labelsFile: 'um arquivo JSON de rótulos',
    titleText: 'um texto',
    logoFile: 'um arquivo SVG ou PNG',
    cssFile: 'um arquivo CSS',
    rootFolder: 'uma pasta',
    extensionNames: 'nomes de extensões, como x-a,x-b',
    notExtension: '--extensions {name}: nomes de extensões começam com x-.',
    readExtension: '--extensions {name}: a referência já mostra o que ela significa; retire-a.',
    badValue: '{option} {value}: use {names}.',
    htmlOnly: '{option}: só com --format html; Markdown não tem aparência nem prévia.',
    titleOfSeveral: '--title: em Markdown, só acima da lista de vários documentos.',
    folderNeeded: '--layout {layout}: são várias páginas; informe a pasta com --out.',
    indexFolderNeeded: 'vários documentos formam uma pasta; informe-a em --out.',
    oneInput: 'a entrada padrão (-) é um só documento; informe-a uma vez.',
    oneLanguage: '--lang e --labels: use só uma; o arquivo de rótulos tem o próprio idioma.',
    rootNeedsBundle: '--root: só com --bundle.',
    bundleFiles:
      '--bundle: {source} não tem uma pasta de arquivos; salve o documento com seus arquivos e informe o caminho.',
    help: 'Ajuda: {command}',
    standardInput: 'entrada padrão',
    targetIsFolder: '{target} é uma pasta; informe um arquivo em --out.',
    targetIsFile: '{target} é um arquivo; informe uma pasta em --out.',
    targetHoldsInput:
      '{target} contém {source}, de que é feita a referência; informe outro lugar em --out.',
    foreignFolder: '{target} guarda outras coisas; informe em --out uma pasta nova ou vazia.',
    unreadableFile: '{file}: não se pode ler: {cause}',
    notImage: '{file}: não é SVG nem PNG; informe em --logo um arquivo assim.',
    serveOrOut: '--serve e --out: use só uma.',
    serveFiles:
      '--serve mostra arquivos que são salvos, não a entrada padrão; informe um documento.',
    portTaken: '--serve {ports}: em uso por outro programa; informe outra porta.',
    largePage:
      'Nota: uma página tem {count} elementos e abre devagar no navegador; --layout {layout} faz páginas menores.',
    previewReady: 'Prévia: {address} (Ctrl+C encerra)',
    previewUpdated: 'Prévia atualizada.',
    standardOutput: 'saída padrão',
    unwritable: '{target}: não se pode gravar: {cause}; informe outro lugar em --out.',
    targetIsSpecial:
      '{target} não é arquivo nem pasta; informe um arquivo em --out ou deixe --out de fora e envie para lá a saída padrão.',
    failed:
      '{sources}: o comando falhou onde não deveria: {cause}. Relate isto, com o documento se puder; DEBUG=1 antes do comando diz onde foi.',
  },
  labels: {
    title: {
      one: '{name}: {count} falha nos rótulos:',
      other: '{name}: {count} falhas nos rótulos:',
    },
    unreadable: 'não se pode ler: {cause}',
    notJson: 'não é JSON: {cause}',
    notObject: 'esperado um objeto com os rótulos, encontrado: {found}',
    extend:
      'com "extends": "en" (ou um de {names}) no arquivo, o que ele deixa de fora vem desse idioma',
    missing: '{path}: falta',
    moreMissing: '… e mais {count} em falta',
    unknown: '{path}: desconhecido',
    unknownNear: '{path}: desconhecido; seria {nearest}?',
    notText: '{path}: esperado um texto, encontrado: {found}',
    notList: '{path}: esperada uma lista de textos, encontrado: {found}',
    notGroup: '{path}: esperado um objeto, encontrado: {found}',
    notPlural:
      '{path}: esperadas formas por número, um objeto com ao menos "other", encontrado: {found}',
    unknownForm: '{path}: forma desconhecida; use {names}',
    empty: '{path}: vazio',
    unknownPlace: '{path}: marcador desconhecido {place}; há: {names}',
    noPlace: '{path}: não tem marcadores, encontrado: {place}',
    missingPlace: '{path}: falta o marcador {place}',
    notLanguage: 'language: esperada uma etiqueta de idioma, como fr ou pt-BR, encontrado: {found}',
    unknownBase: 'extends: esperado um destes: {names}, encontrado: {found}',
  },
};
