import { dirname, join } from 'node:path';

const LINK = /(?<!!)\[[^\]]*\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g;
const PATH = /`((?:apps|libs|tools|docs)\/[\w./-]*\w)`/g;
const DECISION = /\bdecisions?[ /](\d{4}(?:(?:, | and )\d{4})*)/g;
/** What git leaves where two versions do not fit; Prettier takes the second for quotations. */
const MERGE_MARK = /^[ \t]*(?:<{7}|(?:> ?){7}) ?\S.*$/gm;
const RULE = /docs\/(\w+)\.md, ([A-Z][a-z]+(?:[ -][a-z]+)*)/g;

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(text) {
  const headings = text.replaceAll(/^ *```[^]*?^ *```/gm, '').matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, heading]) => slugOf(heading));
}

const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** What a page or a comment refers to: files of the repository, and headings in them. */
function* namedIn(path, text) {
  if (path.endsWith('.md')) {
    for (const [, link, source] of text.matchAll(LINK)) {
      const to = link ?? source;
      if (/^[a-z]+:/.test(to)) continue;
      const [file, anchor] = to.split('#');
      yield { said: to, file: file ? join(dirname(path), file) : path, anchor };
    }
    for (const [, file] of text.matchAll(PATH)) yield { said: file, file };
  }
  for (const [, numbers] of text.matchAll(DECISION))
    for (const number of numbers.match(/\d{4}/g))
      yield { said: `decision ${number}`, file: `docs/decisions/${number}` };
  for (const [said, page, heading] of text.replaceAll(/\n \* /g, ' ').matchAll(RULE))
    yield { said, file: `docs/${page}.md`, anchor: slugOf(heading) };
}

/**
 * Marks of a merge that was not finished.
 *
 * @returns lines such as 'CHANGELOG.md: <<<<<<< HEAD'
 */
export const mergeMarks = (texts) =>
  Object.entries(texts).flatMap(([path, text]) =>
    [...text.matchAll(MERGE_MARK)].map(([said]) => `${path}: ${said.trim()}`),
  );

/**
 * What documents and comments refer to and is not there.
 *
 * @param texts path in the repository -> text, of everything that may refer to something
 * @param exists whether there is a file or folder of that path; of a decision only the number is asked for
 * @param textOf the text of a page
 * @returns lines such as 'README.md: docs/nothing.md'
 */
export function brokenReferences(texts, exists, textOf) {
  return Object.entries(texts).flatMap(([path, text]) =>
    [...namedIn(path, text)]
      .filter(({ file, anchor }) => !exists(file) || (anchor && !anchorsOf(textOf(file)).includes(anchor)))
      .map(({ said }) => `${path}: ${said}`),
  );
}
