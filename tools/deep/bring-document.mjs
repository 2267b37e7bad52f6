import { aNetwork } from './network.mjs';

/** Puts a file into the vault of an account, from a network of its own; returns the document's id. */
export async function bringDocument({ url }, { cookie }, file, mimeType) {
  const headers = { Origin: url, 'X-Forwarded-For': aNetwork(), Cookie: cookie };
  const call = async (method, path, body, type) => {
    const response = await fetch(url + path, { method, body, headers: { ...headers, 'Content-Type': type } });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  const facts = { category: 'other', fileName: 'scan', fileSize: file.length, mimeType };
  const begun = await call('POST', '/api/documents/upload', JSON.stringify(facts), 'application/json');
  await call('PUT', begun.uploadURL, file, mimeType);
  await call('POST', `/api/documents/${begun.documentId}/complete`, '{}', 'application/json');
  return begun.documentId;
}
