import type { englishCommand } from './englishCommand.js';
import type { Words } from './faults/index.js';

/** What the command says in Spanish. */
export const spanishCommand: Words<typeof englishCommand> = {
  help: {
    intro:
      'Escribe la referencia de un documento OpenAPI 3 (YAML o JSON) como HTML estático, legible sin JavaScript y sin ninguna solicitud a otra dirección, o como Markdown.',
    headings: {
      usage: 'Uso',
      options: 'Opciones',
      exit: 'Código de salida',
      examples: 'Ejemplos',
    },
    names: {
      document: 'documento',
      options: 'opciones',
      target: 'destino',
      file: 'archivo',
      folder: 'carpeta',
      text: 'texto',
      port: 'puerto',
    },
    samples: {
      page: 'pagina.html',
      markdown: 'pagina.md',
      folder: 'referencia',
      labels: 'etiquetas.json',
      documents: 'pedidos.yaml usuarios.yaml',
    },
    document:
      'ruta o URL; "-" o nada: la entrada estándar. Varios forman una carpeta con una página que los enumera; los del mismo título son versiones de uno solo',
    out: 'archivo que se escribe; con varios documentos, o en las disposiciones de varias páginas, su carpeta. Sin ella, la página va a la salida estándar',
    bundle:
      'lee también los otros archivos que señalan las referencias de un documento: los de su carpeta y los que están por debajo. Las direcciones no se leen',
    root: 'con --bundle: la carpeta que contiene todos los archivos, cuando no es la del documento',
    layoutPage: 'todo en una página (predeterminado)',
    layoutTag: 'una página por grupo de operaciones',
    layoutOperation: 'una página por operación',
    formatHtml: 'escrita como páginas HTML (predeterminado)',
    formatMarkdown:
      'escrita como archivos Markdown, con el mismo contenido y en los mismos layouts, para asistentes, editores y scripts',
    lang: 'idioma de las palabras propias de la referencia, de los errores y de esta ayuda (predeterminado: en)',
    labels:
      'cualquier otro idioma: un archivo JSON con todas las etiquetas, o con "extends": "en" y las que cambian',
    title: 'nombre del conjunto, en lo alto de cada página y en el título de la ventana',
    logo: 'imagen en lo alto de cada página: un archivo SVG o PNG, de 1 MiB como máximo',
    css: 'hoja de estilo que va después de la que trae la herramienta: colores, fuentes y tamaños son propiedades (--site-link, --reference-text-size…); 1 MiB como máximo',
    strict: 'los avisos son errores: no se escribe nada mientras haya uno',
    extensions: 'extensiones cuyos valores aparecen donde están, cada uno con su nombre',
    noUnusedSchemas: 'deja fuera la sección de los esquemas que ninguna operación ni webhook usa',
    serve:
      'vista previa en esta máquina, en el primer puerto libre desde 4000 o en el indicado: vuelve cuando se guarda un documento, el logo o la hoja de estilo, y muestra los errores en su lugar. Ctrl+C la termina',
    help: 'muestra esta ayuda',
    version: 'escribe la versión',
    notes:
      'Las anclas son las mismas en todas las disposiciones: un enlace hecho para una de ellas llega al lugar correcto en las otras. Un destino que ya existe solo se reemplaza cuando la nueva referencia está completa.',
    exitWritten: 'escrita',
    exitFault: 'error en un documento, en otro archivo o al escribir, todo en stderr',
    exitUsage: 'error en la línea de comandos',
  },
  command: {
    unknownOption: '{option}: opción desconocida.',
    misspeltOption: '{option}: opción desconocida; ¿sería {nearest}?',
    noValue: '{option}: indique {what}.',
    fileOrFolder: 'un archivo o una carpeta',
    labelsFile: 'un archivo JSON de etiquetas',
    titleText: 'un texto',
    logoFile: 'un archivo SVG o PNG',
    cssFile: 'un archivo CSS',
    rootFolder: 'una carpeta',
    extensionNames: 'nombres de extensiones, como x-a,x-b',
    notExtension: '--extensions {name}: los nombres de extensiones comienzan con x-.',
    readExtension: '--extensions {name}: la referencia ya muestra lo que significa; quítela.',
    badValue: '{option} {value}: use {names}.',
    htmlOnly: '{option}: solo con --format html; Markdown no tiene apariencia ni vista previa.',
    titleOfSeveral: '--title: en Markdown, solo sobre la lista de varios documentos.',
    folderNeeded: '--layout {layout}: son varias páginas; indique la carpeta con --out.',
    indexFolderNeeded: 'varios documentos forman una carpeta; indíquela con --out.',
    oneInput: 'la entrada estándar (-) es un solo documento; indíquela una vez.',
    oneLanguage: '--lang y --labels: use solo una; el archivo de etiquetas tiene su propio idioma.',
    rootNeedsBundle: '--root: solo con --bundle.',
    bundleFiles:
      '--bundle: {source} no tiene una carpeta de archivos; guarde el documento con sus archivos e indique su ruta.',
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
    largePage:
      'Nota: una página tiene {count} elementos y se abre despacio en el navegador; --layout {layout} hace páginas más pequeñas.',
    previewReady: 'Vista previa: {address} (Ctrl+C la termina)',
    previewUpdated: 'Vista previa actualizada.',
    standardOutput: 'salida estándar',
    unwritable: '{target}: no se puede escribir: {cause}; indique otro lugar en --out.',
    targetIsSpecial:
      '{target} no es un archivo ni una carpeta; indique un archivo en --out u omita --out y envíe allí la salida estándar.',
    failed:
      '{sources}: la orden falló donde no debía: {cause}. Comuníquelo, con el documento si puede; DEBUG=1 delante de la orden dice dónde fue.',
  },
  labels: {
    title: {
      one: '{name}: {count} error en las etiquetas:',
      other: '{name}: {count} errores en las etiquetas:',
    },
    unreadable: 'no se puede leer: {cause}',
    notJson: 'no es JSON: {cause}',
    notObject: 'se esperaba un objeto con las etiquetas, se encontró: {found}',
    extend:
      'con "extends": "en" (o uno de {names}) en el archivo, lo que este omite viene de ese idioma',
    missing: '{path}: falta',
    moreMissing: '… y {count} más sin texto',
    unknown: '{path}: desconocida',
    unknownNear: '{path}: desconocida; ¿es {nearest}?',
    notText: '{path}: se esperaba un texto, se encontró: {found}',
    notList: '{path}: se esperaba una lista de textos, se encontró: {found}',
    notGroup: '{path}: se esperaba un objeto, se encontró: {found}',
    notPlural:
      '{path}: se esperaban formas por número, un objeto con al menos "other", se encontró: {found}',
    unknownForm: '{path}: forma desconocida; use {names}',
    empty: '{path}: vacía',
    unknownPlace: '{path}: marcador desconocido {place}; hay: {names}',
    noPlace: '{path}: no lleva marcadores, se encontró: {place}',
    missingPlace: '{path}: falta el marcador {place}',
    notLanguage:
      'language: se esperaba una etiqueta de idioma, como fr o pt-BR, se encontró: {found}',
    unknownBase: 'extends: se esperaba uno de estos: {names}, se encontró: {found}',
  },
};
