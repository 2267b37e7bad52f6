import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Keyboard, QrCode, Search } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Field, inputVariants, TextField } from '../../components/field.js';
import { QrScanner } from '../../components/scanner/qr-scanner.js';
import { toast } from '../../components/toast-store.js';
import { cn } from '../../lib/cn.js';
import { demoCodesQuery, findMachine, type Machine } from './api.js';
import { cameraToast, loadedToast, lookupToast, NO_CODE_IN_PHOTO } from './scan-toasts.js';

interface MachineScannerProps {
  onFound: (machine: Machine) => void;
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
        <TypedCode onCode={ask} />
        <SimulateQr onCode={ask} />
      </QrScanner>
    </Dialog>
  );
}

/**
 * Looks up one code at a time: one that is asked for goes before one that the camera has seen. A response that nobody
 * waits for any more is dropped.
 */
function useLookup(onFound: (machine: Machine) => void) {
  const [lookingUp, setLookingUp] = useState<string | null>(null);
  const current = useRef<string | null>(null);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  const look = async (code: string) => {
    current.current = code;
    setLookingUp(code);
    const isWanted = () => open.current && current.current === code;
    try {
      const machine = await findMachine(code);
      if (!isWanted()) return;
      toast(loadedToast(machine));
      onFound(machine);
    } catch (error) {
      if (isWanted()) toast(lookupToast(error));
    } finally {
      if (current.current === code) {
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

function TypedCode({ onCode }: { onCode: (code: string) => void }) {
  const [text, setText] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onCode(text.trim());
  };
  return (
    <form className="flex items-end gap-2.5" onSubmit={find}>
      <TextField
        className="grow"
        label="Or type the code"
        value={text}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="h-field" disabled={!text.trim()}>
        <Search aria-hidden /> Find
      </Button>
    </form>
  );
}

/** The demo's machines stand nowhere: their codes are tried from a list. */
function SimulateQr({ onCode }: { onCode: (code: string) => void }) {
  const { data: codes = [] } = useQuery(demoCodesQuery);
  const [chosen, setChosen] = useState('');
  if (codes.length === 0) return null;
  const code = chosen || codes[0]?.code || '';
  return (
    <div className="flex items-end gap-2.5">
      <Field id="demo-code" label="Demo code" className="grow">
        <select
          id="demo-code"
          className={cn(inputVariants(), 'font-medium')}
          value={code}
          onChange={(event) => setChosen(event.target.value)}
        >
          {codes.map((each) => (
            <option key={each.code} value={each.code}>
              {each.code}: {each.description}
            </option>
          ))}
        </select>
      </Field>
      <Button className="h-field shrink-0" onClick={() => onCode(code)}>
        <QrCode aria-hidden /> Simulate QR
      </Button>
    </div>
  );
}
