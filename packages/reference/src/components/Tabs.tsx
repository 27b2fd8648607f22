import type { ReactNode } from 'react';

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly legend: string;
  readonly tabs: readonly Tab[];
  /** Remembered choice the tabs follow, if any (`language`). */
  readonly remember?: string;
  /** A control at the end of the row of names. */
  readonly aside?: ReactNode;
}

/** Alternatives of which one is shown: radio buttons and style, so that they work without JavaScript. */
export function Tabs({ id, legend, tabs, remember, aside }: Props): ReactNode {
  const [only] = tabs;
  if (!only) return null;
  if (tabs.length === 1) {
    return (
      <>
        <p className="r-caption">
          {aside}
          {only.label}
        </p>
        {only.content}
      </>
    );
  }
  return (
    <fieldset className="r-tabs" data-remember={remember}>
      <legend>{legend}</legend>
      {aside}
      {tabs.map(({ key, label, content }, index) => (
        <div className="r-tab" key={key}>
          <label>
            <input type="radio" name={id} value={key} defaultChecked={index === 0} />
            {label}
          </label>
          {content}
        </div>
      ))}
    </fieldset>
  );
}
