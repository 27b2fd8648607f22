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

export default { ...MDXComponents, CodeBlock, Details, Diagram, HostSwitch };
