/** In dots. */
export const MOST_SIZE = { width: 2000, height: 1000 };
/** Shades of grey between ink and paper below which nothing can be seen. */
export const LEAST_CONTRAST = 32;
