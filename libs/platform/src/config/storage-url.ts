/** Where objects are kept in S3. */
export interface S3Place {
  readonly bucket: string;
  /** The beginning of every key: empty, or ending in a slash. */
  readonly prefix: string;
  readonly region: string | undefined;
  /** Address of a server other than Amazon's. */
  readonly endpoint: string | undefined;
}

const FORM =
  's3://bucket/folder?region=eu-west-2&endpoint=https://…; everything after the bucket is optional';

/**
 * Reads `STORAGE_URL`.
 *
 * @throws {Error} saying what it should look like
 */
export function readStorageUrl(text: string): S3Place {
  const { protocol, hostname, pathname, searchParams, username } = new URL(text);
  const known = [...searchParams.keys()].every((name) => name === 'region' || name === 'endpoint');
  // Access keys have settings of their own, because this address may be shown.
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
