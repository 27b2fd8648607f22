import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly status: string;
}

/** The status of a response, in the colour of what it says. */
export function StatusCode({ status }: Props): ReactNode {
  const { labels } = useRenderTools();
  return <b className={`r-status r-${classOf(status)}`}>{labels.status(status)}</b>;
}

function classOf(status: string): string {
  if (status.startsWith('2')) return 'ok';
  return /^[13]/.test(status) ? 'info' : 'error';
}
