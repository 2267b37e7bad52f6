import type { ReadLine } from '../read-document.js';

export interface Found {
  readonly value: string;
  readonly line: ReadLine;
}

/** How far below its label a value may stand, in heights of the label. */
const BELOW = 3;
const SAME_ROW = 0.6;

/**
 * What a form says of a label: behind it on the same line, on its right, or below it, in this order.
 *
 * @param label finds it in a line
 * @param valueIn the value in a text that begins with it, if it does
 */
export function besideLabel(
  lines: readonly ReadLine[],
  label: RegExp,
  valueIn: (text: string) => string | undefined,
): Found | undefined {
  const labelled = lines.flatMap((line) => {
    const match = label.exec(line.text);
    return match ? [{ line, rest: line.text.slice(match.index + match[0].length) }] : [];
  });
  for (const { line, rest } of labelled) {
    const others = lines.filter((other) => other !== line && !label.test(other.text));
    const right = onTheRight(line, others);
    const begun = rest.replace(/^[\s:;.,|*-]+/, '');
    // A wide space parts what belongs together: "Valid until 21", "June 2027".
    const row = [begun, ...right.map(({ text }) => text)].join(' ');
    const behind = valueIn(begun) ?? (begun ? valueIn(row) : undefined);
    if (behind) return { value: behind, line };
    if (begun && /\d/.test(begun)) continue;
    for (const other of [...right.slice(0, 1), ...below(line, others)]) {
      const value = valueIn(other.text);
      if (value) return { value, line: other };
    }
  }
  return undefined;
}

function onTheRight({ box }: ReadLine, lines: readonly ReadLine[]): ReadLine[] {
  return lines
    .filter((line) => {
      const apart = Math.abs(line.box.top + line.box.height / 2 - box.top - box.height / 2);
      return (
        line.box.left > box.left + box.width / 2 && apart < SAME_ROW * Math.max(box.height, line.box.height)
      );
    })
    .toSorted((a, b) => a.box.left - b.box.left);
}

function below({ box }: ReadLine, lines: readonly ReadLine[]): ReadLine[] {
  return lines
    .filter((line) => {
      const down = line.box.top + line.box.height / 2 - (box.top + box.height / 2);
      const overlap =
        Math.min(line.box.left + line.box.width, box.left + box.width) - Math.max(line.box.left, box.left);
      return down > box.height / 2 && down < BELOW * Math.max(box.height, line.box.height) && overlap > 0;
    })
    .toSorted((a, b) => a.box.top - b.box.top)
    .slice(0, 2);
}
