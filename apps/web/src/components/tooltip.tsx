import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip-delays.js';

/** Around things whose tooltips belong together: from one to the next there is no second wait. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  startOpen?: boolean;
  children: ReactNode;
}

/** The word of a button that shows only its icon; the button itself carries it as its name. */
export function Tooltip({ text, startOpen = false, children }: TooltipProps) {
  return (
    <Radix.Root defaultOpen={startOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
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
  );
}
