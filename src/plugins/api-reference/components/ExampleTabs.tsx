import type { ReactNode } from 'react';
import type { MediaType } from '../model/types/service';
import { CodeBlock } from './CodeBlock';
import { ContractLink } from './ContractLink';
import { Prose } from './Prose';
import { useRenderTools } from './RenderContext';
import { Tabs } from './Tabs';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly legend: string;
  readonly content: readonly MediaType[];
}

/** The named examples of one body, over all its media types. */
export function ExampleTabs({ id, legend, content }: Props): ReactNode {
  const { labels } = useRenderTools();
  const tabs = content.flatMap((media) =>
    media.examples.map((example, index) => {
      const name = example.generated ? labels.generatedExample : (example.summary ?? example.name);
      const label = [name ?? labels.example, content.length > 1 && media.name]
        .filter(Boolean)
        .join(' · ');
      return {
        key: `${media.name}.${index}`,
        label,
        content: (
          <>
            <Prose text={example.description} />
            {example.externalValue ? (
              <p>
                {labels.externalValue}:{' '}
                <ContractLink href={example.externalValue}>{example.externalValue}</ContractLink>
              </p>
            ) : (
              <CodeBlock code={example.text} grammar={example.language} />
            )}
          </>
        ),
      };
    }),
  );
  return <Tabs id={id} legend={legend} tabs={tabs} />;
}
