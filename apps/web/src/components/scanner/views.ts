/** A part of a picture to search for a code, and how large it is searched. */
export interface View {
  /** Of width and height, around the middle. */
  share: number;
  /** Longest side in pixels after scaling; a part is enlarged to it, a whole picture never. */
  longest: number;
}

const WHOLE: View = { share: 1, longest: 640 };
/** Enlarged, because a code less than 120 pixels wide is not found otherwise. */
const MIDDLE: View = { share: 0.5, longest: 640 };

/** What is searched of the nth frame: the whole of it and its enlarged middle take turns. */
export function viewOfFrame(n: number): View {
  return n % 2 === 0 ? WHOLE : MIDDLE;
}

/** A photo is searched from coarse to fine: a small code needs pixels, a blurred one needs them put together. */
export const PHOTO_VIEWS: readonly View[] = [640, 1024, 1600, 2400].map((longest) => ({ share: 1, longest }));

export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Size to draw it at. */
  toWidth: number;
  toHeight: number;
}

/** Where a view lies in a picture of this size. */
export function cutOf(view: View, width: number, height: number): Cut {
  const cut = { width: width * view.share, height: height * view.share };
  const fitting = view.longest / Math.max(cut.width, cut.height);
  const scale = view.share === 1 ? Math.min(1, fitting) : fitting;
  return {
    ...cut,
    left: (width - cut.width) / 2,
    top: (height - cut.height) / 2,
    toWidth: Math.max(1, Math.round(cut.width * scale)),
    toHeight: Math.max(1, Math.round(cut.height * scale)),
  };
}
