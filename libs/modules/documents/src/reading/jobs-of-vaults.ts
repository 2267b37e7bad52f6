interface OfVault {
  readonly ownerId: string;
  readonly waiting: number;
}

/** Queues stay when their jobs are done, so accounts share 4,096 of them, and none is named for a person. */
const LETTERS_OF_ID = 3;

/**
 * The documents of one account are read and drawn one after the other; those of several come in turns, as the second of an account
 * waits behind the first of all others (docs/decisions/0040).
 */
export const OF_VAULT = {
  maxAttempts: 5,
  queue: ({ ownerId }: OfVault) => `vault ${ownerId.slice(-LETTERS_OF_ID)}`,
  priority: ({ waiting }: OfVault) => waiting,
};
