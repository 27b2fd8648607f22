/** The effect of a change on existing integrations; `text` is no change of the contract. */
export type Effect = 'breaking' | 'compatible' | 'text';

/** Who writes the value: the reader's system (`sent`), or the API (`received`). */
export type Side = 'sent' | 'received';

/** The effect of a change, and the reason as a sentence in Portuguese. */
export interface RuleOutcome {
  readonly effect: Effect;
  readonly why: string;
}

/** Title and outcomes of one kind of change. */
export interface Rule {
  /** The change in a few Portuguese words. */
  readonly title: string;
  readonly outcomes: Readonly<Record<Side, RuleOutcome>>;
  /** Whether the change adds something new. */
  readonly adds: boolean;
}

const breaks = (why: string): RuleOutcome => ({ effect: 'breaking', why });
const fits = (why: string): RuleOutcome => ({ effect: 'compatible', why });
const onlyText = (why: string): RuleOutcome => ({ effect: 'text', why });

/** A rule with the same outcome for both sides. */
const rule = (title: string, outcome: RuleOutcome): Rule => bySide(title, outcome, outcome);

/** A rule with one outcome per side. */
const bySide = (title: string, sent: RuleOutcome, received: RuleOutcome): Rule => ({
  title,
  outcomes: { sent, received },
  adds: false,
});

/** Marks a rule as adding something new. */
const adding = (added: Rule): Rule => ({ ...added, adds: true });

/** Rules about parameters, bodies and answers. */
const messageRules = {
  'parameter-added': adding(
    rule('Parâmetro opcional novo', fits('Quem não o envia é atendido como antes.')),
  ),
  'required-parameter-added': adding(
    rule('Parâmetro obrigatório novo', breaks('Quem não o envia passa a ser recusado.')),
  ),
  'parameter-removed': rule(
    'Parâmetro retirado',
    breaks('O valor de quem ainda o envia deixa de ter efeito ou é recusado.'),
  ),
  'parameter-moved': rule(
    'Parâmetro mudou de lugar',
    breaks('Quem o envia no lugar anterior não é entendido.'),
  ),
  'parameter-required': rule(
    'Parâmetro passou a obrigatório',
    breaks('Quem não o envia passa a ser recusado.'),
  ),
  'parameter-optional': rule(
    'Parâmetro passou a opcional',
    fits('Quem já o envia é atendido como antes.'),
  ),
  'parameter-form-changed': rule(
    'Escrita do parâmetro mudou',
    breaks('O mesmo valor passa a ser escrito de outro modo no endereço ou no cabeçalho.'),
  ),
  'body-added': adding(
    rule('Corpo opcional novo', fits('Quem não o envia é atendido como antes.')),
  ),
  'required-body-added': adding(
    rule('Corpo obrigatório novo', breaks('Quem não o envia passa a ser recusado.')),
  ),
  'body-removed': bySide(
    'Corpo retirado',
    breaks('O que se envia nele deixa de ter efeito ou é recusado.'),
    breaks('Quem lê o corpo deixa de recebê-lo.'),
  ),
  'body-required': bySide(
    'Corpo passou a obrigatório',
    breaks('Quem não o envia passa a ser recusado.'),
    fits('Quem já o lê passa a recebê-lo sempre.'),
  ),
  'body-optional': bySide(
    'Corpo passou a opcional',
    fits('Quem já o envia é atendido como antes.'),
    breaks('Quem conta com ele pode não recebê-lo.'),
  ),
  'content-type-added': adding(
    rule('Tipo de conteúdo novo', fits('Os tipos anteriores continuam a valer.')),
  ),
  'content-type-removed': bySide(
    'Tipo de conteúdo retirado',
    breaks('Quem envia nesse tipo passa a ser recusado.'),
    breaks('Quem lê esse tipo deixa de recebê-lo.'),
  ),
  'encoding-changed': rule(
    'Escrita de uma parte do corpo mudou',
    breaks('A mesma parte passa a viajar de outro modo.'),
  ),
  'success-added': adding(
    rule('Resposta de sucesso nova', fits('As respostas anteriores continuam a existir.')),
  ),
  'success-removed': rule(
    'Resposta de sucesso retirada',
    breaks('Quem espera por esse código deixa de reconhecer o sucesso.'),
  ),
  'error-added': adding(
    rule('Resposta de erro nova', fits('As respostas anteriores continuam a existir.')),
  ),
  'error-removed': rule(
    'Resposta de erro retirada',
    fits('O código que a tratava só deixa de ser usado.'),
  ),
  'error-text-changed': rule(
    'Texto de erro mudou',
    breaks('Quem compara o texto exato deixa de reconhecer o erro.'),
  ),
  'error-text-published': adding(
    rule('Texto de erro informado', fits('Antes não havia texto que alguém pudesse comparar.')),
  ),
  'header-added': adding(
    bySide(
      'Cabeçalho de resposta novo',
      breaks('Ele passa a ser esperado na resposta do seu sistema.'),
      fits('Quem não o lê é atendido como antes.'),
    ),
  ),
  'header-removed': bySide(
    'Cabeçalho de resposta retirado',
    fits('Ele deixa de ser esperado na resposta do seu sistema.'),
    breaks('Quem o lê deixa de recebê-lo.'),
  ),
  'header-required': bySide(
    'Cabeçalho de resposta passou a obrigatório',
    breaks('Sem ele a resposta do seu sistema pode ser recusada.'),
    fits('Quem já o lê passa a recebê-lo sempre.'),
  ),
  'header-optional': bySide(
    'Cabeçalho de resposta passou a opcional',
    fits('Quem já o envia continua a ser entendido.'),
    breaks('Quem conta com ele pode não recebê-lo.'),
  ),
  'parameter-deprecated': rule(
    'Parâmetro descontinuado',
    fits('Ele continua a valer, mas não o use em código novo.'),
  ),
  'parameter-restored': rule(
    'Parâmetro deixou de ser descontinuado',
    fits('Ele volta a poder ser usado em código novo.'),
  ),
};

/** Rules about a service and its operations. */
const operationRules = {
  'operation-added': adding(
    rule('Chamada nova', fits('Nenhuma chamada que já existia depende dela.')),
  ),
  'operation-removed': rule(
    'Chamada retirada',
    breaks('Quem ainda a chama deixa de ser atendido.'),
  ),
  'operation-renamed': rule(
    'operationId mudou',
    fits('O endereço chamado é o mesmo; só muda o nome em clientes gerados e nesta documentação.'),
  ),
  'path-changed': rule(
    'Caminho mudou',
    breaks('Quem chama o caminho anterior não encontra mais a chamada.'),
  ),
  'path-name-changed': rule(
    'Nome de parâmetro do caminho mudou',
    fits('O nome não viaja na chamada: o endereço montado é o mesmo.'),
  ),
  'method-changed': rule('Método mudou', breaks('Quem usa o método anterior é recusado.')),
  'operation-deprecated': rule(
    'Chamada descontinuada',
    fits('Ela continua a funcionar, mas não a use em código novo.'),
  ),
  'operation-restored': rule(
    'Chamada deixou de ser descontinuada',
    fits('Ela volta a poder ser usada em código novo.'),
  ),
  'event-added': adding(
    rule('Notificação nova', fits('As notificações que já existiam continuam como eram.')),
  ),
  'event-removed': rule(
    'Notificação retirada',
    breaks('Quem espera por ela deixa de ser avisado.'),
  ),
  'event-renamed': rule(
    'Nome da notificação mudou',
    breaks('Quem reconhece a notificação pelo nome anterior deixa de tratá-la.'),
  ),
  'security-changed': rule(
    'Autenticação mudou',
    breaks('Uma credencial que era aceita deixa de bastar.'),
  ),
  'security-widened': rule(
    'Autenticação aceita mais',
    fits('A credencial usada até aqui continua a ser aceita.'),
  ),
  'scheme-added': adding(
    rule('Forma de autenticação nova', fits('As formas anteriores continuam a valer.')),
  ),
  'scheme-removed': rule(
    'Forma de autenticação retirada',
    breaks('Quem se autentica por ela deixa de ser aceito.'),
  ),
  'scheme-changed': rule(
    'Forma de autenticação mudou',
    breaks('A credencial passa a ser pedida ou enviada de outro modo.'),
  ),
  'server-added': adding(rule('Servidor novo', fits('Os endereços anteriores continuam a valer.'))),
  'server-removed': rule(
    'Servidor retirado',
    breaks('Quem chama o endereço anterior deixa de ser atendido.'),
  ),
  'text-changed': rule('Texto mudou', onlyText('Só a descrição mudou: o contrato é o mesmo.')),
  'example-changed': rule('Exemplo mudou', onlyText('Só o exemplo mudou: o contrato é o mesmo.')),
};

const REFUSED = breaks('Um valor que era aceito passa a ser recusado.');
const STILL_ACCEPTED = fits('Todo valor que era aceito continua a ser.');
const STILL_READ = fits('Todo valor que ainda vem já podia vir antes.');
const UNEXPECTED = breaks('Pode vir um valor que antes não vinha, e quem lê não o espera.');

/** Fewer values are allowed than before. */
const narrowing = (title: string) => bySide(title, REFUSED, STILL_READ);
/** More values are allowed than before. */
const widening = (title: string) => bySide(title, STILL_ACCEPTED, UNEXPECTED);
/** Neither set of values contains the other. */
const other = (title: string) => bySide(title, REFUSED, UNEXPECTED);

/** Rules about a field and its values. */
const schemaRules = {
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

const all = { ...operationRules, ...messageRules, ...schemaRules };

/** The name of a rule, as stored in changelog entries. */
export type RuleId = keyof typeof all;

/** All kinds of change, in the order of a changelog entry. */
export const RULES: Readonly<Record<RuleId, Rule>> = all;
