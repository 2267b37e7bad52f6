import { AppWindow } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { useOnlyTab } from '../../lib/use-only-tab.js';
import { Choice, Opening } from './choice.js';

interface OnlyHereProps {
  /** Tells the thing from others that this device keeps. */
  name: string;
  noun: string;
  children: ReactNode;
}

/** Opens what this device keeps in one tab at a time. */
export function OnlyHere({ name, noun, children }: OnlyHereProps) {
  const { place, takeOver } = useOnlyTab(name);
  if (place === 'asking') return <Opening noun={noun} />;
  if (place === 'here') return children;
  return (
    <Choice icon={AppWindow} title={`This ${noun} is open in another tab`}>
      <p>What you typed there is kept. Close that tab, or carry on here.</p>
      <Button variant="primary" size="action" onClick={takeOver}>
        Use it here
      </Button>
    </Choice>
  );
}
