import type { Plugin } from '@docusaurus/types';
import { readContractIndex, testHosts } from '../../contracts/buildContractIndex';
import { ownContracts } from '../../contracts/loadedContracts';

/** Fields whose examples a reader can replace in samples, by the name of the reader's value. */
const fields = [
  { name: 'cnpj', operation: 'criarSolicitacao', field: 'cnpjDoEmissor' },
  { name: 'request', operation: 'consultarSolicitacao', field: 'id' },
  { name: 'code', operation: 'criarBloqueio', field: 'operacaoCodigo' },
  { name: 'account', operation: 'gerarTokenDeAcesso', field: 'apiKey' },
];

/** Gives pages the texts of samples that they can replace (README.md). */
export default function sampleHosts(): Plugin {
  return {
    name: 'sample-hosts',

    async allContentLoaded({ actions, allContent }) {
      const hosts = ownContracts(allContent).flatMap(({ service }) => testHosts(service));
      const known = readContractIndex().fields;
      const examples = Object.fromEntries(
        fields.map(({ field, name, operation }) => {
          const found = known.find((one) => one.operation === operation && one.path === field);
          return [name, found?.values[0]];
        }),
      );
      await actions.createData('samples.json', { hosts, examples });
    },
  };
}
