import { aPhoto } from './photos.js';
import { Vault } from './vault.js';
import { NONE, same, type Records, type Row } from './role-rows.js';

const DOCUMENT = {
  category: 'passport',
  fileName: 'passport.jpg',
  fileSize: 1000,
  mimeType: 'image/jpeg',
};

/** Has the first driver put a picture into their vault; returns its id and that of its file. */
async function aDocument({ driver }: Records): Promise<{ id: string; fileId: string }> {
  const vault = new Vault(driver);
  const id = await vault.bring(await aPhoto());
  const [document] = await vault.list();
  return { id, fileId: document.files[0].id };
}

const aboutADocument =
  (verb = '', body?: object): Row['call'] =>
  async (records) => ({ path: `/api/documents/${(await aDocument(records)).id}${verb}`, body });

async function aSharePack(records: Records): Promise<string> {
  const { id } = await aDocument(records);
  const pack = { documentIds: [id], title: 'Site office', endsOn: new Date().toISOString().slice(0, 10) };
  return (await records.driver.request('post', '/api/share-packs').send(pack).expect(201)).body.id;
}

/** The calls about documents and share packs. */
export const DOCUMENT_ROWS: Record<string, Row> = {
  'POST /api/documents/upload': same('/api/documents/upload', 200, DOCUMENT),
  'POST /api/documents/:id/complete': { call: aboutADocument('/complete'), answer: 204 },
  'GET /api/documents/owner/:ownerName': {
    call: ({ caller, driver }) => {
      const own = caller?.id === driver.id ? driver.fullName : 'Dave Field';
      return { path: `/api/documents/owner/${encodeURIComponent(own)}` };
    },
    answer: 200,
  },
  'GET /api/documents/counts': same('/api/documents/counts', 200),
  'GET /api/documents/reads': same('/api/documents/reads', 200),
  'GET /api/documents/events': same('/api/documents/events', 200),
  'PUT /api/documents/:id': {
    call: aboutADocument('', { category: 'other' }),
    answer: 200,
  },
  'POST /api/documents/:id/proposals': {
    call: aboutADocument('/proposals', { field: 'expiryDate' }),
    answer: 409,
  },
  'DELETE /api/documents/:id': { call: aboutADocument(), answer: 204 },
  'POST /api/documents/:id/restore': { call: aboutADocument('/restore'), answer: 204 },
  'GET /api/documents/:id/files/:fileId': {
    call: async (records) => {
      const { id, fileId } = await aDocument(records);
      return { path: `/api/documents/${id}/files/${fileId}` };
    },
    answer: 200,
  },
  // It has been read by nothing here.
  'GET /api/documents/:id/files/:fileId/thumbnail': {
    call: aboutADocument(`/files/${NONE}/thumbnail`),
    answer: 404,
  },
  'GET /api/documents/:id/proposals/:field/picture': {
    call: aboutADocument('/proposals/expiryDate/picture'),
    answer: 404,
  },
  'POST /api/share-packs': same('/api/share-packs', 404, {
    documentIds: [NONE],
    title: 'Site office',
    endsOn: new Date().toISOString().slice(0, 10),
  }),
  'GET /api/share-packs': same('/api/share-packs', 200),
  'GET /api/share-packs-of-driver': same(`/api/share-packs-of-driver?ownerId=${NONE}`, 200),
  'DELETE /api/share-packs/:id': {
    call: async (records) => ({ path: `/api/share-packs/${await aSharePack(records)}` }),
    answer: 204,
  },
  // Decided by the key of the link: without it, it is closed to everybody.
  'POST /api/share-pack-links': same('/api/share-pack-links', 404, { packId: NONE, key: 'x' }),
  'GET /api/share-packs/:id': {
    call: async (records) => ({ path: `/api/share-packs/${await aSharePack(records)}` }),
    answer: 404,
  },
  'GET /api/share-packs/:id/files/:fileId': same(`/api/share-packs/${NONE}/files/${NONE}`, 404),
  'GET /api/share-packs/:id/files/:fileId/pages/:number': same(
    `/api/share-packs/${NONE}/files/${NONE}/pages/1`,
    404,
  ),
};
