/** The most characters that a list can be searched for. */
export const SEARCH_LENGTH = 100;
