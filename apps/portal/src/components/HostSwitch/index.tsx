import type { ReactNode } from 'react';
import { SAMPLE_HOSTS } from '../../shared/sampleHosts';

/** Chooses whom the samples of every page call, before the first of a guide, as the toolbar of a reference does. */
export default function HostSwitch(): ReactNode {
  const { button, label, name, options } = SAMPLE_HOSTS;
  return (
    <fieldset className="r-segments host-switch" data-native>
      <legend>{label}</legend>
      {options.map((option, index) => (
        <label key={option.value}>
          <input type="radio" name={name} value={option.value} defaultChecked={index === 0} />
          {option.label}
        </label>
      ))}
      <button type="button" {...button.attributes}>
        {button.label}
      </button>
    </fieldset>
  );
}
