import { serverMessage } from '../../lib/api-error.js';
import { retryDelayMs, UPLOAD_RETRIES, UPLOAD_TIMEOUT_MS } from './upload-constants.js';

/** docs/screens.md, Fixed texts. */
export const NETWORK_SENTENCE =
  'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.';
export const NOT_JSON_SENTENCE =
  'The server sent something unexpected: we need a JSON response with a url property. Please try again.';
export function stalledSentence(milliseconds: number): string {
  return `Upload has not made any progress for ${Math.ceil(milliseconds / 1000)} seconds. You may want to retry it.`;
}

/** @param fields their labels */
export function missingSentence(fields: readonly string[]): string {
  return `Missing required meta field: ${fields.join(', ')}.`;
}

const UNSEEN_WITHIN_MS = 120_000;

/** A file that did not get there. `message` is a sentence for the person. */
export class UploadFault extends Error {
  constructor(
    message: string,
    /** Whether the same file may get there another time. */
    readonly passing: boolean,
  ) {
    super(message);
    this.name = 'UploadFault';
  }
}

export interface SendFileOptions {
  /** Asks the server for an address that takes one file. */
  askForAddress: () => Promise<string>;
  onProgress?: (bytes: number) => void;
  /** Nothing has moved for 30 seconds; it goes on all the same. */
  onStalled?: (sentence: string) => void;
  signal?: AbortSignal;
  /** How often it is tried again. */
  retries?: number;
}

/**
 * Sends a file to an address of its own, and again, up to three times unless said otherwise, where that may help: a lost response never
 * makes two objects of it, since the address then tells what the first is called.
 *
 * @returns what the server calls the file
 * @throws {UploadFault}, or an AbortError once `signal` says so
 */
export async function sendFile(file: Blob, options: SendFileOptions): Promise<string> {
  const { retries = UPLOAD_RETRIES } = options;
  let address: string | undefined;
  for (let retry = 0; ; retry += 1) {
    try {
      address ??= await asked(options.askForAddress);
      return await put(address, file, options);
    } catch (error) {
      if (!(error instanceof UploadFault) || !error.passing || retry >= retries) throw error;
      await wait(retryDelayMs(retry + 1), options.signal);
    }
  }
}

async function asked(askForAddress: () => Promise<string>): Promise<string> {
  try {
    return await askForAddress();
  } catch (error) {
    const sentence = serverMessage(error);
    // Without a sentence of the server's there was no response.
    throw new UploadFault(sentence ?? NETWORK_SENTENCE, sentence === undefined);
  }
}

/** XMLHttpRequest, because fetch does not tell how much has gone; a service worker has only fetch. */
function put(address: string, file: Blob, options: SendFileOptions): Promise<string> {
  return typeof XMLHttpRequest === 'undefined'
    ? putUnseen(address, file, options)
    : putWatched(address, file, options);
}

/** Nobody is told how far it is, so it has the time that a slow line takes for a photo. */
async function putUnseen(address: string, file: Blob, { signal }: SendFileOptions): Promise<string> {
  const within = AbortSignal.timeout(UNSEEN_WITHIN_MS);
  const headers = { 'Content-Type': file.type || 'application/octet-stream' };
  const stop = signal ? AbortSignal.any([signal, within]) : within;
  const response = await fetch(address, { method: 'PUT', headers, body: file, signal: stop }).catch(
    () => null,
  );
  const text = await response?.text().catch(() => null);
  if (!response || typeof text !== 'string') throw new UploadFault(NETWORK_SENTENCE, true);
  return urlIn({ status: response.status, responseText: text });
}

function putWatched(address: string, file: Blob, { onProgress, onStalled, signal }: SendFileOptions) {
  return new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalling: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(stalling);
      stalling = setTimeout(() => onStalled?.(stalledSentence(UPLOAD_TIMEOUT_MS)), UPLOAD_TIMEOUT_MS);
    };
    const abort = () => request.abort();
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) => {
      moved();
      onProgress?.(loaded);
    };
    request.onload = () => {
      try {
        resolve(urlIn(request));
      } catch (fault) {
        reject(fault);
      }
    };
    request.onerror = () => reject(new UploadFault(NETWORK_SENTENCE, true));
    request.onabort = () => reject(new DOMException('The upload was abandoned.', 'AbortError'));
    request.onloadend = () => {
      clearTimeout(stalling);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) return reject(new DOMException('The upload was abandoned.', 'AbortError'));
    moved();
    request.send(file);
  });
}

interface UploadResponse {
  url?: unknown;
  message?: unknown;
  details?: { url?: unknown };
}

/** What the file is called, from a response, or from the refusal of a second one to the same address. */
function urlIn({ status, responseText }: Pick<XMLHttpRequest, 'status' | 'responseText'>): string {
  const answer = parsed(responseText);
  const url = status === 409 ? answer?.details?.url : answer?.url;
  if (typeof url === 'string' && (status === 409 || status < 300)) return url;
  if (status < 300 || !answer) throw new UploadFault(NOT_JSON_SENTENCE, status >= 500);
  throw new UploadFault(String(answer.message), status >= 500);
}

function parsed(text: string): UploadResponse | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as UploadResponse | null) : null;
  } catch {
    return null;
  }
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The upload was abandoned.', 'AbortError'));
    });
  });
}
