import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

import { Button } from './button.js';
import { tooltipDelay } from './tooltip-delays.js';

export interface DeferredPanelProps {
  /** Opened by a tap, or only its tooltip by a mouse that rests on it. */
  start: 'open' | 'hint';
}

/** Whoever comes to press has pressed by then, and the button is not replaced under the finger. */
const PRESS_MS = 100;

interface DeferredButtonProps {
  label: string;
  icon: ReactNode;
  /** Draws the same button and what belongs to it. */
  panel: LazyExoticComponent<ComponentType<DeferredPanelProps>>;
  preload: () => unknown;
}

/** A button of the top bar whose panel is fetched when a finger comes near, not with the first page. */
export function DeferredButton({ label, icon, panel: Panel, preload }: DeferredButtonProps) {
  const [start, setStart] = useState<DeferredPanelProps['start'] | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const button = (
    <Button
      variant="bar"
      size="icon"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onFocus={preload}
      onPointerEnter={({ pointerType }) => {
        preload();
        if (pointerType === 'mouse')
          resting.current = setTimeout(() => setStart('hint'), Math.max(tooltipDelay(), PRESS_MS));
      }}
      onPointerLeave={() => clearTimeout(resting.current)}
      // The button must not be replaced between press and release: the click would be lost.
      onPointerDown={() => clearTimeout(resting.current)}
      onClick={() => setStart('open')}
    >
      {icon}
    </Button>
  );
  return start ? (
    <Suspense fallback={button}>
      <Panel start={start} />
    </Suspense>
  ) : (
    button
  );
}
