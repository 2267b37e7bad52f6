import { aNetwork } from './network.mjs';

/** Uploads a file as a guest's photo, each as another guest; resolves with how it was answered. */
export async function sendPhoto({ url }, file) {
  const headers = { Origin: url, 'X-Forwarded-For': aNetwork() };
  const asked = await fetch(`${url}/api/objects/upload`, { method: 'POST', headers });
  const { uploadURL } = await asked.json();
  const response = await fetch(url + uploadURL, { method: 'PUT', headers, body: file });
  const { code } = await response.json();
  return { status: response.status, code };
}
