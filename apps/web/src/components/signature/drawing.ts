import type { CanvasPath } from 'react-sketch-canvas';

import { ownKey } from '../../lib/local-owner.js';
import { readStored, removeStored, store } from '../../lib/local-storage.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What was drawn, on a sheet of that size. */
export interface Drawing extends Size {
  readonly strokes: readonly CanvasPath[];
}

const KEY = 'groundsheet-unfinished-signature';

/** The strokes on a sheet of another size: as large as it allows, in its middle. */
export function fitted({ width, height, strokes }: Drawing, sheet: Size): CanvasPath[] {
  const scale = Math.min(sheet.width / width, sheet.height / height);
  const left = (sheet.width - width * scale) / 2;
  const top = (sheet.height - height * scale) / 2;
  return strokes.map((stroke) => ({
    ...stroke,
    paths: stroke.paths.map(({ x, y }) => ({ x: left + x * scale, y: top + y * scale })),
  }));
}

/** The one signature at a time that a device is handed over for; null where nothing is drawn. */
let held: { of: string; drawing: Drawing } | null = null;

/** Keeps what is being drawn, at once: the sheet of another size begins before this one has settled. */
export function holdDrawing(of: string, drawing: Drawing): void {
  held = { of, drawing };
}

/** Keeps it through a reload as well. */
export function storeDrawing(): void {
  if (held && held.drawing.strokes.length > 0) store(ownKey(KEY), JSON.stringify(held));
}

export function keptDrawing(of: string): Drawing | null {
  if (held?.of === of) return held.drawing;
  return readDrawing(readStored(ownKey(KEY)), of);
}

export function forgetDrawing(): void {
  held = null;
  removeStored(ownKey(KEY));
}

/** What was kept of this signature, or null where it is another's, missing or not ours. */
export function readDrawing(stored: string | null, of: string): Drawing | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as { of?: unknown; drawing?: Drawing } | null;
    const { width, height, strokes } = kept?.drawing ?? {};
    const isOurs = kept?.of === of && Number(width) > 0 && Number(height) > 0 && Array.isArray(strokes);
    return isOurs ? (kept.drawing ?? null) : null;
  } catch {
    return null;
  }
}
