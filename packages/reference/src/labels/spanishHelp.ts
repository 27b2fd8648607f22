import type { HelpWords } from './HelpWords.js';

/** What the command says of itself in Spanish. */
export const spanishHelp: HelpWords = {
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
    'ruta o URL; "-" o nada: la entrada estándar. Varios forman una carpeta con una página que los enumera',
  out: 'archivo que se escribe; con varios documentos, o en las disposiciones de varias páginas, su carpeta. Sin ella, la página va a la salida estándar',
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
  serve:
    'vista previa en esta máquina, en el primer puerto libre desde 4000 o en el indicado: vuelve cuando se guarda un documento, el logo o la hoja de estilo, y muestra los errores en su lugar. Ctrl+C la termina',
  help: 'muestra esta ayuda',
  version: 'escribe la versión',
  notes:
    'Las anclas son las mismas en todas las disposiciones: un enlace hecho para una de ellas llega al lugar correcto en las otras. Un destino que ya existe solo se reemplaza cuando la nueva referencia está completa.',
  exitWritten: 'escrita',
  exitFault: 'error en un documento, en otro archivo o al escribir, todo en stderr',
  exitUsage: 'error en la línea de comandos',
};
