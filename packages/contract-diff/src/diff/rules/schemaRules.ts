import { adding, breaks, bySide, fits, rule } from './Rule';

const REFUSED = breaks('Um valor que era aceito passa a ser recusado.');
const STILL_ACCEPTED = fits('Todo valor que era aceito continua a ser.');
const STILL_READ = fits('Todo valor que ainda vem já podia vir antes.');
const UNEXPECTED = breaks('Pode vir um valor que antes não vinha, e quem lê não o espera.');

/** Less is allowed than before. */
const narrowing = (title: string) => bySide(title, REFUSED, STILL_READ);
/** More is allowed than before. */
const widening = (title: string) => bySide(title, STILL_ACCEPTED, UNEXPECTED);
/** Neither holds the other. */
const other = (title: string) => bySide(title, REFUSED, UNEXPECTED);

/** What is judged of a field and its values. */
export const schemaRules = {
  'field-added': adding(
    bySide(
      'Campo novo',
      fits('Ele é opcional: quem não o envia é atendido como antes.'),
      fits('Quem não o lê continua a ler os outros.'),
    ),
  ),
  'required-field-added': adding(
    bySide(
      'Campo obrigatório novo',
      breaks('Quem não o envia passa a ser recusado.'),
      fits('Quem não o lê continua a ler os outros.'),
    ),
  ),
  'field-removed': bySide(
    'Campo retirado',
    breaks('O valor de quem ainda o envia deixa de ter efeito ou é recusado.'),
    breaks('Quem o lê deixa de recebê-lo.'),
  ),
  'field-required': bySide(
    'Campo passou a obrigatório',
    breaks('Quem não o envia passa a ser recusado.'),
    fits('Quem já o lê passa a recebê-lo sempre.'),
  ),
  'field-optional': bySide(
    'Campo passou a opcional',
    fits('Quem já o envia é atendido como antes.'),
    breaks('Quem conta com ele pode não recebê-lo.'),
  ),
  'field-deprecated': rule(
    'Campo descontinuado',
    fits('Ele continua a existir, mas não o use em código novo.'),
  ),
  'field-restored': rule(
    'Campo deixou de ser descontinuado',
    fits('Ele volta a poder ser usado em código novo.'),
  ),
  'type-narrowed': narrowing('Tipo mais restrito'),
  'type-widened': widening('Tipo mais amplo'),
  'type-changed': other('Tipo mudou'),
  'null-refused': narrowing('Deixou de aceitar null'),
  'null-accepted': widening('Passou a aceitar null'),
  'format-added': narrowing('Formato passou a ser fixado'),
  'format-removed': widening('Formato deixou de ser fixado'),
  'format-changed': other('Formato mudou'),
  'enum-values-removed': narrowing('Valores retirados da lista'),
  'enum-values-added': adding(widening('Valores novos na lista')),
  'enum-closed': narrowing('Passou a ter lista de valores'),
  'enum-opened': widening('Deixou de ter lista de valores'),
  'constant-added': narrowing('Valor passou a ser fixo'),
  'constant-removed': widening('Valor deixou de ser fixo'),
  'constant-changed': other('Valor fixo mudou'),
  'limit-tightened': narrowing('Limite mais apertado'),
  'limit-loosened': widening('Limite mais folgado'),
  'limit-changed': other('Limite mudou'),
  'default-added': rule(
    'Valor padrão informado',
    fits('O contrato passa a dizer o que vale para quem não envia o campo.'),
  ),
  'default-removed': bySide(
    'Valor padrão retirado',
    breaks('Quem não envia o campo não sabe mais que valor vale.'),
    fits('O que vem na resposta não depende dele.'),
  ),
  'default-changed': bySide(
    'Valor padrão mudou',
    breaks('Quem não envia o campo passa a ter outro valor.'),
    fits('O que vem na resposta não depende dele.'),
  ),
  'form-added': adding(widening('Forma nova')),
  'form-removed': narrowing('Forma retirada'),
  'other-fields-refused': narrowing('Deixou de aceitar outros campos'),
  'other-fields-accepted': widening('Passou a aceitar outros campos'),
  'schema-removed': widening('Conteúdo deixou de ser descrito'),
  'schema-added': narrowing('Conteúdo passou a ser descrito'),
  'rule-changed': rule(
    'Regra entre valores mudou',
    breaks('Não dá para garantir que tudo o que valia antes continua a valer.'),
  ),
};
