import { photosIn, sendOrQueue } from '../../forms/outbox/queue-call.js';
import { api } from '../../lib/api.js';
import { FieldFaults } from '../../lib/api-error.js';
import type { DefectInFull, Typed } from './api.js';

/** Under which a repair waits on this device. */
export const repairOf = ({ id }: { id: string }) => `repair/${id}`;

/** What no repair is recorded without. */
export const REQUIRED = ['fitter', 'work'] as const;

/** @returns null where nothing was typed @throws {FieldFaults} where it is no number */
export function hoursTyped(hours: string): number | null {
  const typed = hours.trim() ? Number(hours) : null;
  if (Number.isNaN(typed)) throw new FieldFaults({ hours: 'Please enter the hours as a number.' });
  return typed;
}

/**
 * Records a repair for a fitter; without a signal it waits in the outbox.
 *
 * @param key the same for the same words
 * @throws {ApiError | FieldFaults} why it is not taken
 */
export async function recordRepair(
  defect: DefectInFull,
  typed: Typed,
  key: string,
): Promise<'sent' | 'queued'> {
  const { fitter, firm, work, parts, hours, meter, on, photos, corrects } = typed;
  const { id, number, item, plantNumber } = defect;
  const body = {
    fitter,
    firm,
    work,
    parts,
    meter,
    photos,
    corrects,
    hours: hoursTyped(hours),
    on: on || null,
  };
  const call = {
    kind: 'repair' as const,
    of: repairOf(defect),
    key,
    body,
    required: REQUIRED,
    about: `${plantNumber}, ${number} ${item}`,
    to: `/api/defects/${id}/repair`,
    page: `/defects/${id}`,
  };
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return sendOrQueue(call, () => api.POST('/api/defects/{id}/repair', { params, body }));
}

/** What was typed, of a repair that waited and was taken back. */
export function typedOfRepair(body: Record<string, unknown>): Partial<Typed> {
  const names = ['fitter', 'firm', 'work', 'parts', 'hours', 'meter', 'on'] as const;
  const typed = Object.fromEntries(names.map((name) => [name, String(body[name] ?? '')]));
  return { ...typed, photos: photosIn(body), corrects: (body['corrects'] as string | null) ?? null };
}
