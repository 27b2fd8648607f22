import { type ReactNode, useState } from 'react';

interface PopoverProps {
  id: string;
  label: ReactNode;
  children: ReactNode;
}

/** A button and its panel, which Escape or a press outside closes. */
export function Popover({ id, label, children }: PopoverProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" popoverTarget={id}>
        {label}
      </button>
      <div
        id={id}
        className="popover"
        popover="auto"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && children}
      </div>
    </>
  );
}
