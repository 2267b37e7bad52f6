import GoldenRetriever from '@uppy/golden-retriever';

import type { UploadUppy } from './file-sender.js';

type Added = ReturnType<UploadUppy['getFile']>;

/**
 * Offers again what was chosen and not sent when the page was lost. Golden-retriever puts its files in place of all there
 * are, so a person quicker than it has their files added once more.
 */
export function recoverFiles(uppy: UploadUppy): void {
  const early: Added[] = [];
  const note = (file: Added) => void early.push(file);
  uppy.on('file-added', note);
  uppy.once('restored', () => {
    uppy.off('file-added', note);
    for (const { id, name, type, data, source } of early)
      if (!uppy.getFile(id)) uppy.addFile({ name, type, data: data as Blob, source });
  });
  uppy.use(GoldenRetriever);
}
