import { keptStore } from '../../lib/kept/kept-store.js';

/** Pictures of forms in the making, until the form is accepted. Apart from the drafts: those are written at every letter. */
const database = keptStore('groundsheet-pictures', 'pictures', { isLarge: true });

const keyOf = (draftName: string, url: string) => `${draftName} ${url}`;

/** Keeps a picture of a draft under the address it was uploaded to. */
export function keepPicture(draftName: string, url: string, picture: Blob): Promise<void> {
  return database.set(keyOf(draftName, url), picture);
}

export function loadPicture(draftName: string, url: string): Promise<Blob | undefined> {
  return database.get<Blob>(keyOf(draftName, url));
}

export function removePicture(draftName: string, url: string): Promise<void> {
  return database.remove(keyOf(draftName, url));
}

/** A picture that the server does not have yet. */
export interface WaitingPicture {
  id: string;
  /** The key of the item that it shows; empty where it is of the whole machine. */
  item: string;
}

/** Under which name it is kept. */
export const waitingName = ({ id, item }: WaitingPicture) => `${WAITING}${item}/${id}`;
const WAITING = 'waiting/';

/** What is kept under such a name; null under any other. */
export function waitingOf(name: string): WaitingPicture | null {
  if (!name.startsWith(WAITING)) return null;
  const [item = '', id = ''] = name.slice(WAITING.length).split('/');
  return { id, item };
}

/** The pictures of a draft that have not come to the server yet. */
export async function loadWaiting(draftName: string): Promise<(WaitingPicture & { picture: Blob })[]> {
  const kept = await loadPicturesOf(draftName);
  return kept.flatMap(({ name, picture }) => {
    const waiting = waitingOf(name);
    return waiting ? { ...waiting, picture } : [];
  });
}

export async function loadPicturesOf(draftName: string): Promise<{ name: string; picture: Blob }[]> {
  const prefix = keyOf(draftName, '');
  const kept = await database.entries<Blob>();
  return kept
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, picture]) => ({ name: key.slice(prefix.length), picture }));
}

/** Gives the pictures of a draft to another. */
export async function movePictures(from: string, to: string): Promise<void> {
  const kept = await loadPicturesOf(from);
  await database.setMany(kept.map(({ name, picture }) => [keyOf(to, name), picture]));
  await removePictures(from);
}

export async function removePictures(draftName: string): Promise<void> {
  const all = await database.names();
  await database.remove(...all.filter((key) => key.startsWith(keyOf(draftName, ''))));
}
