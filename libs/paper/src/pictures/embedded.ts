/** Places in a PNG (PNG specification, 5.3 and 11.2.1). */
const WIDTH = 16;
const HEIGHT = 20;
const FIRST_CHUNK = 8;
const [NAME, CONTENT, FRAME] = [4, 8, 12];

/**
 * Puts a PNG in plain grey into a document, as it is compressed; for `image`. pdfkit by itself would take it apart byte by
 * byte.
 */
export function embedded(pen: PDFKit.PDFDocument, png: Buffer): PDFKit.Mixins.ImageSrc {
  const [width, height] = [png.readUInt32BE(WIDTH), png.readUInt32BE(HEIGHT)];
  const obj = pen.ref({
    ...{ Type: 'XObject', Subtype: 'Image', Width: width, Height: height },
    ...{ BitsPerComponent: 8, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' },
    // 15: each row says itself how it is filtered, as PNG has it.
    DecodeParms: { Predictor: 15, Colors: 1, BitsPerComponent: 8, Columns: width },
  });
  obj.end(contentOf(png));
  // What pdfkit makes of a picture, and takes for one; its types do not say so.
  return { width, height, obj, label: `Picture${obj.id}` } as unknown as PDFKit.Mixins.ImageSrc;
}

function contentOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = FIRST_CHUNK; at < png.length;) {
    const end = at + FRAME + png.readUInt32BE(at);
    if (png.toString('latin1', at + NAME, at + CONTENT) === 'IDAT')
      parts.push(png.subarray(at + CONTENT, end - 4));
    at = end;
  }
  return Buffer.concat(parts);
}
