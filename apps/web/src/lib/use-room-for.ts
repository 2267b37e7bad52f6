import { useSyncExternalStore } from 'react';

/**
 * Whether the page is so many times wider than its letters: Large Text leaves less room on the same screen, which
 * a media query in rem does not know.
 *
 * @param rem width in letters of the root
 */
export function useRoomFor(rem: number): boolean {
  return useSyncExternalStore(watchPage, () => {
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return document.documentElement.clientWidth >= rem * letter;
  });
}

/** The first letters are set after the first paint; a change of their size changes the height of the page. */
function watchPage(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  return () => observer.disconnect();
}
