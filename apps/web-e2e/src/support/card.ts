import sharp from 'sharp';

/** A side of a card as a phone sees it. */
export async function aCard(name: string, lines: string[]) {
  const text = lines.map((line, row) => `<text x="90" y="${150 + row * 100}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="880" font-family="DejaVu Sans" font-size="60">
    <rect width="1400" height="880" fill="#e9d8df"/>${text}</svg>`;
  const buffer = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
