import sharp, { type Sharp } from 'sharp';
import { Chance } from './chance.js';

/** How a driver has photographed or scanned a document. */
const LONGEST = 3000;

export const CONDITIONS = { clean, tilted, low, dark };
export type Condition = keyof typeof CONDITIONS;

/** A scan at 300 dots an inch. */
function clean(document: Sharp): Promise<Buffer> {
  return document.jpeg({ quality: 92 }).toBuffer();
}

/** From the side, by a hand that holds the phone seven degrees askew. */
function tilted(document: Sharp): Promise<Buffer> {
  return photographed(document, {
    degrees: 7,
    keystone: 0.1,
    share: 0.78,
    table: () => [206, 208, 212],
    light: () => 0.97,
    noise: 0,
    quality: 85,
  });
}

/** From an old scanner, made small for a mail. */
async function low(document: Sharp): Promise<Buffer> {
  const { data, info } = await document.png().toBuffer({ resolveWithObject: true });
  const width = Math.round((info.width * 110) / 300);
  return sharp(data).resize({ width }).jpeg({ quality: 40 }).toBuffer();
}

/** On a wooden table in a dark cabin. */
function dark(document: Sharp): Promise<Buffer> {
  return photographed(document, {
    degrees: -2.5,
    keystone: 0.03,
    share: 0.72,
    table: (x, y) => {
      const grain = 14 * Math.sin(y / 19 + 3 * Math.sin(x / 310));
      return [132 + grain, 92 + grain, 58 + grain];
    },
    light: (x, y) => 0.5 - 0.18 * x - 0.08 * y,
    noise: 9,
    quality: 80,
  });
}

interface Photograph {
  readonly degrees: number;
  /** By how much smaller the far edge looks. */
  readonly keystone: number;
  /** How much of the picture's width and height the document takes. */
  readonly share: number;
  readonly table: (x: number, y: number) => readonly [number, number, number];
  /** How bright it is, by the part of the width and of the height. */
  readonly light: (x: number, y: number) => number;
  readonly noise: number;
  readonly quality: number;
}

async function photographed(document: Sharp, photograph: Photograph): Promise<Buffer> {
  const { data, info } = await document.raw().toBuffer({ resolveWithObject: true });
  const page = { data, width: info.width, height: info.height };
  const scale = Math.min(1, (LONGEST * photograph.share) / Math.max(page.width, page.height));
  const width = Math.round((page.width * scale) / photograph.share);
  const height = Math.round((page.height * scale) / photograph.share);
  const picture = Buffer.alloc(width * height * 3);
  const chance = new Chance(1);
  const [cos, sin] = [Math.cos, Math.sin].map((of) => of((photograph.degrees * Math.PI) / 180)) as [
    number,
    number,
  ];
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 3) {
      const [dx, dy] = [(x - width / 2) / scale, (y - height / 2) / scale];
      const away = 1 + (photograph.keystone * (dy * cos - dx * sin)) / page.height;
      const from = {
        x: page.width / 2 + (dx * cos + dy * sin) / away,
        y: page.height / 2 + (dy * cos - dx * sin) / away,
      };
      const light = photograph.light(x / width, y / height);
      const isPage = from.x >= 0 && from.y >= 0 && from.x < page.width - 1 && from.y < page.height - 1;
      const table = isPage ? undefined : photograph.table(x, y);
      for (let colour = 0; colour < 3; colour += 1) {
        const grain = photograph.noise && photograph.noise * chance.bell();
        const bare = table ? table[colour]! : blended(page, from.x, from.y, colour);
        picture[to + colour] = Math.min(255, Math.max(0, bare * light + grain));
      }
    }
  }
  const options = { raw: { width, height, channels: 3 } } as const;
  return sharp(picture, options).jpeg({ quality: photograph.quality }).toBuffer();
}

function blended(page: { data: Buffer; width: number }, x: number, y: number, colour: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const at = (across: number, down: number) =>
    page.data[((top + down) * page.width + left + across) * 3 + colour]!;
  return (at(0, 0) * (1 - dx) + at(1, 0) * dx) * (1 - dy) + (at(0, 1) * (1 - dx) + at(1, 1) * dx) * dy;
}
