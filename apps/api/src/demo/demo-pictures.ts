import sharp from 'sharp';

/** A signature as the pad makes it: dark strokes on a transparent ground. */
export async function drawnSignature(strokes: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="${strokes}" fill="none" stroke="#1b1f23" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

export const STROKES = {
  driver:
    'M60 60 L60 140 C90 150 120 140 140 128 M150 70 L172 140 L192 88 L214 140 L240 62 C262 120 290 150 340 112 S430 70 540 120',
  client:
    'M110 70 C60 40 50 110 100 108 S150 150 70 148 M170 100 C200 70 210 150 240 110 S280 70 300 120 S380 140 520 84',
  foreman:
    'M80 150 C90 40 210 30 190 100 S100 150 100 150 M220 120 C250 80 260 150 290 112 C320 80 330 140 360 118 L500 98',
} as const;

/** The logo of the demo's firm: a hill with an excavator's arm over it. Without letters, for which a machine may lack the font. */
export function logoOfFirm(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
    <rect x="8" y="8" width="464" height="304" rx="44" fill="#0f4c3a"/>
    <path d="M8 262 C110 150 190 150 262 226 C320 168 390 170 472 236 V268 A44 44 0 0 1 428 312 H52 A44 44 0 0 1 8 268Z" fill="#ffc20e"/>
    <path d="M96 214 L196 84 L312 78" fill="none" stroke="#ffffff" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M312 78 L366 150" fill="none" stroke="#ffffff" stroke-width="20" stroke-linecap="round"/>
    <path d="M338 150 H408 L392 214 C356 222 330 200 338 150Z" fill="#ffffff"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A card as a phone might have taken it: its title, and lines of print. */
export function photoOfCard(title: string, lines: readonly string[]): Promise<Buffer> {
  const print = lines.map((line, at) => `<text x="430" y="${330 + at * 70}" font-size="40">${line}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="860" font-family="Barlow,Helvetica,Arial,sans-serif" fill="#1b1f23">
    <rect width="1280" height="860" fill="#8a7a5e"/><rect x="90" y="80" width="1100" height="700" rx="40" fill="#f6f3ec"/>
    <path d="M90 120a40 40 0 0 1 40-40h1020a40 40 0 0 1 40 40v100H90z" fill="#1a4f8b"/><text x="130" y="175" font-size="64" font-weight="700" fill="#fff">${title}</text>
    <rect x="140" y="280" width="230" height="290" fill="#c9d2d8"/><circle cx="255" cy="380" r="60" fill="#7d8b95"/><path d="M160 570c0-120 190-120 190 0z" fill="#7d8b95"/>${print.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

/** A mirror with a crack, as a phone might have taken it. */
export function photoOfMirror(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#b9c6cf"/><stop offset="0.62" stop-color="#dfe4e2"/><stop offset="0.63" stop-color="#8a7a5e"/><stop offset="1" stop-color="#5f5340"/></linearGradient>
    <linearGradient id="glass" x2="1" y2="1"><stop stop-color="#e9eff2"/><stop offset="1" stop-color="#8fa2ad"/></linearGradient></defs>
    <rect width="1280" height="960" fill="url(#sky)"/><path d="M0 960 V180 L170 120 V960Z" fill="#e0a90c"/><path d="M170 330 H420" stroke="#23282d" stroke-width="34"/>
    <rect x="400" y="140" width="520" height="660" rx="70" fill="#23282d"/><rect x="440" y="180" width="440" height="580" rx="44" fill="url(#glass)"/>
    <path d="M880 250 L720 400 L640 390 L540 520 L440 560 M720 400 L760 560 L700 760 M640 390 L600 180 M760 560 L880 610" fill="none" stroke="#38434b" stroke-width="5"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
