import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Address of the page that says who the service is. */
  readonly overview: string;
}

/** Names the service on the pages beyond its first. */
export function PageHeading({ title, overview }: Props): ReactNode {
  return (
    <header className="r-service r-brief">
      <h1>
        <a href={overview}>{title}</a>
      </h1>
    </header>
  );
}
