import { useQueryClient } from '@tanstack/react-query';
import { ScanQrCode } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { Button } from '../../components/button.js';
import { dismissToasts, toast } from '../../components/toast-store.js';
import { retriable } from '../../lib/retriable.js';
import { demoCodesQuery, type FoundMachine } from './api.js';
import { SCANNER_NOT_LOADED } from './scan-toasts.js';

const loadScanner = retriable(() => import('./machine-scanner.js'));
const MachineScanner = lazy(async () => ({ default: (await loadScanner()).MachineScanner }));

interface ScanMachineProps {
  onFound: FoundMachine;
  /** The driver would rather type: where that begins. */
  onManual: () => void;
}

/** The button that opens the scanner; the focus comes back to it, or goes where typing begins. */
export function ScanMachine({ onFound, onManual }: ScanMachineProps) {
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const afterwards = useRef<(() => void) | null>(null);

  useEffect(() => {
    const then = afterwards.current;
    if (open || !then) return;
    afterwards.current = null;
    // The dialog gives up its focus a moment after it has gone.
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }, [open]);

  const prepare = () => {
    void queryClient.prefetchQuery(demoCodesQuery);
    return loadScanner().then(
      () => true,
      () => false,
    );
  };
  const start = async () => {
    dismissToasts();
    // It is fetched when a finger comes near, and without a signal not at all.
    if (await prepare()) {
      setOpen(true);
    } else {
      toast(SCANNER_NOT_LOADED);
      onManual();
    }
  };
  const close = (then = () => button.current?.focus()) => {
    afterwards.current = then;
    setOpen(false);
  };
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        size="action"
        onPointerEnter={() => void prepare()}
        onClick={() => void start()}
      >
        <ScanQrCode aria-hidden /> Scan QR code
      </Button>
      {open ? (
        <Suspense>
          <MachineScanner
            onClose={() => close()}
            onManual={() => close(onManual)}
            onFound={(machine, labelKey) => {
              onFound(machine, labelKey);
              close();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
