import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A Markdown table that scrolls inside itself on a narrow screen, and that the keyboard can scroll
 * too (WCAG 2.1.1). The scroller is a box around the table: a table that is made a block loses its
 * rows and columns for screen readers.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, not data
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop, arrow keys can't scroll it
    <div className={styles.scroller} role="group" aria-label="Tabela" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
