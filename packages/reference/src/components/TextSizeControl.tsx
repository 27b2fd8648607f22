import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext.js';

/** Three sizes for the reference's text, the first that of the stylesheet; the choice is remembered. */
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
