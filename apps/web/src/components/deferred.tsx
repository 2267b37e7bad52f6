import { Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';

import { Button } from './button.js';

export interface DeferredPanelProps {
  startOpen: boolean;
}

interface DeferredButtonProps {
  label: string;
  icon: ReactNode;
  /** Draws the same button and what belongs to it, opened already after a tap. */
  panel: LazyExoticComponent<ComponentType<DeferredPanelProps>>;
  preload: () => unknown;
}

/** A button of the top bar whose panel is fetched when a finger comes near, not with the first page. */
export function DeferredButton({ label, icon, panel: Panel, preload }: DeferredButtonProps) {
  const [wanted, setWanted] = useState<'no' | 'hovered' | 'tapped'>('no');
  const button = (
    <Button
      variant="bar"
      size="icon"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={(event) => (event.pointerType === 'mouse' ? setWanted('hovered') : preload())}
      onFocus={preload}
      onClick={() => setWanted('tapped')}
    >
      {icon}
    </Button>
  );
  return wanted !== 'no' ? (
    <Suspense fallback={button}>
      <Panel startOpen={wanted === 'tapped'} />
    </Suspense>
  ) : (
    button
  );
}
