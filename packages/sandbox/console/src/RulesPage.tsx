import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RuleEntry } from './api.js';
import { scanJson } from './jsonText.js';
import { Form, JsonEditor, Notice, OutsideLink, Pairs, Prose, Unknown, useTitle } from './parts.js';
import { RecordingPanel } from './RecordingPanel.js';
import { IS_TAB, linkTo, pageOfQuestion, useRoute } from './routes.js';
import { unsent, useShell } from './Shell.js';
import { hasWords } from './words.js';

export function RulesPage(): ReactNode {
  const { rules } = useShell();
  const { path } = useRoute();
  const [typed, setTyped] = useState('');
  const chosen = useRef<HTMLElement>(null);
  const id = path[1];
  useEffect(() => {
    if (id !== undefined) chosen.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  const isKnown = id === undefined || rules.some((one) => one.id === id);
  useTitle(isKnown ? (rules.find((one) => one.id === id)?.title ?? 'Regras') : undefined);
  const isNamed = ({ id: own, title }: RuleEntry) => Number(hasWords(`${own} ${title}`, typed));
  const found = rules
    .filter(({ id: own, says, title }) => hasWords(`${own} ${title} ${says}`, typed))
    .sort((one, other) => isNamed(other) - isNamed(one));
  return (
    <div className="page">
      <h1>Regras do simulador</h1>
      <p className="lead">
        Onde os contratos não dizem o que acontece, vale uma regra deste simulador. Nenhuma é
        promessa da Frontier. Os valores que você muda aqui valem até o simulador recomeçar do zero
        ou abrir um estado.
      </p>
      {!isKnown && <Unknown to={['regras']}>nenhuma regra é {id}</Unknown>}
      {IS_TAB && (
        <Notice>
          Nesta aba não há rede. O que as regras dizem de endereços, do receptor e do comando listen
          vale para o simulador instalado.
        </Notice>
      )}
      <RecordingPanel />
      <input
        className="search"
        type="search"
        placeholder="Procurar regra"
        aria-label="Procurar regra"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="muted" aria-live="polite">
        {found.length === 1 ? '1 regra' : `${found.length} regras`}
      </p>
      {found.map((rule) => (
        <article
          key={rule.id}
          className={rule.id === id ? 'rule is-chosen' : 'rule'}
          ref={rule.id === id ? chosen : undefined}
        >
          <h2>
            <a href={linkTo(['regras', rule.id])}>{rule.title}</a>
          </h2>
          <p className="route">
            <code className="muted">{rule.id}</code>{' '}
            {rule.question !== undefined && (
              <OutsideLink href={pageOfQuestion(rule.question)} className="assumption">
                leitura nossa
              </OutsideLink>
            )}
          </p>
          <p>
            <Prose text={rule.says} />
          </p>
          <Pairs
            of={Object.entries(rule.parameters).map(([name, value]) => [
              <code key="name">{name}</code>,
              <code key="value">{rule.id === 'contas' ? 'segredos' : JSON.stringify(value)}</code>,
            ])}
          />
          {rule.id !== 'contas' && Object.keys(rule.parameters).length > 0 && (
            <RuleForm rule={rule} />
          )}
        </article>
      ))}
    </div>
  );
}

/** Sets removed entries to null: the control merges the maps it receives, and null deletes an entry. */
function withRemoved(before: unknown, after: unknown): unknown {
  const isMap = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap(before) || !isMap(after)) return after;
  const kept = Object.entries(after).map(([name, value]): [string, unknown] => [
    name,
    withRemoved(Reflect.get(before, name), value),
  ]);
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return Object.fromEntries([...kept, ...removed.map((name) => [name, null])]);
}

function RuleForm({ rule: { id, parameters, title } }: { rule: RuleEntry }): ReactNode {
  const { callControl } = useShell();
  const key = `regra ${id}`;
  const [edited, setEdited] = useState(() => unsent.get(key));
  const [isOpen] = useState(edited !== undefined);
  const [refusal, setRefusal] = useState<string>();
  const text = edited ?? JSON.stringify(parameters, null, 2);
  const { fault } = scanJson(text);
  const edit = (after: string | undefined) => {
    setEdited(after);
    if (after === undefined) unsent.delete(key);
    else unsent.set(key, after);
    setRefusal(undefined);
  };
  const save = async () => {
    if (fault) return;
    const rules = { [id]: withRemoved(parameters, JSON.parse(text)) };
    const done = `A regra “${title}” tem outros valores.`;
    if (await callControl('PUT rules', rules, done, setRefusal)) edit(undefined);
  };
  return (
    <details className="more" open={isOpen}>
      <summary>Mudar os valores</summary>
      <Form onSend={save}>
        <JsonEditor
          label={`Valores de ${title}, em JSON`}
          text={text}
          fault={fault ?? refusal}
          onChange={edit}
        />
        <div className="buttons">
          <button type="submit" disabled={fault !== undefined}>
            Salvar
          </button>
        </div>
      </Form>
    </details>
  );
}
