import type { ReactNode } from 'react';
import type { Example } from '../model/types/text.js';
import { bareValue } from './bareValue.js';
import { ContractLink } from './ContractLink.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly examples: readonly Example[];
}

/** The examples of a parameter or header that say what each is an example of. */
export function ParameterExamples({ examples }: Props): ReactNode {
  const { labels } = useRenderTools();
  return examples.map(({ description, externalValue, language, name, summary, text }) => (
    <div className="r-facts" key={name}>
      {labels.example} {summary ?? name}:{' '}
      {externalValue ? (
        <ContractLink href={externalValue}>{externalValue}</ContractLink>
      ) : (
        <code>{language === 'json' ? bareValue(text).replace(/\n\s*/g, ' ') : text}</code>
      )}
      <Prose text={description} />
    </div>
  ));
}
