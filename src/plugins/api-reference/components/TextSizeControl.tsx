import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext';

/** Three sizes for the reference's text; the choice is remembered (specification §9: 14, 12 and 10 px at the default). */
export function TextSizeControl(): ReactNode {
  const { labels } = useRenderTools();
  const sizes = [labels.smallerText, labels.normalText, labels.largerText];
  return (
    <fieldset className="r-size">
      <legend>{labels.textSize}</legend>
      {sizes.map((name, index) => (
        <label key={name} title={name}>
          <input
            type="radio"
            name="reference-text-size"
            value={index}
            defaultChecked={index === 0}
            aria-label={name}
          />
          <span aria-hidden="true">A</span>
        </label>
      ))}
    </fieldset>
  );
}
