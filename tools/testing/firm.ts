import type { Response } from 'supertest';
import sharp from 'sharp';
import type { TestDriver } from './accounts.js';

/** A firm with nothing missing but a logo. */
export const HILL_PLANT = {
  name: 'Hill Plant Ltd',
  addressLines: ['Unit 4, Quarry Road', 'Gateshead', 'NE11 0XX'],
  telephone: '0191 496 0200',
  replyAddress: 'office@hillplant.co.uk',
  accent: '#ff8a00',
};

/** A PNG without a dot that is seen. */
export function aLogo({ width = 900, height = 300 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 179, g: 32, b: 26, alpha: 0 } } })
    .png()
    .toBuffer();
}

/** Brings a file to an address of its own; answers the response of the upload. */
export async function sendLogo(
  admin: TestDriver,
  file: Buffer,
  askedAt = '/api/firm/logo',
): Promise<Response> {
  const { uploadURL } = (await admin.request('post', askedAt).expect(200)).body;
  return admin
    .request('put', uploadURL)
    .set('Content-Type', 'image/png')
    .serialize((bytes: unknown) => bytes as string)
    .send(file);
}

/** Enters the firm in place of what was entered before: `HILL_PLANT` but for what is named. */
export async function enterFirm(
  admin: TestDriver,
  { logo = null, ...facts }: Partial<typeof HILL_PLANT> & { logo?: Buffer | null } = {},
): Promise<void> {
  const { version } = (await admin.request('get', '/api/firm/settings').expect(200)).body;
  const url = logo ? (await sendLogo(admin, logo)).body.url : null;
  await admin
    .request('put', '/api/firm')
    .send({ ...HILL_PLANT, ...facts, logo: url, version })
    .expect(200);
}

/** The head of its paper, with a logo that fills its place. */
export async function aLetterhead() {
  const { name, addressLines, telephone, accent } = HILL_PLANT;
  const logo = await sharp(await aLogo({ width: 420, height: 120 }))
    .flatten({ background: '#b3201a' })
    .png({ palette: true })
    .toBuffer();
  return {
    name,
    contact: `${addressLines.join(', ')}\n${telephone}`,
    accent,
    logo: { png: new Uint8Array(logo), width: 420, height: 120 },
  };
}
