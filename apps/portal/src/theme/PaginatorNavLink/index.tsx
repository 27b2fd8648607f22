import Link from '@docusaurus/Link';
import type { Props } from '@theme/PaginatorNavLink';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A link to a neighbour: its group, and its title with an arrow. */
export default function PaginatorNavLink({
  group,
  isNext,
  permalink,
  subLabel,
  title,
}: Props & { readonly group?: string }): ReactNode {
  return (
    <Link
      className={clsx(
        'pagination-nav__link',
        isNext ? 'pagination-nav__link--next' : 'pagination-nav__link--prev',
      )}
      to={permalink}
    >
      <div className="pagination-nav__sublabel">
        {subLabel}
        {group && ` · ${group}`}
      </div>
      <div className="pagination-nav__label">{title}</div>
    </Link>
  );
}
