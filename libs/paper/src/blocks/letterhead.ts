import { INK } from '../ink.js';
import type { Letterhead, Page } from '../page.js';
import { composeText, linesOf } from '../text/text-block.js';

const LOGO = { width: 96, height: 26 };
const GAP = 9;
/** It begins within the margin, so that a week still has room on its page. */
const RAISED = 12;
const NAME_WIDTH = 236;

/** Logo and name at the left, address and telephone number at the right. */
export function letterhead(page: Page, { name, contact, logo }: Letterhead): void {
  const top = page.y - RAISED;
  const scale = logo ? Math.min(LOGO.width / logo.width, LOGO.height / logo.height) : 0;
  const across = logo ? logo.width * scale + GAP : 0;
  if (logo)
    page.artifact(() => {
      const down = top + (LOGO.height - logo.height * scale) / 2;
      page.pen.image(addressOf(logo.png), page.left, down, { width: logo.width * scale });
    });
  const title = composeText(
    name,
    { face: 'strong', size: 12, color: INK.ink, leading: 1.15, fit: { lines: 1, smallest: 8 } },
    NAME_WIDTH,
  );
  const shown = linesOf(title, 0, 2);
  page.tag('P', () => page.place(shown, page.left + across, top + (LOGO.height - shown.height) / 2));
  const width = page.width - across - NAME_WIDTH - GAP;
  const beside = linesOf(
    composeText(contact, { face: 'text', size: 8, color: INK.muted, align: 'right', leading: 1.25 }, width),
    0,
    3,
  );
  if (contact)
    page.tag('P', () => page.place(beside, page.right - width, top + (LOGO.height - beside.height) / 2));
  page.y = top + LOGO.height + GAP;
}

/** By an address pdfkit knows it again, and has it in the file once, however many documents it stands above. */
function addressOf(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
