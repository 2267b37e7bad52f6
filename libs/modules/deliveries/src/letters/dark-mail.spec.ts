import { readdirSync, readFileSync } from 'node:fs';

const ASSETS = new URL('../../assets/', import.meta.url);
const sourceOf = (name: string) => readFileSync(new URL(name, ASSETS), 'utf8');
const IS_LETTER = /^(?!mail-shell).*\.html\.hbs$/;
/** Opening tags with a colour of their own. */
const COLOURED = /<[a-z][^>]*style="[^"]*(?<![a-z-])color:[^>]*>/g;

const namedInDark = new Set(
  [...sourceOf('mail-shell.html.hbs').matchAll(/^ {2}\.([a-z]+) \{/gm)].map(([, name]) => name),
);

it.each(readdirSync(ASSETS).filter((name) => IS_LETTER.test(name)))(
  'leaves no dark letter on a dark page in %s',
  (name) => {
    const tags = sourceOf(name).match(COLOURED) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) {
      const classes = (/class="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ');
      const hasOwnGround = tag.includes('background:{{accent}}') || tag.includes('color:#ffc20e');
      expect([tag, hasOwnGround || classes.some((each) => namedInDark.has(each))]).toEqual([tag, true]);
    }
  },
);
