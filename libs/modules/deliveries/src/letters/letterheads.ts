import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadFirmLogo, TellFirm, type FirmFacts, type FirmLogo } from '@groundsheet/contracts';
import { OWN_ACCENT, unlinked } from '@groundsheet/form-rules';
import { Config, type MailAttachment, type MailSender } from '@groundsheet/platform';
import addressparser from 'nodemailer/lib/addressparser';

/** Who writes where there is no firm. */
export const PRODUCT = 'Groundsheet';
/** In dots on the screen of a reader. */
const LOGO = { width: 140, height: 36 };
const LOGO_CID = 'logo@groundsheet';

/** What the shell of every mail shows of its sender. */
export interface LetterheadView {
  readonly sender: string;
  readonly sentBy: string;
  readonly accent: string;
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null;
  readonly firm: {
    readonly name: string;
    readonly address: string;
    readonly telephone: string | null;
  } | null;
}

/** Who writes a mail, and where it is answered. */
export interface Letterhead {
  readonly from: MailSender;
  /** Where replies go, unless a person is closer to the matter. */
  readonly replyTo: string | undefined;
  readonly view: LetterheadView;
  /** The logo, where the mail carries it. */
  readonly pictures: MailAttachment[];
}

/** The firm that mails come from, as it is when they go out; the product until one has been entered (docs/product.md, Our firm). */
@Injectable()
export class Letterheads {
  constructor(
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  /** @param logo carried by the mail, or `within` its page, for who looks at the mail in the office */
  async present(logo: 'carried' | 'within'): Promise<Letterhead> {
    const firm = await this.queries.execute(new TellFirm());
    const picture = firm.hasLogo ? await this.queries.execute(new ReadFirmLogo()) : null;
    return letterhead(firm, picture, { mailFrom: this.config.mailFrom, logo });
  }
}

export function letterhead(
  firm: FirmFacts,
  picture: FirmLogo | null,
  { mailFrom, logo }: { mailFrom: string; logo: 'carried' | 'within' },
): Letterhead {
  const [own] = addressparser(mailFrom, { flatten: true });
  const { name, addressLines, telephone, accent, replyAddress } = firm;
  const shown = name && unlinked(name);
  const content = picture && Buffer.from(picture.png);
  const isCarried = logo === 'carried';
  return {
    // Mail programs decode what looks encoded, in quotation marks too.
    from: { name: (name ?? own?.name ?? '').replaceAll('=?', '= ?'), address: own?.address ?? mailFrom },
    replyTo: replyAddress ?? undefined,
    view: {
      sender: shown ?? PRODUCT,
      sentBy: shown ? `${shown} with ${PRODUCT}` : PRODUCT,
      accent: accent ?? OWN_ACCENT,
      logo: content && {
        src: isCarried ? `cid:${LOGO_CID}` : `data:image/png;base64,${content.toString('base64')}`,
        ...fitted(picture!),
      },
      firm: shown ? { name: shown, address: unlinked(addressLines.join(', ')), telephone } : null,
    },
    pictures:
      content && isCarried
        ? [{ fileName: 'logo.png', contentType: 'image/png', content, cid: LOGO_CID }]
        : [],
  };
}

function fitted({ width, height }: FirmLogo): { width: number; height: number } {
  const scale = Math.min(1, LOGO.width / width, LOGO.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
