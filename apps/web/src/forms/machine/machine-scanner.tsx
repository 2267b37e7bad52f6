import { useQueryClient } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { QrScanner } from '../../components/scanner/qr-scanner.js';
import { toast } from '../../components/toast-store.js';
import { demoCodesQuery, findMachine, type FoundMachine } from './api.js';
import { SimulateQr, TypedCode } from './typed-code.js';
import { readLabel } from './machine-label.js';
import { cameraToast, loadedToast, lookupToast, NO_CODE_IN_PHOTO } from './scan-toasts.js';

interface MachineScannerProps {
  onFound: FoundMachine;
  onManual: () => void;
  onClose: () => void;
}

/** The whole screen to read the code on a machine; whatever way the code comes, the register is asked. */
export function MachineScanner({ onFound, onManual, onClose }: MachineScannerProps) {
  const queryClient = useQueryClient();
  const { lookingUp, see, ask } = useLookup(onFound);
  const sayNoCamera = async () => {
    const codes = await queryClient.ensureQueryData(demoCodesQuery).catch(() => []);
    toast(cameraToast(codes.length > 0));
  };
  return (
    <Dialog
      open
      layout="full"
      keepOnOutsideTap
      title="Scan QR code"
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <QrScanner
        busy={lookingUp ? `Looking up ${lookingUp}` : null}
        onCode={see}
        onPhotoCode={ask}
        onFault={() => void sayNoCamera()}
        onUnreadable={() => toast(NO_CODE_IN_PHOTO)}
        beside={
          <Button size="action" className="px-3" onClick={onManual}>
            <Keyboard aria-hidden /> Manual Entry
          </Button>
        }
      >
        <TypedCode label="Or type the code" onCode={ask} />
        <SimulateQr onCode={ask} />
      </QrScanner>
    </Dialog>
  );
}

/**
 * Looks up one code at a time: one that is asked for goes before one that the camera has seen. A response that nobody
 * waits for any more is dropped.
 */
function useLookup(onFound: FoundMachine) {
  const [lookingUp, setLookingUp] = useState<string | null>(null);
  const current = useRef<string | null>(null);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  const look = async (text: string) => {
    const { code, key } = readLabel(text);
    current.current = text;
    setLookingUp(code);
    const isWanted = () => open.current && current.current === text;
    try {
      const machine = await findMachine(code);
      if (!isWanted()) return;
      toast(loadedToast(machine));
      onFound(machine, key);
    } catch (error) {
      if (isWanted()) toast(lookupToast(error));
    } finally {
      if (current.current === text) {
        current.current = null;
        setLookingUp(null);
      }
    }
  };
  return {
    lookingUp,
    see: (code: string) => {
      if (!current.current) void look(code);
    },
    ask: (code: string) => {
      if (current.current !== code) void look(code);
    },
  };
}
