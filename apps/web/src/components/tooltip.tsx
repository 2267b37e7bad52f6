import * as Radix from '@radix-ui/react-tooltip';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { tooltipClosed, tooltipDelay } from './tooltip-delays.js';

interface TooltipProps {
  text: string;
  startOpen?: boolean;
  children: ReactNode;
}

/** The word of a button that shows only its icon; the button itself carries it as its name. */
export function Tooltip({ text, startOpen = false, children }: TooltipProps) {
  // Neighbours in the top bar are drawn in files of their own, so that one provider around them would be in the first file.
  const [delay, setDelay] = useState(tooltipDelay);
  const isOpen = useRef(startOpen);
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root
        defaultOpen={startOpen}
        onOpenChange={(open) => {
          isOpen.current = open;
          if (!open) tooltipClosed();
        }}
      >
        <Radix.Trigger
          asChild
          // The move that follows at once begins the wait.
          onPointerEnter={() => flushSync(() => setDelay(tooltipDelay()))}
          // It stays a moment longer for a pointer that moves onto it, and may go after the neighbour was entered.
          onPointerLeave={() => (isOpen.current ? tooltipClosed() : undefined)}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 rounded-chip bg-bar px-2.5 py-1.5 text-sm text-on-bar shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
