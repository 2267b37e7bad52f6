import { StatusBand, type StatusBandProps } from './status-band.js';
import { StopNotice, useForgetOnceKnown } from './stopped-here.js';
import { useStopsHere } from './use-stops-here.js';

/**
 * Whether a machine may be used, in one band: while a check of this phone stops it that counts, which nothing is stricter or
 * newer than; otherwise what the server says, or said the last time.
 */
export function MachineBand({ plantNumber, ...known }: { plantNumber: string } & StatusBandProps) {
  const [stop] = useStopsHere(plantNumber);
  useForgetOnceKnown(stop);
  return stop ? <StopNotice stop={stop} /> : <StatusBand {...known} />;
}
