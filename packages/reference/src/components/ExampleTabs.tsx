import type { ReactNode } from 'react';
import type { MediaType } from '../model/types/service.js';
import type { Example } from '../model/types/text.js';
import { CodeBlock } from './CodeBlock.js';
import { ContractLink } from './ContractLink.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';
import { Tabs } from './Tabs.js';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly content: readonly MediaType[];
}

/** The named examples of one body, over all its media types. */
export function ExampleTabs({ id, content }: Props): ReactNode {
  const { labels } = useRenderTools();
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
  // A name that says no more than the panel around it would only be read twice.
  if (tabs.length === 1 && tabs[0]?.label === '') return tabs[0].content;
  const named = tabs.map((tab) => ({ ...tab, label: tab.label || labels.example }));
  return <Tabs id={id} legend={labels.examples} tabs={named} />;
}

function ExampleText({ example }: { readonly example: Example }): ReactNode {
  const { labels } = useRenderTools();
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
