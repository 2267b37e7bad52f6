import { Printer } from 'lucide-react';

import { Button } from './button.js';

/** Prints the page as it stands. */
export function PrintButton() {
  return (
    <Button size="action" className="text-lg" onClick={() => print()}>
      <Printer aria-hidden /> Print
    </Button>
  );
}
