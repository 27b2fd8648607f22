import type { Example, MediaType, Sample } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { describeLink } from '../blocks/describeLines.js';
import { labels } from '../labels.js';
import { useRenderTools } from './RenderContext.js';
import { CopyButton, Pieces, Prose } from './Text.js';

type CodeProps = Pick<Sample, 'code' | 'grammar'>;

export function CodeBlock({ code, grammar }: CodeProps): ReactNode {
  const { highlight } = useRenderTools();
  return (
    <div className="r-code">
      <CopyButton copies="code" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the keyboard's focus */}
      <pre tabIndex={0} dangerouslySetInnerHTML={{ __html: highlight(code, grammar) }} />
    </div>
  );
}

interface ExampleTabsProps {
  readonly id: string;
  readonly content: readonly MediaType[];
}

/** Each example of a body with its name; a single one may have none, since the panel already names it. */
export function namedExamples(content: readonly MediaType[]) {
  const all = content.flatMap((media) =>
    media.examples.map((example, index) => {
      const name = example.summary ?? example.name;
      const names = [name, content.length > 1 && media.name].filter(Boolean);
      return { key: `${media.name}.${index}`, name: names.join(' · '), example };
    }),
  );
  const isOnly = all.length === 1;
  return all.map((one) => ({ ...one, name: one.name || (isOnly ? '' : labels.example) }));
}

export function ExampleTabs({ id, content }: ExampleTabsProps): ReactNode {
  const tabs = namedExamples(content).map(({ example, key, name }) => ({
    key,
    label: name,
    content: <ExampleText example={example} />,
  }));
  const [only] = tabs;
  if (only?.label === '') return only.content;
  return <Tabs id={id} legend={labels.examples} tabs={tabs} />;
}

function ExampleText({ example }: { readonly example: Example }): ReactNode {
  const { cut, description, externalValue, language, text } = example;
  return (
    <>
      <Prose text={description} />
      {externalValue ? (
        <p>
          {labels.externalValue}: <Pieces of={describeLink(externalValue)} />
        </p>
      ) : (
        <CodeBlock code={text} grammar={language} />
      )}
      {cut && <p className="r-facts">{labels.cutValue}</p>}
    </>
  );
}

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly id: string;
  readonly legend: string;
  /** Stored choice that the tabs follow, if any (`language`). */
  readonly remember?: string;
}

/** Radio buttons and CSS, so that the tabs work without JavaScript. */
export function Tabs({ id, legend, tabs, remember }: TabsProps): ReactNode {
  const [only] = tabs;
  if (!only) return null;
  if (tabs.length === 1) {
    return (
      <>
        <p className="r-caption r-single">
          <span>{only.label}</span>
        </p>
        {only.content}
      </>
    );
  }
  return (
    <fieldset className="r-tabs" data-remember={remember}>
      <legend>{legend}</legend>
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
