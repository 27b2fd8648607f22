import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import ServedText from '@frontier/light-docusaurus/react';
import type { Props } from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { ReactNode } from 'react';

/**
 * A compiled guide; in the browser's bundle most guides are their HTML (`static-text` of `packages/light-docusaurus`).
 */
type CompiledGuide = PropDocContent & { readonly html?: string };

/** A guide's page: it provides the metadata, and renders the text as components or as HTML. */
export default function DocItem({ content }: Props): ReactNode {
  const Text: CompiledGuide = content;
  return (
    <DocProvider content={content}>
      <HtmlClassNameProvider className={`docs-doc-id-${content.metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout>
          {Text.html === undefined ? <Text /> : <ServedText html={Text.html} />}
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
