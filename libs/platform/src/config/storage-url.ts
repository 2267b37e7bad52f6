/** Where objects lie in S3. */
export interface S3Place {
  readonly bucket: string;
  /** Begins every key: empty, or ends in a slash. */
  readonly prefix: string;
  readonly region: string | undefined;
  /** Address of a server other than Amazon's. */
  readonly endpoint: string | undefined;
}

const FORM = 's3://bucket/folder?region=eu-west-2&endpoint=https://…, all but the bucket as needed';

/**
 * Reads `STORAGE_URL`.
 *
 * @throws {Error} saying what it should look like
 */
export function readStorageUrl(text: string): S3Place {
  const { protocol, hostname, pathname, searchParams, username } = new URL(text);
  const known = [...searchParams.keys()].every((name) => name === 'region' || name === 'endpoint');
  // Keys of access have settings of their own: this address may be shown.
  if (protocol !== 's3:' || !hostname || username || !known) throw new Error(FORM);
  const folder = pathname.replace(/^\/+|\/+$/g, '');
  const endpoint = searchParams.get('endpoint') ?? undefined;
  if (endpoint && !/^https?:\/\//.test(endpoint)) throw new Error(FORM);
  return {
    bucket: hostname,
    prefix: folder && `${folder}/`,
    region: searchParams.get('region') ?? undefined,
    endpoint,
  };
}
