const NEEDS_APPLICATION = 'button, summary, [role=button], [role=tab], a[href="#"]';
/** Copy buttons, those of popovers, and elements which say that page modules or the browser answer what is clicked in them. */
const STANDS_ALONE = '[data-copy], [data-native], [popovertarget]';

/** Clicks kept until the application can answer them. */
export interface HeldClicks {
  /** Clicks again, in the application's hands, what was clicked last; later clicks are not kept. */
  readonly replay: () => void;
  /** The application did not come: what was clicked is no longer busy. */
  readonly release: () => void;
}

/**
 * Keeps clicks on controls that only the application can answer, and marks the control as busy so
 * that the reader sees it was noticed. Of several clicks the last counts.
 */
export function holdClicks(): HeldClicks {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const { target } = event;
    const control =
      target instanceof Element && !target.closest(STANDS_ALONE)
        ? target.closest<HTMLElement>(NEEDS_APPLICATION)
        : null;
    if (!control || event.defaultPrevented) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    release();
    held = control;
    control.setAttribute('aria-busy', 'true');
  };
  document.addEventListener('click', hold, true);

  function release(): HTMLElement | undefined {
    const control = held;
    held = undefined;
    control?.removeAttribute('aria-busy');
    return control;
  }

  return {
    release,
    replay() {
      document.removeEventListener('click', hold, true);
      release()?.click();
    },
  };
}
