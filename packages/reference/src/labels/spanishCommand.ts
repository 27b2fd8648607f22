import type { FaultWords } from './FaultWords.js';

/** What the command says in Spanish of its options, files and output. */
export const spanishCommand: FaultWords['command'] = {
  unknownOption: '{option}: opción desconocida.',
  noValue: '{option}: indique {what}.',
  fileOrFolder: 'un archivo o una carpeta',
  labelsFile: 'un archivo JSON de etiquetas',
  titleText: 'un texto',
  logoFile: 'un archivo SVG o PNG',
  cssFile: 'un archivo CSS',
  badValue: '{option} {value}: use {names}.',
  htmlOnly: '{option}: solo con --format html; Markdown no tiene apariencia ni vista previa.',
  titleOfSeveral: '--title: en Markdown, solo sobre la lista de varios documentos.',
  folderNeeded: '--layout {layout}: son varias páginas; indique la carpeta con --out.',
  indexFolderNeeded: 'varios documentos forman una carpeta; indíquela con --out.',
  oneInput: 'la entrada estándar (-) es un solo documento; indíquela una vez.',
  oneLanguage: '--lang y --labels: use solo una; el archivo de etiquetas tiene su propio idioma.',
  noDocument: 'Indique un documento o envíelo por la entrada estándar.',
  help: 'Ayuda: {command}',
  standardInput: 'entrada estándar',
  targetIsFolder: '{target} es una carpeta; indique un archivo en --out.',
  targetIsFile: '{target} es un archivo; indique una carpeta en --out.',
  targetHoldsInput:
    '{target} contiene {source}, de donde sale la referencia; indique otro lugar en --out.',
  foreignFolder: '{target} contiene otras cosas; indique en --out una carpeta nueva o vacía.',
  unreadableFile: '{file}: no se puede leer: {cause}',
  notImage: '{file}: no es SVG ni PNG; indique con --logo un archivo así.',
  serveOrOut: '--serve y --out: use solo una.',
  serveFiles:
    '--serve muestra archivos que se guardan, no la entrada estándar; indique un documento.',
  portTaken: '--serve {ports}: lo usa otro programa; indique otro puerto.',
  previewReady: 'Vista previa: {address} (Ctrl+C la termina)',
  previewUpdated: 'Vista previa actualizada.',
  standardOutput: 'salida estándar',
  unwritable: '{target}: no se puede escribir: {cause}; indique otro lugar en --out.',
  targetIsSpecial:
    '{target} no es un archivo ni una carpeta; indique un archivo en --out u omita --out y envíe allí la salida estándar.',
  failed:
    '{sources}: la orden falló donde no debía: {cause}. Comuníquelo, con el documento si puede; DEBUG=1 delante de la orden dice dónde fue.',
};
