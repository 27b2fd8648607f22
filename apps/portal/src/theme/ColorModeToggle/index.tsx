import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The first script of a page handles this switch (`plugins/site-files`). */
export default function ColorModeToggle(): ReactNode {
  const label = 'Mudar entre modo claro e escuro';
  return (
    <button
      type="button"
      className={`clean-btn ${styles.toggle}`}
      data-color-mode
      title={label}
      aria-label={label}
    >
      <IconLightMode aria-hidden className={styles.light} />
      <IconDarkMode aria-hidden className={styles.dark} />
    </button>
  );
}
