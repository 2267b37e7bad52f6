import QRCode from 'qrcode';

/** Dots of white around it, without which cameras do not find it. */
const MARGIN = 4;

/** A code as large as the room it is given, in black on white whatever the theme: that is what cameras read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const dots: string[] = [];
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1)
      if (modules.get(y, x)) dots.push(`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`);
  const side = modules.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-sm self-center rounded-card bg-sheet text-ink"
    >
      <path d={dots.join('')} fill="currentColor" />
    </svg>
  );
}
