import { expect, it } from 'vitest';
import { modelSnapshots } from '../../../../../tests/support/snapshots';
import { listOperationEntries } from '../listOperations';

it('marks what is new or changed', () => {
  const contract = modelSnapshots().find(({ service }) => service.id === 'pos-emissao');
  const badge = { label: 'mudou', description: '', href: '' };
  const badges = new Map([
    ['criarBloqueio', badge],
    ['criarBloqueio.body.quantidade', { ...badge, label: 'novo' }],
  ]);
  const listed = contract ? listOperationEntries({ ...contract, badges }) : [];
  const marked = listed.flatMap((group) =>
    [group, ...group.entries].flatMap(({ anchor, mark }) => (mark ? [[anchor, mark]] : [])),
  );
  expect(marked).toEqual([
    ['criarBloqueio', 'mudou'],
    ['criarBloqueio.body.quantidade', 'novo'],
  ]);
});
