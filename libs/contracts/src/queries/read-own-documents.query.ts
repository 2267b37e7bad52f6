/** A document as its own call answers it; files can be downloaded from the vault. */
export type OwnDocument = { readonly id: string } & Readonly<Record<string, unknown>>;

/** What is in a driver's vault? Asked by drivers for the download of own data; answered by documents, a page at most. */
export class ReadOwnDocuments {
  constructor(
    readonly ownerId: string,
    readonly limit: number,
    /** The document that the page before ended with. */
    readonly after?: string,
  ) {}
}
