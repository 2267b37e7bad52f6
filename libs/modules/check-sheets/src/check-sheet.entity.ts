import type { Attention } from '@groundsheet/contracts';
import {
  attentionItems,
  CHECK_SHEET_OWN_FIELDS,
  type CheckAnswers,
  countAnswers,
  itemsOf,
  validEmails,
  type VehicleType,
  withPhotosMoved,
} from '@groundsheet/form-rules';
import { DriverForm, FieldColumns, type Stored } from '@groundsheet/forms';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { CheckSheetBody } from './check-sheet.dto.js';

/** The columns that the fields of a check sheet make; the class decorator adds them. */
const FormWithChecks = DriverForm as unknown as abstract new () => DriverForm<CheckSheetBody> &
  Stored<typeof CHECK_SHEET_OWN_FIELDS>;

/** A driver's daily check of one machine for one company. */
@Entity({ discriminatorValue: 'check-sheet' })
@FieldColumns(CHECK_SHEET_OWN_FIELDS)
export class CheckSheet extends FormWithChecks {
  override readonly kind = 'check-sheet';

  /** By key, each as answered; unanswered items are absent. */
  @Property({ type: 'json' })
  answers!: CheckAnswers;

  /** Items that need attention; lists show it. */
  @Property({ type: 'smallint' })
  attentionCount!: number;

  /** Whether what it found may stop a machine by itself: a guest's device may do so three times a day, see `SheetStops`. */
  @Property({ type: 'boolean', nullable: true })
  mayStop: boolean | null = null;

  /** That of an account with a confirmed address goes to the company's own address too (docs/product.md, Sending). */
  protected override ownRecipients(): string[] {
    if (!this.isMailedToCompany || !this.companyEmail) return this.submissionEmails;
    return validEmails([...this.submissionEmails, this.companyEmail], { guest: false });
  }

  override files(): readonly string[] {
    return this.photos;
  }

  override takeFiles(copies: ReadonlyMap<string, string>): void {
    this.photos = [...copies.values()];
    this.itemNotes = withPhotosMoved(this.itemNotes, (photo) => copies.get(photo) ?? null);
  }

  override attention(): Attention[] {
    return attentionOf(this.selectedVehicle, this.answers);
  }

  override content(): Record<string, unknown> {
    return { ...this.entered(), answers: this.answers };
  }

  protected missingOwn(): string[] {
    const { answered, total } = countAnswers(itemsOf(this.selectedVehicle), this.answers);
    if (total === 0) return ['Type of vehicle'];
    return answered < total ? [`${total - answered} of ${total} items`] : [];
  }

  protected enterOwn({ answers }: CheckSheetBody): void {
    this.answers = answers;
    this.attentionCount = this.attention().length;
  }

  protected takeOwnFrom(sent: CheckSheet): void {
    this.enterOwn({ answers: { ...sent.answers } });
  }
}

/** What needs attention, item by item: `Mirrors` for a fail, `Brake fluid: top up` for work to be done. */
export function attentionOf(vehicle: VehicleType | null, answers: CheckAnswers): Attention[] {
  return attentionItems(vehicle, answers).map(({ item: { key, label }, answer }) => ({
    key,
    words: answer ? `${label}: ${answer}` : label,
  }));
}
