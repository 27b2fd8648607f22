import type { ReactNode } from 'react';

/**
 * Chooses whom the samples of every page call. The page script answers it and keeps the choice
 * (`plugins/sample-hosts`); without scripts it is not shown, and samples call the test environment.
 */
export default function HostSwitch(): ReactNode {
  return (
    <fieldset className="host-switch" data-native>
      <legend>Exemplos em</legend>
      <div>
        <label>
          <input type="radio" name="sample-host" value="homologacao" defaultChecked />
          homologação
        </label>
        <label>
          <input type="radio" name="sample-host" value="sandbox" />
          sandbox local
        </label>
      </div>
    </fieldset>
  );
}
