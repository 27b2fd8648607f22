import type { ReactNode } from 'react';
import { labels } from '../labels.js';
import type { SiteChoice } from './links.js';

interface Props {
  /** The site's own choices, before the reference's. */
  readonly choices?: readonly SiteChoice[] | undefined;
}

/** What a reader may set for the whole reference, in one row: each needs a script, and none is shown without. */
export function Toolbar({ choices = [] }: Props): ReactNode {
  return (
    <div className="r-tools">
      {choices.map((choice) => (
        <Segments key={choice.name} {...choice} />
      ))}
      <CodeSizeControl />
      <p className="r-folds">
        <button type="button" className="r-copy" data-folds="open">
          {labels.openAll}
        </button>{' '}
        <button type="button" className="r-copy" data-folds="closed">
          {labels.closeAll}
        </button>
      </p>
    </div>
  );
}

/** One of a few values: radio buttons that look like one control, the first chosen. */
function Segments({ button, label, name, options }: SiteChoice): ReactNode {
  return (
    <fieldset className="r-segments">
      <legend>{label}</legend>
      {options.map((option, index) => (
        <label key={option.value}>
          <input type="radio" name={name} value={option.value} defaultChecked={index === 0} />
          {option.label}
        </label>
      ))}
      {button && (
        <button type="button" {...button.attributes}>
          {button.label}
        </button>
      )}
    </fieldset>
  );
}

/** Steps of the size of code, in pixels of the browser's default: names of `data-code-size` in the stylesheet. */
const CODE_SIZES = [10, 13, 15];

/** Which of them holds at first depends on the screen: the script checks it. */
function CodeSizeControl(): ReactNode {
  const names = [labels.smallCode, labels.mediumCode, labels.largeCode];
  return (
    <fieldset className="r-segments r-size">
      <legend>{labels.codeSize}</legend>
      {CODE_SIZES.map((size, index) => (
        <label key={size} title={names[index]}>
          <input type="radio" aria-label={names[index]} name="reference-code-size" value={size} />
          <span aria-hidden="true">A</span>
        </label>
      ))}
    </fieldset>
  );
}
