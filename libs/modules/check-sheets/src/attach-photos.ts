import { photoFaults } from '@groundsheet/form-rules';
import type { Fault, FormSender } from '@groundsheet/platform';
import type { Uploads } from '@groundsheet/files';

/**
 * Takes the photos of a sheet into it and releases those that it does not name any more, in the transaction of the
 * sheet. Where there are more than it may have, they are not looked at: how many there are is the fault then.
 */
export async function attachPhotos(
  uploads: Uploads,
  { id, photos }: { id: string; photos: string[] },
  sender: FormSender,
): Promise<{ faults: Fault[] }> {
  if (photoFaults({ photos }, { guest: !sender.caller }).length > 0) return { faults: [] };
  // A guest has no draft that could have had photos before.
  if (photos.length === 0 && !sender.caller) return { faults: [] };
  return uploads.attach({ heldBy: id, kind: 'photo', urls: photos, sender, path: 'photos' });
}
