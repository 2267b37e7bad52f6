import type { MailLine } from '@groundsheet/contracts';

/** What a mail says of where a form or set belongs. */
export function linesOfMachine({
  plantNumber,
  machineNumber,
  orderNumber,
  siteLocation,
}: Readonly<
  Record<'plantNumber' | 'machineNumber' | 'orderNumber' | 'siteLocation', string | null>
>): MailLine[] {
  const lines = {
    'Plant number': plantNumber,
    Machine: machineNumber,
    'Order number': orderNumber,
    Site: siteLocation,
  };
  return Object.entries(lines).flatMap(([label, value]) => (value?.trim() ? [{ label, value }] : []));
}
