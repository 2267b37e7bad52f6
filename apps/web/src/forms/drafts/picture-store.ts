import { createStore, del, delMany, entries, get, keys, set, setMany } from 'idb-keyval';

/** Pictures of forms in the making, until the form is accepted. Apart from the drafts: those are written at every letter. */
const database = createStore('groundsheet-pictures', 'pictures');

const keyOf = (draftName: string, url: string) => `${draftName} ${url}`;

/** Keeps a picture of a draft under the address it was uploaded to. */
export function keepPicture(draftName: string, url: string, picture: Blob): Promise<void> {
  return set(keyOf(draftName, url), picture, database);
}

export function loadPicture(draftName: string, url: string): Promise<Blob | undefined> {
  return get<Blob>(keyOf(draftName, url), database);
}

export function removePicture(draftName: string, url: string): Promise<void> {
  return del(keyOf(draftName, url), database);
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

/** The pictures of a draft that have not come to the server yet. */
export async function loadWaiting(draftName: string): Promise<(WaitingPicture & { picture: Blob })[]> {
  const prefix = keyOf(draftName, WAITING);
  const kept = await entries<string, Blob>(database);
  return kept
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, picture]) => {
      const [item = '', id = ''] = key.slice(prefix.length).split('/');
      return { id, item, picture };
    });
}

/** Gives the pictures of a draft to another. */
export async function movePictures(from: string, to: string): Promise<void> {
  const prefix = keyOf(from, '');
  const kept = (await entries<string, Blob>(database)).filter(([key]) => key.startsWith(prefix));
  await setMany(
    kept.map(([key, picture]) => [keyOf(to, key.slice(prefix.length)), picture]),
    database,
  );
  await removePictures(from);
}

/** Removes every picture of a draft. */
export async function removePictures(draftName: string): Promise<void> {
  const all = await keys<string>(database);
  await delMany(
    all.filter((key) => key.startsWith(keyOf(draftName, ''))),
    database,
  );
}
