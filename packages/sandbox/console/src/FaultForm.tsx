import { type ReactNode, useState } from 'react';
import type { DescribedCall } from '../../src/control/describeCalls.js';
import { ControlButton, Field, Form, Select } from './parts.js';
import { useShell } from './Shell.js';

const FAULTS: Readonly<Record<string, string>> = { timeout: 'sem resposta', none: 'só demora' };

export function FaultForm({ call }: { call: DescribedCall }): ReactNode {
  const { pulse, callControl } = useShell();
  const [kind, setKind] = useState('500');
  const ordered = pulse?.faults.find(({ operation }) => operation === call.id);
  const order = (form: FormData) => {
    const retryAfter = form.get('retryAfter');
    const fault = {
      operation: call.id,
      kind,
      remaining: Number(form.get('remaining')),
      delay: Number(form.get('delay')),
      afterWork: form.get('afterWork') !== null,
      ...(retryAfter ? { retryAfter: Number(retryAfter) } : {}),
    };
    void callControl('POST fail', fault, 'Falha pedida para as próximas chamadas.');
  };
  return (
    <details className="more">
      <summary>
        Simular uma falha{' '}
        {ordered && (
          <span className="tag r-error">
            {FAULTS[ordered.kind] ?? ordered.kind},{' '}
            {ordered.remaining === 1 ? 'na próxima' : `nas próximas ${ordered.remaining}`}
          </span>
        )}
      </summary>
      <Form onSend={order}>
        <div className="fields">
          <Field label="Resposta simulada">
            <Select
              value={kind}
              options={call.faults.map((one) => [one, FAULTS[one] ?? one])}
              onChange={({ target }) => setKind(target.value)}
            />
          </Field>
          <Field label="Quantas chamadas">
            <input name="remaining" type="number" min="1" max="1000" defaultValue="1" required />
          </Field>
          <Field label="Demora, em milissegundos">
            <input name="delay" type="number" min="0" max="120000" defaultValue="0" required />
          </Field>
          {kind === '429' && (
            <Field label="Retry-After, em segundos">
              <input name="retryAfter" type="number" min="0" max="86400" />
            </Field>
          )}
        </div>
        <label className="check">
          <input name="afterWork" type="checkbox" /> Só depois de gravar: o objeto passa a existir
        </label>
        <div className="buttons">
          <button type="submit">Pedir a falha</button>
          {ordered && (
            <ControlButton
              call="POST fail"
              body={{ operation: call.id, kind: ordered.kind, remaining: 0 }}
              done="A falha foi retirada."
              className="quiet"
            >
              Retirar
            </ControlButton>
          )}
        </div>
      </Form>
    </details>
  );
}
