import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps } from 'react';
import Diagram from '../../components/Diagram';
import HostSwitch from '../../components/HostSwitch';

/** A native fold; links to it are checked. */
function Details(props: ComponentProps<'details'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} />;
}

/**
 * Docusaurus' Markdown components with our code blocks and diagrams, which are built at build time, native
 * folds, and the host switch.
 */
export default { ...MDXComponents, CodeBlock, Details, Diagram, HostSwitch };
