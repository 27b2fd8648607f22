/** The options of a listbox, walked through by the keys of the field that it belongs to. */
export interface OptionWalk {
  /** Points to the first option, or to none. */
  readonly reset: (toFirst: boolean) => void;
  readonly current: () => HTMLAnchorElement | undefined;
}

/**
 * Walks through the options of a listbox while the focus stays in the field (the combobox of the
 * WAI-ARIA Authoring Practices).
 */
export function followOptions(field: HTMLInputElement, list: HTMLElement): OptionWalk {
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const current = () => options().find(({ ariaSelected }) => ariaSelected === 'true');

  function point(option: HTMLAnchorElement | undefined): void {
    const before = current();
    if (before) before.ariaSelected = 'false';
    if (option) {
      option.ariaSelected = 'true';
      field.setAttribute('aria-activedescendant', option.id);
    } else field.removeAttribute('aria-activedescendant');
  }

  field.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const next = findNext(key, options(), current(), list.clientHeight);
    if (!next) return;
    event.preventDefault();
    point(next);
    next.scrollIntoView({ block: 'nearest' });
  });
  // A list that changes under a pointer at rest points to nothing new.
  list.addEventListener('pointermove', ({ target }) => {
    const option =
      target instanceof Element ? target.closest<HTMLAnchorElement>('[role=option]') : null;
    if (option && option.ariaSelected !== 'true') point(option);
  });
  return {
    current,
    reset(toFirst) {
      point(toFirst ? options()[0] : undefined);
      list.scrollTop = 0;
    },
  };
}

function findNext(
  key: string,
  options: readonly HTMLAnchorElement[],
  current: HTMLAnchorElement | undefined,
  height: number,
): HTMLAnchorElement | undefined {
  const last = options.length - 1;
  const at = current ? options.indexOf(current) : -1;
  const page = Math.max(1, Math.floor(height / (current?.offsetHeight || height)) - 1);
  switch (key) {
    case 'ArrowDown':
      return options[at === last ? 0 : at + 1];
    case 'ArrowUp':
      return options[at <= 0 ? last : at - 1];
    case 'Home':
      return options[0];
    case 'End':
      return options[last];
    case 'PageDown':
      return options[Math.min(last, at + page)];
    case 'PageUp':
      return options[Math.max(0, at - page)];
    default:
      return undefined;
  }
}
