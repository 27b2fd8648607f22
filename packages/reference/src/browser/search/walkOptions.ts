/** The options of a listbox, walked through by the keys of the field that it belongs to. */
export interface OptionWalk {
  /** Points to the first option, if there is one. */
  readonly reset: () => void;
  readonly current: () => HTMLElement | undefined;
}

/**
 * Walks through the options of a listbox while the focus stays in the field (the combobox of the
 * WAI-ARIA Authoring Practices).
 */
export function walkOptions(field: HTMLInputElement, list: HTMLElement): OptionWalk {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const current = () => options().find(({ ariaSelected }) => ariaSelected === 'true');

  function point(option: HTMLElement | undefined): void {
    const before = current();
    if (before) before.ariaSelected = 'false';
    if (!option) {
      field.removeAttribute('aria-activedescendant');
      return;
    }
    option.ariaSelected = 'true';
    field.setAttribute('aria-activedescendant', option.id);
  }

  field.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const all = options();
    const at = all.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || all.length === 0) return;
    event.preventDefault();
    const next = all[at < 0 && step < 0 ? all.length - 1 : (at + step + all.length) % all.length];
    point(next);
    next?.scrollIntoView({ block: 'nearest' });
  });
  // Not `pointerover`: it fires, too, when the list changes under a pointer at rest.
  list.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (option && option.ariaSelected !== 'true') point(option);
  });
  return {
    current,
    reset() {
      point(options()[0]);
      list.scrollTop = 0;
    },
  };
}
