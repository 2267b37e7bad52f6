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
import { TOOLTIP_DELAY_MS } from './tooltip-delays.js';

export interface DeferredPanelProps {
  /** Opened by a tap, or only its tooltip by a mouse that rests on it; closed beside one that was. */
  start: 'open' | 'hint' | 'closed';
}

interface DeferredButtonProps {
  label: string;
  icon: ReactNode;
  /** Draws the same button and what belongs to it. */
  panel: LazyExoticComponent<ComponentType<DeferredPanelProps>>;
  preload: () => unknown;
  /** A neighbour has started: from its tooltip to this one there is no second wait, so this one is there before. */
  hasNeighbour: boolean;
  onStart: () => void;
}

/** A button of the top bar whose panel is fetched when a finger comes near, not with the first page. */
export function DeferredButton(props: DeferredButtonProps) {
  const { label, icon, panel: Panel, preload, hasNeighbour, onStart } = props;
  const [started, setStarted] = useState<DeferredPanelProps['start'] | null>(null);
  const start = started ?? (hasNeighbour ? 'closed' : null);
  const begin = (how: 'open' | 'hint') => {
    setStarted(how);
    onStart();
  };
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
        if (pointerType === 'mouse') resting.current = setTimeout(() => begin('hint'), TOOLTIP_DELAY_MS);
      }}
      onPointerLeave={() => clearTimeout(resting.current)}
      // The button must not be replaced between press and release: the click would be lost.
      onPointerDown={() => clearTimeout(resting.current)}
      onClick={() => begin('open')}
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
