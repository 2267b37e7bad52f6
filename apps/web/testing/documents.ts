import type { Wire } from '@groundsheet/api-client';

type VaultDocument = Wire['DocumentResponse'];

/** Both sides of a driving licence that has been read, apart from what is said of it. */
export function aDocument(said: Partial<VaultDocument> = {}): VaultDocument {
  return {
    id: 'doc-1',
    ownerEmail: null,
    category: 'driving_license',
    originalFileName: 'licence-front.jpg',
    description: 'Photo card',
    fileSize: 319_488,
    uploadStatus: 'completed',
    isFinishing: false,
    isExpired: false,
    expiryDate: '2026-12-04',
    daysLeft: 12,
    documentNumber: null,
    holderName: null,
    extractedText: 'DRIVING LICENCE\n1. O’NEILL 2. SIÂN\n5. ONEIL657054SM9IJ',
    note: null,
    files: [
      {
        id: 'file-1',
        side: 'front',
        mimeType: 'image/jpeg',
        fileSize: 200_000,
        pages: null,
        hasThumbnail: true,
      },
      {
        id: 'file-2',
        side: 'back',
        mimeType: 'image/jpeg',
        fileSize: 119_488,
        pages: null,
        hasThumbnail: false,
      },
    ],
    proposals: [],
    createdAt: '2026-11-22T10:00:00.000Z',
    version: 3,
    ...said,
  };
}

export function aSharePack(said: Partial<Wire['SharePackResponse']> = {}): Wire['SharePackResponse'] {
  return {
    id: 'pack-1',
    title: 'Site office, Wharf Road',
    link: 'https://groundsheet.example/documents-for/pack-1?key=abc',
    endsOn: '2026-12-06',
    state: 'open',
    documentIds: ['doc-1'],
    openings: [],
    createdAt: '2026-11-22T10:00:00.000Z',
    ...said,
  };
}
