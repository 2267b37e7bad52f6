import type { CheckKey } from './check-answers.js';
import { CHECK_FIELDS } from './check-fields.js';
import { itemsOf } from './check-sections.js';
import type { CheckSheetForm } from './check-sheet.js';
import type { FormFault } from './form-faults.js';
import type { VehicleType } from './vehicles.js';

/** What is wrong with an item of a check sheet, and the photo that shows it: one of the form's own. */
export type ItemNote = CheckSheetForm['itemNotes'][number];

/** On the wire a sheet may have none. */
type Notes = readonly ItemNote[] | null | undefined;

/** A note in the words of its sheet. */
export interface NotedItem {
  key: CheckKey;
  label: string;
  text: string | null;
  photo: string | null;
}

export function noteOf(notes: Notes, key: CheckKey): ItemNote | undefined {
  return notes?.find(({ item }) => item === key);
}

/** The notes after something about one of them was entered; one that says nothing any more is gone. */
export function withNote(notes: Notes, key: CheckKey, part: Pick<ItemNote, 'text' | 'photo'>): ItemNote[] {
  const { text = null, photo = null } = { ...noteOf(notes, key), ...part };
  const others = (notes ?? []).filter(({ item }) => item !== key);
  return text || photo ? [...others, { item: key, text, photo }] : others;
}

/** The notes once these photos have gone, or have come under other addresses. */
export function withPhotosMoved(notes: Notes, to: (photo: string) => string | null): ItemNote[] {
  return (notes ?? []).flatMap((note) =>
    note.photo ? withNote([note], note.item as CheckKey, { photo: to(note.photo) }) : [note],
  );
}

/** What was noted, in the order of the sheet. */
export function notedItems(vehicle: VehicleType | null | undefined, notes: Notes): NotedItem[] {
  return (vehicle ? itemsOf(vehicle) : CHECK_FIELDS).flatMap(({ key, label }) => {
    const note = noteOf(notes, key);
    const [text, photo] = [note?.text?.trim() || null, note?.photo ?? null];
    return text || photo ? [{ key, label, text, photo }] : [];
  });
}

/** 'Mirrors: Left mirror cracked across.'; null where no note has the photo. */
export function captionOf(noted: readonly NotedItem[], url: string): string | null {
  const found = noted.find(({ photo }) => photo === url);
  return found ? [found.label, found.text].filter(Boolean).join(': ') : null;
}

/** 'Mirrors: Left mirror cracked across.', for those with words. */
export function noteLines(...noted: Parameters<typeof notedItems>): string[] {
  return notedItems(...noted).flatMap(({ label, text }) => (text ? [`${label}: ${text}`] : []));
}

/** What is wrong with notes whose shape is right. Until a vehicle is chosen, any item may have one. */
export function noteFaults({
  selectedVehicle,
  itemNotes,
  photos,
}: Partial<Pick<CheckSheetForm, 'selectedVehicle' | 'itemNotes' | 'photos'>>): FormFault[] {
  const items = selectedVehicle ? itemsOf(selectedVehicle) : CHECK_FIELDS;
  return (itemNotes ?? []).flatMap(({ item, photo }, at, notes) => {
    const fault = (field: string, code: string, message: string): FormFault[] => [
      { path: `itemNotes.${at}.${field}`, code: `check-sheet.${code}`, message },
    ];
    if (!items.some(({ key }) => key === item))
      return fault('item', 'note-item-unknown', 'This item is not checked on this vehicle.');
    if (notes.findIndex((note) => note?.item === item) < at)
      return fault('item', 'note-repeated', 'This item has a note already.');
    if (photo && !photos?.includes(photo))
      return fault('photo', 'note-photo-not-on-form', 'This photo is not one of the form’s own.');
    return [];
  });
}
