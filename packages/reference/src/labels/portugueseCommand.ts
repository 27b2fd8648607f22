import type { FaultWords } from './FaultWords.js';

/** What the command says in Portuguese of Brazil of its options, files and output. */
export const portugueseCommand: FaultWords['command'] = {
  unknownOption: '{option}: opção desconhecida.',
  noValue: '{option}: informe {what}.',
  fileOrFolder: 'um arquivo ou uma pasta',
  labelsFile: 'um arquivo JSON de rótulos',
  titleText: 'um texto',
  logoFile: 'um arquivo SVG ou PNG',
  cssFile: 'um arquivo CSS',
  badValue: '{option} {value}: use {names}.',
  htmlOnly: '{option}: só com --format html; Markdown não tem aparência nem prévia.',
  titleOfSeveral: '--title: em Markdown, só acima da lista de vários documentos.',
  folderNeeded: '--layout {layout}: são várias páginas; informe a pasta com --out.',
  indexFolderNeeded: 'vários documentos formam uma pasta; informe-a em --out.',
  oneInput: 'a entrada padrão (-) é um só documento; informe-a uma vez.',
  oneLanguage: '--lang e --labels: use só uma; o arquivo de rótulos tem o próprio idioma.',
  noDocument: 'Informe um documento ou envie-o pela entrada padrão.',
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
  serveFiles: '--serve mostra arquivos que são salvos, não a entrada padrão; informe um documento.',
  portTaken: '--serve {ports}: em uso por outro programa; informe outra porta.',
  previewReady: 'Prévia: {address} (Ctrl+C encerra)',
  previewUpdated: 'Prévia atualizada.',
  standardOutput: 'saída padrão',
  unwritable: '{target}: não se pode gravar: {cause}; informe outro lugar em --out.',
  targetIsSpecial:
    '{target} não é arquivo nem pasta; informe um arquivo em --out ou deixe --out de fora e envie para lá a saída padrão.',
  failed:
    '{sources}: o comando falhou onde não deveria: {cause}. Relate isto, com o documento se puder; DEBUG=1 antes do comando diz onde foi.',
};
