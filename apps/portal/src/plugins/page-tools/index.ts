import type { Plugin } from '@docusaurus/types';
import { type ContractIndex, readContractIndex } from '../../contracts/buildContractIndex';
import { loadedReference } from '../../contracts/loadedContracts';
import { compileChecks } from './body/compileChecks';

/** Fields whose examples a reader can replace in samples, by the name of the reader's value. */
const examples = [
  { name: 'cnpj', operation: 'criarSolicitacao', field: 'cnpjDoEmissor' },
  { name: 'code', operation: 'criarBloqueio', field: 'operacaoCodigo' },
  { name: 'account', operation: 'gerarTokenDeAcesso', field: 'apiKey' },
];

/** Writes what the tools in pages know of the contracts (README.md). */
export default function pageTools(): Plugin {
  return {
    name: 'page-tools',

    async allContentLoaded({ actions, allContent }) {
      const { contracts } = loadedReference(allContent);
      const own = contracts.filter(({ isExtra }) => !isExtra);
      await actions.createData('checks.js', compileChecks(own));
      await actions.createData('examples.json', readExamples(readContractIndex()));
    },
  };
}

/** Examples of fields, by the names of the values that replace them. */
function readExamples(index: ContractIndex): Readonly<Record<string, string>> {
  return Object.fromEntries(
    examples.flatMap(({ field, name, operation }) => {
      const requests = index.examples[operation]?.filter(({ kind }) => kind === 'request') ?? [];
      const found = requests.map(({ text: body }) => JSON.parse(body)[field]).find(Boolean);
      return found ? [[name, String(found)]] : [];
    }),
  );
}
