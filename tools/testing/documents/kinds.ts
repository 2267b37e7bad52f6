import type { Chance } from './chance.js';
import { portrait, waves, type Sheet, type Words } from './drawing.js';
import { aDate, aPerson, machineReadable, written, type Person } from './people.js';

/** What is true of a made document. */
export interface Facts {
  readonly category: string;
  readonly name: string;
  readonly number: string;
  readonly expires: string;
  readonly machineReadable?: readonly [string, string];
}

export interface Made {
  readonly sheet: Sheet;
  readonly facts: Facts;
}

const CARD = { width: 1011, height: 638 };
const A4 = { width: 2480, height: 3508 };

const fullName = ({ first, second, last }: Person) => `${first} ${second} ${last}`;
const titled = (text: string) => text.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function column(x: number, y: number, step: number, size: number, texts: readonly string[]): Words[] {
  return texts.map((text, at) => ({ text, x, y: y + at * step, size }));
}

function licence(chance: Chance): Made {
  const person = aPerson(chance);
  const issued = aDate(chance, 2021, 2025);
  const expires = `${Number(issued.slice(0, 4)) + 10}${issued.slice(4)}`;
  const [year, month, day] = person.born.split('-') as [string, string, string];
  const surname = person.last.slice(0, 5).padEnd(5, '9');
  const driver = `${surname}${year[2]}${month}${day}${year[3]}${person.first[0]}${person.second[0]}`;
  const number = `${driver}9${chance.one(['AB', 'XK', 'TR'])}`;
  const words: Words[] = [
    { text: 'DRIVING LICENCE', x: 330, y: 70, size: 46, font: 'bold', colour: '#2a3f7a' },
    ...column(350, 140, 42, 32, [
      `1. ${person.last}`,
      `2. MR ${person.first} ${person.second}`,
      `3. ${written(person.born, 'dots')} UNITED KINGDOM`,
      `4a. ${written(issued, 'dots')}   4c. DVLA`,
      `4b. ${written(expires, 'dots')}`,
      `5. ${number} ${chance.digits(2)}`,
    ]),
    { text: `8. ${person.address}`, x: 350, y: 440, size: 26 },
    { text: '9. AM/A/B1/B/C1/C/CE/f/k/l/n/p/q', x: 350, y: 500, size: 28, font: 'narrow' },
  ];
  const background = waves(CARD.width, CARD.height, '#d9a8bd') + portrait(40, 130, 250);
  const facts = { category: 'driving_license', name: fullName(person), number, expires };
  return { sheet: { ...CARD, paper: '#f4e6ec', background, words }, facts };
}

function passport(chance: Chance): Made {
  const person = aPerson(chance);
  const issued = aDate(chance, 2019, 2025);
  const expires = `${Number(issued.slice(0, 4)) + 10}${issued.slice(4)}`;
  const number = `${chance.between(1, 9)}${chance.digits(8)}`;
  const [first, second] = machineReadable(person, number, expires);
  const field = (x: number, y: number, label: string, text: string): Words[] => [
    { text: label, x, y, size: 19, font: 'narrow', colour: '#4d5360' },
    { text, x, y: y + 36, size: 31 },
  ];
  const words: Words[] = [
    { text: 'UNITED KINGDOM OF GREAT BRITAIN', x: 480, y: 62, size: 30, font: 'bold', colour: '#5c2c3c' },
    ...field(480, 110, 'Type/Type', 'P'),
    ...field(680, 110, 'Code/Code', 'GBR'),
    ...field(1000, 110, 'Passport No./Passeport No.', number),
    ...field(480, 195, 'Surname/Nom (1)', person.last),
    ...field(480, 280, 'Given names/Prenoms (2)', `${person.first} ${person.second}`),
    ...field(480, 365, 'Nationality/Nationalite (3)', 'BRITISH CITIZEN'),
    ...field(480, 450, 'Date of birth/Date de naissance (4)', written(person.born, 'passport')),
    ...field(480, 535, 'Sex/Sexe (5)', 'M'),
    ...field(760, 535, 'Place of birth/Lieu de naissance (6)', 'SHEFFIELD'),
    ...field(480, 620, 'Date of issue/Date de delivrance (7)', written(issued, 'passport')),
    ...field(1000, 620, 'Authority/Autorite (8)', 'HMPO'),
    ...field(480, 705, 'Date of expiry/Date d expiration (9)', written(expires, 'passport')),
    { text: first, x: 62, y: 900, size: 42, pitch: 30.7, font: 'machine' },
    { text: second, x: 62, y: 970, size: 42, pitch: 30.7, font: 'machine' },
  ];
  const background = waves(1476, 780, '#b9cfc4') + portrait(70, 160, 340);
  const facts = {
    category: 'passport',
    name: fullName(person),
    number,
    expires,
    machineReadable: [first, second] as const,
  };
  return { sheet: { width: 1476, height: 1039, paper: '#eef1ea', background, words }, facts };
}

/** The two cards of plant operators are alike but for their words. */
function operatorCard(
  chance: Chance,
  { scheme, number, plant, colour }: { scheme: string[]; number: string; plant: string[]; colour: string },
): Made {
  const person = aPerson(chance);
  const expires = aDate(chance, 2027, 2030);
  const words: Words[] = [
    { text: scheme[0]!, x: 60, y: 90, size: 64, font: 'bold', colour: '#ffffff' },
    { text: scheme[1]!, x: 270, y: 85, size: 29, font: 'narrow', colour: '#ffffff' },
    { text: scheme[2]!, x: 340, y: 185, size: 34, font: 'bold' },
    { text: 'Name', x: 340, y: 240, size: 22, font: 'narrow', colour: '#565b64' },
    { text: titled(fullName(person)), x: 340, y: 276, size: 34 },
    { text: scheme[3]!, x: 340, y: 330, size: 22, font: 'narrow', colour: '#565b64' },
    { text: number, x: 340, y: 366, size: 34 },
    { text: 'Expiry Date', x: 660, y: 330, size: 22, font: 'narrow', colour: '#565b64' },
    { text: written(expires, 'strokes'), x: 660, y: 366, size: 34 },
    ...column(340, 440, 40, 27, plant),
  ];
  const background = `<rect width="1011" height="125" fill="${colour}"/>${portrait(50, 170, 240)}`;
  const facts = { category: 'qualification', name: fullName(person), number, expires };
  return { sheet: { ...CARD, paper: '#f7f7f4', background, words }, facts };
}

function cpcs(chance: Chance): Made {
  return operatorCard(chance, {
    scheme: ['CPCS', 'Construction Plant Competence Scheme', 'COMPETENT OPERATOR', 'Registration No.'],
    number: `${chance.between(1, 9)}${chance.digits(6)}`,
    plant: ['A59A Excavator 360 above 10 tonnes', 'A09A Forward Tipping Dumper', 'A31A Ride on Roller'],
    colour: '#1e4f9c',
  });
}

function npors(chance: Chance): Made {
  return operatorCard(chance, {
    scheme: ['NPORS', 'National Plant Operators Registration Scheme', 'TRAINED OPERATOR', 'Card Number'],
    number: `${chance.between(1, 9)}${chance.digits(5)}`,
    plant: ['N202 Excavator 360', 'N204 Forward Tipping Dumper', 'N404 Excavator as a Crane'],
    colour: '#a33b22',
  });
}

function firstAid(chance: Chance): Made {
  const person = aPerson(chance);
  const held = aDate(chance, 2024, 2025);
  const expires = `${Number(held.slice(0, 4)) + 3}${held.slice(4)}`;
  const number = `FA-${chance.digits(7)}`;
  const words: Words[] = [
    { text: 'Certificate of Achievement', x: 560, y: 620, size: 108, font: 'bold', colour: '#1b6b45' },
    { text: 'This is to certify that', x: 930, y: 860, size: 60 },
    { text: titled(fullName(person)), x: 720, y: 1040, size: 96, font: 'bold' },
    { text: 'has successfully completed the course', x: 700, y: 1200, size: 60 },
    { text: 'Emergency First Aid at Work', x: 620, y: 1380, size: 92, font: 'bold' },
    { text: 'Level 3 Award (RQF), in accordance with the Health and Safety', x: 420, y: 1560, size: 54 },
    { text: '(First Aid) Regulations 1981', x: 850, y: 1640, size: 54 },
    ...column(420, 1900, 110, 58, [
      `Certificate number: ${number}`,
      `Course date: ${written(held, 'words')}`,
      `Valid until: ${written(expires, 'words')}`,
      'Training provider: Ridgeway Site Training Ltd, Unit 4, Castle Mead',
    ]),
    { text: 'Assessor', x: 420, y: 2800, size: 48 },
    { text: 'Director of Training', x: 1500, y: 2800, size: 48 },
  ];
  const background =
    '<rect x="120" y="120" width="2240" height="3268" fill="none" stroke="#1b6b45" stroke-width="14"/><path d="M430 2700 q80 -120 160 0 t160 0 t160 -30" fill="none" stroke="#27355f" stroke-width="7"/>';
  const facts = { category: 'certification', name: fullName(person), number, expires };
  return { sheet: { ...A4, paper: '#fdfcf7', background, words }, facts };
}

function insurance(chance: Chance): Made {
  const person = aPerson(chance);
  const begins = aDate(chance, 2026, 2026);
  const expires = `${Number(begins.slice(0, 4)) + 1}${begins.slice(4)}`;
  const number = `PL${chance.digits(8)}`;
  const left = [
    'Policy number',
    'Insured',
    'Business',
    'Period of insurance',
    'Expiry date',
    'Limit of indemnity',
  ];
  const right = [
    number,
    titled(fullName(person)),
    'Self employed plant operator',
    `From ${written(begins, 'strokes')} to ${written(expires, 'strokes')}`,
    written(expires, 'strokes'),
    '5,000,000 any one occurrence',
  ];
  const words: Words[] = [
    { text: 'Hartwell Mutual Insurance', x: 200, y: 360, size: 92, font: 'bold', colour: '#31265f' },
    { text: 'Certificate of Public Liability Insurance', x: 200, y: 560, size: 76, font: 'bold' },
    ...column(200, 800, 130, 56, left),
    ...column(1050, 800, 130, 56, right),
    ...column(200, 1750, 84, 48, [
      'This certificate confirms that the policy named above is in force at the date of',
      'issue. It does not change, extend or replace the terms of the policy. Claims must be',
      'reported within thirty days of the event that gives rise to them. Cover applies to',
      'work in Great Britain, Northern Ireland, the Isle of Man and the Channel Islands.',
      'The insured shall take all reasonable care to prevent injury and damage.',
    ]),
    { text: 'Signed for the insurer', x: 200, y: 2500, size: 52 },
    {
      text: 'Hartwell Mutual Insurance plc, registered in England, number 01234567',
      x: 200,
      y: 3300,
      size: 42,
    },
  ];
  const facts = { category: 'insurance', name: fullName(person), number, expires };
  return { sheet: { ...A4, paper: '#ffffff', background: '', words }, facts };
}

/** A scan of the last one is sent as a PDF. */
export const KINDS = { licence, passport, cpcs, npors, 'first aid': firstAid, insurance };
export type Kind = keyof typeof KINDS;
