import { Printer } from 'lucide-react';

import { Button } from './button.js';

/** Prints the page as it stands; stands on charcoal. */
export function PrintButton() {
  return (
    <Button variant="bar" onClick={() => print()}>
      <Printer aria-hidden /> Print
    </Button>
  );
}
