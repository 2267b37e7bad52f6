import { api, dataOf } from '../../lib/api.js';
import { sendFile, type SendFileOptions } from '../../components/upload/send-file.js';

/**
 * Sends a photo as it is.
 *
 * @param blob shrunk, as PhotoUpload gives it
 * @returns what it is called in a form from now on
 */
export function sendPhoto(blob: Blob, how: Omit<SendFileOptions, 'askForAddress'> = {}): Promise<string> {
  return sendFile(blob, { ...how, askForAddress: askForPhotoAddress });
}

/** Where the server takes the next photo. */
export async function askForPhotoAddress(): Promise<string> {
  return dataOf(await api.POST('/api/objects/upload')).uploadURL;
}
