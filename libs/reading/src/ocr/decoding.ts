/** A character, and where in its strip it stands: the middle, as a part of the width. */
export interface Character {
  readonly text: string;
  readonly at: number;
  readonly confidence: number;
}

/** What the recogniser says: for each step along the strip, how likely each of its characters is. */
export interface Steps {
  readonly data: Float32Array;
  readonly count: number;
}

const BLANK = 0;
const LATIN = /^[\u0020-\u007e\u00a0-\u017f]$/;

/** The characters of the recogniser's classes; other scripts are left out, since they only stand for misread letters. */
export class Alphabet {
  private readonly classes: readonly string[];
  private readonly latin: readonly number[];

  /** @param keys one a line; the model has "nothing" before them and a space behind them */
  constructor(keys: string) {
    this.classes = ['', ...keys.replace(/\r?\n$/, '').split(/\r?\n/), ' '];
    this.latin = this.classes.flatMap((text, index) => (LATIN.test(text) ? [index] : []));
  }

  get size(): number {
    return this.classes.length;
  }

  /** The likeliest character of each step; what is repeated without a blank between is one. */
  decode({ data, count }: Steps): Character[] {
    const characters: Character[] = [];
    let run: { index: number; from: number; confidence: number } | undefined;
    for (let step = 0; step <= count; step += 1) {
      const { index, confidence } =
        step < count ? this.likeliest(data, step) : { index: BLANK, confidence: 0 };
      if (run && index === run.index) {
        run.confidence = Math.max(run.confidence, confidence);
        continue;
      }
      if (run) {
        const at = (run.from + step) / 2 / count;
        characters.push({ text: this.classes[run.index]!, at, confidence: run.confidence });
      }
      run = index === BLANK ? undefined : { index, from: step, confidence };
    }
    return characters;
  }

  private likeliest(data: Float32Array, step: number): { index: number; confidence: number } {
    const from = step * this.size;
    let index = BLANK;
    let confidence = data[from]!;
    for (const candidate of this.latin) {
      const likelihood = data[from + candidate]!;
      if (likelihood > confidence) [index, confidence] = [candidate, likelihood];
    }
    return { index, confidence };
  }
}
