import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';

import { Button } from '../../components/button.js';
import { FieldError, inputVariants } from '../../components/field.js';
import { BarPopover } from '../../components/popover.js';
import { serverMessage } from '../../lib/api-error.js';
import { cn } from '../../lib/cn.js';
import { useRoomFor } from '../../lib/use-room-for.js';
import { useSending } from '../../lib/use-sending.js';
import { findReference, pageOf } from './api.js';

const LABEL = 'Open by reference';
/** From this width on the box stands in the bar. */
const ROOM_REM = 64;
/** As long as the server takes it. */
const LONGEST = 40;

/** Opens the record whose reference, or the machine whose plant number is typed; behind a button on a phone. `/` leads to it. */
export function ReferenceBox() {
  return useRoomFor(ROOM_REM) ? <BoxInBar /> : <BoxBehindButton />;
}

function BoxInBar() {
  const box = useRef<HTMLInputElement>(null);
  useSlash(() => box.current?.focus());
  return (
    <div className="relative me-2 w-60">
      <ReferenceForm box={box} floating />
    </div>
  );
}

function BoxBehindButton() {
  const [open, setOpen] = useState(false);
  useSlash(() => setOpen(true));
  return (
    <BarPopover
      open={open}
      onOpenChange={setOpen}
      label={LABEL}
      icon={<Search aria-hidden />}
      title={LABEL}
      hint={false}
    >
      <ReferenceForm onOpened={() => setOpen(false)} />
    </BarPopover>
  );
}

interface ReferenceFormProps {
  box?: RefObject<HTMLInputElement | null>;
  /** What is wrong is said below the bar, which keeps its height. */
  floating?: boolean;
  onOpened?: () => void;
}

function ReferenceForm({ box, floating = false, onOpened }: ReferenceFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const look = useSending({
    mutationFn: findReference,
    onSuccess: (found) => {
      setTyped('');
      onOpened?.();
      void navigate(pageOf(found));
    },
  });
  const fault = look.error && (serverMessage(look.error) ?? 'No signal. Try again when there is one.');
  return (
    <form
      role="search"
      aria-label={LABEL}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) look.mutate(typed);
      }}
    >
      <div className="flex items-center gap-2">
        <input
          ref={box}
          id={id}
          aria-label="Reference"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
          className={cn(
            inputVariants({ invalid: Boolean(fault), size: 'compact' }),
            'uppercase placeholder:normal-case',
          )}
          placeholder="TS-7K3M9QXD"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            look.reset();
          }}
        />
        <Button
          type="submit"
          variant={floating ? 'bar' : 'outline'}
          size="icon"
          aria-label="Open"
          disabled={look.isPending}
        >
          <Search aria-hidden />
        </Button>
      </div>
      {fault ? (
        <div
          role="alert"
          className={cn(
            floating &&
              'absolute inset-x-0 top-full z-40 mt-2 rounded-card border border-line bg-surface p-3 shadow-float',
          )}
        >
          <FieldError id={`${id}-error`}>{fault}</FieldError>
        </div>
      ) : null}
    </form>
  );
}

/** Does it when `/` is pressed where nothing is typed and no dialog is open. */
function useSlash(act: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
      if (document.querySelector('[data-holds-page]')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
