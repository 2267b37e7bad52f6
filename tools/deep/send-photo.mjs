import { aNetwork } from './network.mjs';

/**
 * Uploads a file as a photo, from a network of its own.
 * @param cookie of an account; without one a guest sends it
 * @returns how it was answered: `{ status, code }`
 */
export async function sendPhoto({ url }, file, cookie = '') {
  const headers = { Origin: url, 'X-Forwarded-For': aNetwork(), Cookie: cookie };
  const asked = await fetch(`${url}/api/objects/upload`, { method: 'POST', headers });
  const { uploadURL } = await asked.json();
  const response = await fetch(url + uploadURL, { method: 'PUT', headers, body: file });
  const { code } = await response.json();
  return { status: response.status, code };
}

/** What is wrong where files were not answered as they should be, as sentences. */
export function wrongAnswers(answers, expected) {
  const others = answers
    .map(({ status, code }) => code ?? String(status))
    .filter((each) => each !== expected);
  return others.length === 0
    ? []
    : [`${others.length} of ${answers.length} answered ${others[0]}, not ${expected}`];
}
