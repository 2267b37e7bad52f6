/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import 'fake-indexeddb/auto';

import Uppy from '@uppy/core';
import { waitFor } from '@testing-library/react';

import type { UploadUppy } from './file-sender.js';
import { recoverFiles } from './recover-files.js';

const A_FILE = { name: 'licence.jpg', type: 'image/jpeg', data: new Blob(['front']) };

it('loses no file that was chosen before it knew what was left from the last time', async () => {
  for (const time of ['first', 'second']) {
    const uppy: UploadUppy = new Uppy({ id: 'scans' });
    let restored = false;
    uppy.on('restored', () => (restored = true));
    recoverFiles(uppy);
    uppy.addFile(A_FILE);
    if (time === 'second') await waitFor(() => expect(restored).toBe(true));
    expect(uppy.getFiles().map(({ name }) => name)).toEqual(['licence.jpg']);
    // What is left of the first time is that there was something, which has been removed.
    uppy.removeFiles(uppy.getFiles().map(({ id }) => id));
    await new Promise((resolve) => setTimeout(resolve, 700));
    uppy.destroy();
  }
});
