import type { Example, MediaType, Sample } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { labels } from '../labels.js';
import { useRenderTools } from './RenderContext.js';
import { ContractLink, CopyButton, Prose } from './Text.js';
import { valueInLine } from './values.js';

type CodeProps = Pick<Sample, 'code' | 'grammar' | 'isWritten'>;

/** Code highlighted at build time, with a copy button. */
export function CodeBlock({ code, grammar, isWritten }: CodeProps): ReactNode {
  const { highlight } = useRenderTools();
  return (
    <div className="r-code">
      <CopyButton copies="code" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the keyboard's focus */}
      <pre tabIndex={0} dangerouslySetInnerHTML={{ __html: highlight(code, grammar, isWritten) }} />
    </div>
  );
}

interface ExampleTabsProps {
  /** Unique on the page. */
  readonly id: string;
  readonly content: readonly MediaType[];
}

export function ExampleTabs({ id, content }: ExampleTabsProps): ReactNode {
  const tabs = content.flatMap((media) =>
    media.examples.map((example, index) => {
      const name = example.generated ? labels.generatedExample : (example.summary ?? example.name);
      const names = [name, content.length > 1 && media.name].filter(Boolean);
      return {
        key: `${media.name}.${index}`,
        label: names.join(' · '),
        content: <ExampleText example={example} />,
      };
    }),
  );
  // A single example without a name needs no tab: the panel already names it.
  if (tabs.length === 1 && tabs[0]?.label === '') return tabs[0].content;
  const named = tabs.map((tab) => ({ ...tab, label: tab.label || labels.example }));
  return <Tabs id={id} legend={labels.examples} tabs={named} hasSelect />;
}

function ExampleText({ example }: { readonly example: Example }): ReactNode {
  const { cut, description, externalValue, language, text } = example;
  return (
    <>
      <Prose text={description} />
      {externalValue ? (
        <p>
          {labels.externalValue}: <ContractLink href={externalValue}>{externalValue}</ContractLink>
        </p>
      ) : (
        <CodeBlock code={text} grammar={language} />
      )}
      {cut && <p className="r-facts">{labels.cutValue}</p>}
    </>
  );
}

export function ParameterExample({ example }: { readonly example: Example }): ReactNode {
  const { description, externalValue, language, name, serialized, summary, text } = example;
  return (
    <div className="r-facts">
      {labels.example} {summary ?? name}
      {serialized !== text && ': '}
      {externalValue && <ContractLink href={externalValue}>{externalValue}</ContractLink>}
      {!externalValue && serialized !== text && (
        <code>{valueInLine(language === 'json' ? text : JSON.stringify(text))}</code>
      )}
      {serialized && (
        <>
          {' '}
          · {labels.serialized}: <code>{serialized}</code>
        </>
      )}
      <Prose text={description} />
    </div>
  );
}

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** With scripts, a select in the panel's toolbar replaces the row of tabs, whose names are then plain texts. */
  readonly hasSelect?: boolean;
  /** Unique on the page. */
  readonly id: string;
  readonly legend: string;
  /** Stored choice that the tabs follow, if any (`language`). */
  readonly remember?: string;
  /** Control at the end of the row of tabs. */
  readonly aside?: ReactNode;
}

/** Tabs made of radio buttons and CSS, so that they work without JavaScript. */
export function Tabs({ id, legend, tabs, remember, aside, hasSelect }: TabsProps): ReactNode {
  const [only] = tabs;
  if (!only) return null;
  if (tabs.length === 1) {
    return (
      <>
        <p className="r-caption r-single">
          <span>{only.label}</span>
          {aside}
        </p>
        {only.content}
      </>
    );
  }
  return (
    <fieldset className="r-tabs" data-remember={remember}>
      <legend>{legend}</legend>
      {aside}
      {hasSelect && (
        <select className="r-select" aria-label={legend} data-tabs="">
          {tabs.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )}
      {tabs.map(({ key, label, content }, index) => (
        <div className="r-tab" key={key}>
          <label>
            <input type="radio" name={id} defaultChecked={index === 0} value={key} />
            {label}
          </label>
          {content}
        </div>
      ))}
    </fieldset>
  );
}
