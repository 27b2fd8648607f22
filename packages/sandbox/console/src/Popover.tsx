import { type ReactNode, useEffect, useRef, useState } from 'react';

interface PopoverProps {
  id: string;
  /** The content of the button that opens it. */
  label: ReactNode;
  children: ReactNode;
}

/** A button and its panel, which Escape or a press outside closes. */
export function Popover({ id, label, children }: PopoverProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const isOutside = !place.current?.contains(event.target as Node);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isOutside) setOpen(false);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);
  return (
    <div className="tool" ref={place}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} className="popover" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
