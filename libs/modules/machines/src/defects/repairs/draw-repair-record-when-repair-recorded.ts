import { EntityManager } from '@mikro-orm/postgresql';
import { RepairRecorded } from '@groundsheet/contracts';
import { MadePdfs, RenderedForms, SignatureRecords, type PdfPart } from '@groundsheet/forms';
import { moduleBeside } from '@groundsheet/files';
import { REPAIR_RECORD, SEVERITIES, VEHICLE_TYPES } from '@groundsheet/form-rules';
import { Config, Subscriber, Transaction, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { DefectEvent } from '../defect-event.entity.js';
import { DefectLog } from '../defect-log.js';
import { Defect } from '../defect.entity.js';
import { agreementOf, replacedBy, shownOfRepair, titleOfDefect } from './repair-facts.js';
import type { RepairPaper } from './repair-record.layout.js';
import { RepairRecord } from './repair-record.entity.js';

const LAYOUT = moduleBeside(import.meta.url, './repair-record.layout');

/** A repair with all that its paper shows. */
interface ToDraw {
  readonly record: RepairRecord & { readonly reference: string };
  readonly event: DefectEvent;
  readonly defect: Defect;
  /** The record whose place it takes. */
  readonly replaced: RepairRecord | null;
  /** Another one has taken its place already. */
  readonly isReplaced: boolean;
}

/** Puts a repair on paper, with its signature record where a fitter has signed. */
@Subscriber(RepairRecorded, { lane: 'pdfs' })
export class DrawRepairRecordWhenRepairRecorded implements EventSubscriber<PayloadOf<typeof RepairRecorded>> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: DefectLog,
    private readonly rendered: RenderedForms,
    private readonly records: SignatureRecords,
    private readonly made: MadePdfs,
    private readonly transaction: Transaction,
    private readonly config: Config,
  ) {}

  /** Does nothing where it has its PDF already, or is no more. */
  async handle({ eventId }: PayloadOf<typeof RepairRecorded>): Promise<void> {
    const toDraw = await this.find(eventId);
    if (!toDraw) return;
    const { reference } = toDraw.record;
    const parts = [{ layout: LAYOUT, data: this.paperOf(toDraw) }, ...(await this.signatureRecord(toDraw))];
    const of = { id: eventId, reference, isSigned: true };
    const { objectKey } = await this.rendered.store('repair-records', of, ...parts);
    const kept = await this.transaction.run(() => this.keep(toDraw, objectKey));
    if (!kept) await this.made.discard(objectKey);
  }

  private async find(eventId: string): Promise<ToDraw | null> {
    const record = await this.em.findOne(RepairRecord, { eventId, pdfKey: null });
    if (!record?.reference) return null;
    const { defectId } = await this.em.findOneOrFail(DefectEvent, { id: eventId });
    const defect = await this.em.findOneOrFail(Defect, { id: defectId });
    const history = await this.log.historyOf(defect);
    const event = history.find(({ id }) => id === eventId)!;
    const before = replacedBy(event, history);
    const replaced = before ? await this.em.findOne(RepairRecord, { eventId: before.id }) : null;
    const isReplaced = history.some((later) => replacedBy(later, history)?.id === eventId);
    return { record: record as ToDraw['record'], event, defect, replaced, isReplaced };
  }

  private paperOf({ record, event, defect, replaced }: ToDraw): RepairPaper {
    const { plantNumber, vehicle, severity, finding, note, openedAt } = defect;
    return {
      ...{ reference: record.reference, plantNumber, finding, note },
      vehicle: vehicle && VEHICLE_TYPES[vehicle],
      defect: titleOfDefect(defect),
      severity: SEVERITIES[severity],
      openedAt: openedAt.toISOString(),
      recordedAt: event.at.toISOString(),
      recordedBy: event.byName,
      isStopping: severity === 'A',
      repair: event.details.repair!,
      agreement: agreementOf(defect),
      signature: record.png,
      replaces: replaced?.reference ?? null,
      timeZone: this.config.timeZone,
    };
  }

  /** None where nobody has signed. */
  private async signatureRecord({ record, event, defect }: ToDraw): Promise<PdfPart[]> {
    const { eventId: id, reference, made } = record;
    if (!made) return [];
    const repair = event.details.repair!;
    const shown = shownOfRepair(defect, repair, reference);
    const signed = this.records.signedBy(
      { role: 'Fitter', name: repair.fitter, firm: repair.firm, made },
      shown,
      event.at,
    );
    const signing = { kind: null, id, reference, title: REPAIR_RECORD.title };
    return [await this.records.page(signing, { signed: [signed], toSign: null })];
  }

  /**
   * False when another attempt was faster. A record that another one takes the place of is an earlier version from then on,
   * whichever of them is drawn first.
   */
  private async keep({ record, replaced, isReplaced }: ToDraw, pdfKey: string): Promise<boolean> {
    const { eventId } = record;
    const kept = await this.em.nativeUpdate(RepairRecord, { eventId, pdfKey: null }, { pdfKey });
    if (kept > 0 && replaced?.pdfKey) await this.made.replace(replaced.pdfKey);
    if (kept > 0 && isReplaced) await this.made.replace(pdfKey);
    return kept > 0;
  }
}
