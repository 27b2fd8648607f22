import type { ReactNode } from 'react';
import { SAMPLE_HOSTS } from '../../shared/sampleHosts';

/** Guides of calls show it in their head, other pages before their first sample, references in their toolbar. */
export default function HostSwitch(): ReactNode {
  const { button, label, name, options } = SAMPLE_HOSTS;
  return (
    <fieldset className="r-segments host-switch">
      <legend className="r-aloud">{label}</legend>
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
