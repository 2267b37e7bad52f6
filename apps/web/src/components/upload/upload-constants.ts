/** docs/screens.md, Constants; a caller may set another number of files and another size. */
export const UPLOAD_MAX_FILES = 1;
export const UPLOAD_MAX_BYTES = 10_485_760;

/** How many files are on their way at once. */
export const UPLOAD_CONCURRENCY = 5;
/** So long without progress, and the person is told, in milliseconds. */
export const UPLOAD_TIMEOUT_MS = 30_000;

/** docs/screens.md, Constants. */
export const UPLOAD_RETRIES = 3;

/** Pixels. The uploader itself changes its layout at widths of 576, 700 and 900, and slides its panels for 250 ms. */
export const UPLOAD_WIDTH = 750;
export const UPLOAD_HEIGHT = 550;
/** A single file is shown 600 wide by the uploader. */
export const UPLOAD_THUMBNAIL_WIDTH = 280;

/** How long to wait before the n-th retry, in milliseconds. */
export function retryDelayMs(n: number): number {
  return 0.3 * 2 ** (n - 1) * 1000;
}
