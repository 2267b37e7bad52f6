import { Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';

import { Button } from './button.js';

interface DeferredButtonProps {
  label: string;
  icon: ReactNode;
  /** Draws the same button and, open from the start, what belongs to it. */
  panel: LazyExoticComponent<ComponentType>;
  preload: () => unknown;
}

/** A button of the top bar whose panel is fetched when a finger comes near, not with the first page. */
export function DeferredButton({ label, icon, panel: Panel, preload }: DeferredButtonProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="bar"
      size="icon"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      {icon}
    </Button>
  );
  return wanted ? (
    <Suspense fallback={button}>
      <Panel />
    </Suspense>
  ) : (
    button
  );
}
