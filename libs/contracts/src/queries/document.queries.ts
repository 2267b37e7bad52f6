import { Question } from './question.js';

/** A document as its own call answers it; files can be downloaded from the vault. */
export type OwnDocument = { readonly id: string } & Readonly<Record<string, unknown>>;

/** What is in a driver's vault? Asked by records for the download of own data; answered by documents, a page at most. */
export class ReadOwnDocuments extends Question<OwnDocument[]> {
  constructor(
    readonly ownerId: string,
    readonly limit: number,
    /** The document that the page before ended with. */
    readonly after?: string,
  ) {
    super();
  }
}

/** A share pack with its openings, as its own call answers it, but without the link, which would open it. */
export type OwnSharePack = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Which share packs has a driver made? Asked and answered as {@link ReadOwnDocuments} is. */
export class ReadOwnSharePacks extends Question<OwnSharePack[]> {
  constructor(
    readonly ownerId: string,
    readonly limit: number,
    readonly after?: string,
  ) {
    super();
  }
}
