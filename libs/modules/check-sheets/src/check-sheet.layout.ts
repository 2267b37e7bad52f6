import {
  answerLabel,
  classOf,
  countAnswers,
  defectsCounted,
  formatLongDate,
  hirersOf,
  formatMoment,
  itemsBeside,
  noteLines,
  sectionsOf,
  VEHICLE_TYPES,
  type CheckAnswer,
  type CheckAnswers,
  type CheckSheetForm,
  type NamedItem,
  sentLine,
  SIGNED_WAYS,
  signedElsewhere,
  type SignatureMade,
} from '@groundsheet/form-rules';
import {
  banner,
  checklist,
  facts,
  header,
  notes,
  photos,
  remark,
  signatures,
  type Banner,
  type ChecklistPart,
  type Fact,
  type Mood,
  type Page,
  type Picture,
  type SignatureBox,
} from '@groundsheet/paper';
import { resultOf } from './check-result.js';

/** What the paper shows of a check sheet; plain data that can be sent to the PDF thread. */
export interface CheckSheetPaper {
  /** The public reference, `CS-7K3M9QXD`; the QR code holds nothing else. */
  reference: string;
  customerName: string | null;
  /** The signatures and photo addresses of the form itself are not looked at. */
  form: CheckSheetForm;
  /** JPEGs, in the order of the form. */
  photos: Picture[];
  /** PNG as stored; null prints 'not signed'. */
  operatorSignature: Uint8Array | null;
  clientSignature: Uint8Array | null;
  /** How the client has signed who was asked to. */
  clientSignedHow: SignatureMade | null;
  /** ISO instant, printed in `timeZone`. */
  submittedAt: string;
  /** ISO; null where the phone did not say when its driver pressed Send. */
  signedAt: string | null;
  timeZone: string;
  /** The form whose place it takes. */
  corrects: { reference: string; sentAt: string; answers: CheckAnswers; changes: string[] } | null;
}

/** Printed on every sheet, to the letter (docs/product.md, Checks). */
const DAMAGES_NOTE =
  'ALL DAMAGES ARE COUNTER CHARGEABLE. PLEASE NOTE CONDITION OF PLANT PRE HIRE AND POST HIRE.';

const FACTS_TO_A_ROW = 3;

/** Draws a daily check sheet: what needs attention first, then the machine, every item, notes, signature, photos. */
export function draw(page: Page, paper: CheckSheetPaper): void {
  const { form, reference } = paper;
  const checkDate = formatLongDate(form.checkDate);
  page.describe({
    title: `Daily check sheet ${reference}, ${checkDate}`,
    footer: `${reference}  ·  ${sentLine(paper)}  ·  Groundsheet`,
    runningTitle: `Daily check sheet ${reference}, ${checkDate}`,
  });
  header(page, {
    title: 'Daily check sheet',
    subtitle: [form.selectedVehicle && VEHICLE_TYPES[form.selectedVehicle], checkDate]
      .filter(Boolean)
      .join(', '),
    reference,
    badge: form.orderNumber ? { label: 'Order no.', value: form.orderNumber } : null,
  });
  page.y += 6;
  banner(page, bannerOf(paper));
  page.y += 6;
  drawCorrection(page, paper);
  for (const row of rowsOf(factsOf(paper))) facts(page, row);
  page.y += 12;
  notes(page, 'Defects and corrective action', notedIn(form) || 'None recorded.');
  page.y += 12;
  checklist(
    page,
    listsOf(form).map((list) => partOf(list, paper)),
  );
  page.y += 10;
  remark(page, DAMAGES_NOTE);
  page.y += 6;
  signatures(page, signedBy(paper));
  photos(page, paper.photos);
}

function bannerOf({ form }: CheckSheetPaper): Banner {
  const { defects, hasFail, open, verdict } = resultOf(form.selectedVehicle, form.answers);
  const unanswered = open ? [open] : [];
  if (defects.length > 0) {
    const machine = form.plantNumber?.trim() || form.machineNumber?.trim();
    const counted = defectsCounted(defects.length);
    return {
      mood: hasFail ? 'bad' : 'attention',
      heading: machine ? `${counted}: ${machine}` : counted,
      lines: [...defects, ...unanswered],
    };
  }
  const seeNotes = notedIn(form) ? ['See the notes below.'] : [];
  return { mood: open ? 'attention' : 'good', heading: verdict, lines: [...unanswered, ...seeNotes] };
}

/** What is wrong with single items, and the driver's own words as typed. */
function notedIn({ selectedVehicle, itemNotes, defectsNotes }: CheckSheetForm): string {
  return [noteLines(selectedVehicle, itemNotes).join('\n'), defectsNotes?.trim()]
    .filter(Boolean)
    .join('\n\n');
}

function drawCorrection(page: Page, { corrects, timeZone }: CheckSheetPaper): void {
  if (!corrects) return;
  banner(page, {
    mood: 'attention',
    heading: `Corrects ${corrects.reference} of ${formatMoment(corrects.sentAt, timeZone)}`,
    lines: corrects.changes,
  });
  page.y += 6;
}

function factsOf({ form, customerName }: CheckSheetPaper): Fact[] {
  const always: Fact[] = [
    ...hirersOf(form.clientCompany ?? form.onHireTo, customerName),
    { label: 'Site', value: form.siteLocation },
    { label: 'Driver', value: form.driverSignedName },
    { label: 'Hire firm', value: form.company },
    { label: 'Vehicle type', value: form.selectedVehicle && VEHICLE_TYPES[form.selectedVehicle] },
    { label: 'Plant number', value: form.plantNumber },
    { label: 'Machine', value: form.machineNumber },
    { label: 'Machine hours', value: form.machineHours },
  ];
  // No screen asks for these; an office's own program may send them.
  const sometimes: Fact[] = [
    { label: 'Reason for stoppage', value: form.stoppageReason },
    { label: 'Fuel level', value: form.fuelLevel },
    { label: 'Hydraulic oil level', value: form.hydraulicOilLevel },
    { label: 'Engine oil level', value: form.engineOilLevel },
    { label: 'Coolant level', value: form.coolantLevel },
    { label: 'Seat belt check', value: passed(form.seatBeltCheck) },
    { label: 'Emergency stop check', value: passed(form.emergencyStopCheck) },
    { label: 'Warning lights check', value: passed(form.warningLightsCheck) },
    { label: 'Horn check', value: passed(form.hornCheck) },
  ];
  return [...always, ...sometimes.filter(({ value }) => value?.trim())];
}

function rowsOf(facts: Fact[]): Fact[][] {
  const rows: Fact[][] = [];
  for (let from = 0; from < facts.length; from += FACTS_TO_A_ROW) {
    rows.push(facts.slice(from, from + FACTS_TO_A_ROW));
  }
  return rows;
}

interface List {
  readonly title: string;
  readonly items: readonly NamedItem[];
}

/** The sections of the vehicle, then what was answered beside them. */
function listsOf({ selectedVehicle, answers }: CheckSheetForm): List[] {
  const items = itemsBeside(selectedVehicle, answers);
  const title = selectedVehicle ? 'Other items' : 'Items answered';
  return [...sectionsOf(selectedVehicle), ...(items.length > 0 ? [{ title, items }] : [])];
}

function partOf({ title, items }: List, { form, corrects }: CheckSheetPaper): ChecklistPart {
  const { answered, total } = countAnswers(items, form.answers);
  return {
    title,
    count: `${answered}/${total}`,
    items: items.map(({ key, label }) => {
      const answer = form.answers[key];
      const changed = corrects !== null && corrects.answers[key] !== answer;
      return { label, finding: answerLabel(answer), mood: moodOf(answer), changed };
    }),
  };
}

/** A fail is red, work to be done amber; what was done and what is good are both fine now. */
function moodOf(answer: CheckAnswer | undefined): Mood {
  if (answer === undefined) return 'attention';
  if (answer === false) return 'bad';
  const meaning = classOf(answer);
  if (meaning === 'not applicable') return 'none';
  return meaning === 'attention' ? 'attention' : 'good';
}

function signedBy(paper: CheckSheetPaper): SignatureBox[] {
  const { form, operatorSignature, clientSignature, clientSignedHow: how, timeZone } = paper;
  const signedOn = form.signatureDate ? `Signed ${formatLongDate(form.signatureDate)}` : null;
  const driver = { role: 'Driver', name: form.driverSignedName, signedOn, picture: operatorSignature };
  const client = {
    role: 'Client',
    name: form.clientSignedName,
    picture: clientSignature,
    signedOn: how
      ? signedElsewhere(how, timeZone)
      : [signedOn ?? 'Signed', SIGNED_WAYS['driver-phone']].join(', '),
  };
  return clientSignature || form.clientSignedName ? [driver, client] : [driver];
}

function passed(check: boolean | null | undefined): string | null {
  return typeof check === 'boolean' ? answerLabel(check) : null;
}
