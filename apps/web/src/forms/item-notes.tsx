import type { Wire } from '@groundsheet/api-client';
import { notedItems, type CheckKey, type NotedItem } from '@groundsheet/form-rules';

import { Photo } from '../components/photo.js';

type Sheet = Pick<Wire['CheckSheetResponse'], 'selectedVehicle' | 'itemNotes' | 'photos' | 'photoURLs'>;

/** What was noted on single items, each photo under the address that it can be read at. */
export function notesOn({ selectedVehicle, itemNotes, photos, photoURLs }: Sheet): NotedItem[] {
  return notedItems(selectedVehicle, itemNotes).map((note) => ({
    ...note,
    photo: photoURLs[photos?.indexOf(note.photo ?? '') ?? -1] ?? null,
  }));
}

interface NoteOfItemProps {
  notes: readonly NotedItem[];
  of: CheckKey;
}

/** What is wrong with an item, and the photo of it; nothing where nothing was said. */
export function NoteOfItem({ notes, of }: NoteOfItemProps) {
  const note = notes.find(({ key }) => key === of);
  if (!note) return null;
  const { label, text, photo } = note;
  return (
    <div className="flex items-start gap-3 pb-2">
      {photo ? (
        <a href={photo} target="_blank" rel="noreferrer" className="w-24 shrink-0 rounded-control">
          <Photo src={photo} alt={`Photo of ${label}`} />
        </a>
      ) : null}
      {text ? <p className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</p> : null}
    </div>
  );
}
