import { readFileSync } from 'node:fs';
import handlebars from 'handlebars';

/** The text and HTML parts of one kind of mail, made from the same view. */
export interface MailTemplate {
  text(view: object): string;
  html(view: object): string;
}

const partials = {
  shell: compile('mail-shell.html.hbs', { noEscape: false }),
  firm: compile('mail-firm.text.hbs', { noEscape: true }),
};

/** Reads `assets/<name>.text.hbs` and `.html.hbs`. */
export function mailTemplate(name: string): MailTemplate {
  // The text part is not HTML: escaped, O'Neill would read O&#x27;Neill.
  const text = compile(`${name}.text.hbs`, { noEscape: true });
  const html = compile(`${name}.html.hbs`, { noEscape: false });
  return {
    text: (view) => text(view, { partials }),
    html: (view) => html(view, { partials }),
  };
}

function compile(name: string, { noEscape }: { noEscape: boolean }) {
  const source = readFileSync(new URL(`../../assets/${name}`, import.meta.url), 'utf8');
  return handlebars.compile(source, { noEscape, strict: true });
}
