import { oneLine } from '@groundsheet/form-rules';
import type { Document, DocumentFile } from './document.entity.js';

/** What a file is called on a device that saves it, without its ending: no path, and nothing that turns it around. */
export function nameOfFile({ fileName, files }: Document, { position }: DocumentFile): string {
  const name =
    oneLine(fileName.replace(/^.*[/\\]/s, '').replace(/\.[^.]*$/, '')).replace(/^\.+/, '') || 'document';
  return files.length > 1 ? `${name}-${position}` : name;
}
