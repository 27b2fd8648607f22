import { expect, it } from 'vitest';
import { rolesPage } from '../rolesPage';
import { elementsOf, linksOf, show } from './support';

const doorsOf = (role: string) => show(`<RoleDoors role="${role}" />`, rolesPage);
const linksFor = (role: string) => linksOf(doorsOf(role));

it('links the fields, notifications, journeys, steps and questions of a role', () => {
  const links = linksFor('Custodiante');
  for (const link of [
    'Transferir custódia /docs/frontier/pos-emissao/api#transferirCustodia.body.investidor.custodianteOrigemCnpj',
    'Criar cadastro /docs/frontier/onboarding/api#criarCadastro.body.funcao',
    'Eventos de ofertas primárias /docs/frontier/webhook/eventos/ofertas-primarias',
    '4 /docs/frontier/jornadas/transferencias#passo-4-transferir-a-custódia',
  ]) {
    expect(links).toContain(link);
  }
  expect(links.join()).toContain('/docs/frontier/perguntas#custodiantes-diferentes');
  expect(links.join()).not.toContain('/docs/frontier/webhook/eventos/operacoes');
});

it('links the steps that expect a success of a call that names the role', () => {
  const steps = elementsOf(doorsOf('Escriturador'), 'a').map(({ attributes }) => attributes.href);
  expect(steps).toContain('/docs/frontier/homologacao#OPE-01');
  expect(steps.join()).not.toContain('#ACE-');
});

it('has no field for a role that the contracts do not name', () => {
  expect(linksFor('Gestor').filter((link) => link.includes('/api#'))).toEqual([]);
  expect(linksFor('Escriturador').join()).not.toContain('criarCadastro.body.funcao');
});

it('refuses an unknown role', () => {
  expect(() => linksFor('Gerente')).toThrow(
    'unknown role "Gerente". Nearest names: Gestor, Emissor',
  );
});
