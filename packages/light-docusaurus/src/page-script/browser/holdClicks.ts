const NEEDS_APPLICATION = 'button, summary, [role=button], [role=tab], a[href="#"]';
/** Elements whose clicks a page module or the browser handles. */
const WORKS_WITHOUT_REACT = '[data-copy], [data-native], [popovertarget]';

/** The last click before the application runs. */
export interface HeldClicks {
  /** Repeats the click on the last control and stops holding clicks. */
  readonly replay: () => void;
  /** Drops the click and removes `aria-busy`, for when the application failed to load. */
  readonly release: () => void;
}

/**
 * Holds the last click on a control that needs the application, and marks the control with
 * `aria-busy`.
 */
export function holdClicks(): HeldClicks {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const { target } = event;
    const control =
      target instanceof Element && !target.closest(WORKS_WITHOUT_REACT)
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
