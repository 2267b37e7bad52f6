import type { ReactNode } from 'react';

interface SwitchProps {
  label: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off; it applies at once. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-3 font-semibold">
      <input
        type="checkbox"
        role="switch"
        className="peer sr-only"
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span
        aria-hidden
        className="flex h-8 w-14 shrink-0 items-center rounded-chip edged border-strong bg-surface p-1 peer-checked:justify-end peer-checked:bg-text peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-text"
      >
        <span className="size-5 rounded-chip bg-strong in-[.peer:checked~*]:bg-surface" />
      </span>
      {label}
    </label>
  );
}
