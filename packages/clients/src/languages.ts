import type { ClientModel } from './clientModel';
import type { ServiceNames } from './names';
import { java } from './samples/javaSample';
import type { Dialect } from './samples/printCall';
import { python } from './samples/pythonSample';
import { typeScript } from './samples/typeScriptSample';
import { writeJava, writeJavaIndex } from './writeJava';
import { writePython, writePythonIndex } from './writePython';
import { writeTypeScript, writeTypeScriptIndex } from './writeTypeScript';

interface ClientLanguage {
  /** Folder of its files that are the same for all contracts (`runtime`). */
  readonly folder: string;
  /** Folder in its tarball; npm requires `package`. */
  readonly packed: string;
  readonly dialect: Dialect;
  readonly fileOf: (names: ServiceNames) => string;
  readonly write: (model: ClientModel) => string;
  readonly indexFile: string;
  readonly writeIndex: (models: readonly ClientModel[]) => string;
}

/** Every language of the clients, in the order of their samples. Its naming rules are in `NAMING`. */
export const LANGUAGES: readonly ClientLanguage[] = [
  {
    folder: 'typescript',
    packed: 'package',
    dialect: typeScript,
    fileOf: ({ camel }) => `src/${camel}.ts`,
    write: writeTypeScript,
    indexFile: 'src/index.ts',
    writeIndex: writeTypeScriptIndex,
  },
  {
    folder: 'python',
    packed: 'frontier-python',
    dialect: python,
    fileOf: ({ snake }) => `frontier_cliente/${snake}.py`,
    write: writePython,
    indexFile: 'frontier_cliente/__init__.py',
    writeIndex: writePythonIndex,
  },
  {
    folder: 'java',
    packed: 'frontier-java',
    dialect: java,
    fileOf: ({ type }) => `src/frontier/${type}.java`,
    write: writeJava,
    indexFile: 'src/frontier/Frontier.java',
    writeIndex: writeJavaIndex,
  },
];
