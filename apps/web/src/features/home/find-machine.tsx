import { useNavigate } from '@tanstack/react-router';

import { QrScanner } from '../../components/scanner/qr-scanner.js';
import { toast } from '../../components/toast-store.js';
import { readLabel } from '../../forms/machine/machine-label.js';
import { cameraToast, NO_CODE_IN_PHOTO } from '../../forms/machine/scan-toasts.js';
import { SimulateQr, TypedCode } from '../../forms/machine/typed-code.js';

/** Leads to the page of a machine, by the code on it or by its plant number. */
export function FindMachine() {
  const navigate = useNavigate();
  const open = (text: string) => {
    const { code, key } = readLabel(text);
    void navigate({ to: '/m/$code', params: { code }, ...(key ? { hash: key } : {}) });
  };
  return (
    <QrScanner
      busy={null}
      onCode={open}
      onPhotoCode={open}
      onFault={() => toast(cameraToast(false))}
      onUnreadable={() => toast(NO_CODE_IN_PHOTO)}
    >
      <TypedCode label="Or type the code or plant number" onCode={open} />
      <SimulateQr onCode={open} />
    </QrScanner>
  );
}
