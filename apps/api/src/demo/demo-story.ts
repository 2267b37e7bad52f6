import {
  addDays,
  dateOfDay,
  DAYS,
  itemsOf,
  saturdaysAround,
  type CheckAnswers,
  type VehicleType,
} from '@groundsheet/form-rules';

/** What the demo's driver has done in a week. The days are of that week; nothing in it lies after the day of the start. */
export interface DemoWeek {
  readonly weekEnding: string;
  readonly customer: string;
  /** The customer’s office, and who signs for it on site. */
  readonly office: string;
  readonly client: string;
  readonly orderNumber?: string;
  readonly site: string;
  readonly machine: DemoMachine;
  /** Worked days, on each of which there is a check of the machine unless the week has none. */
  readonly days: readonly DemoDay[];
  readonly checked: boolean;
  /** How it ended: approved by the client and mailed, sent, or not even signed. */
  readonly ends: 'dispatched' | 'sent' | 'draft';
  readonly rating: 'happy' | 'okay';
  /** The finish of the last day was wrong at first, and corrected. */
  readonly corrected?: true;
}

export interface DemoDay {
  readonly date: string;
  readonly name: (typeof DAYS)[number];
  readonly finish: string;
  /** What is not as it should be, in the words of the driver. */
  readonly defect?: {
    readonly answers: CheckAnswers;
    readonly notes: string;
    /** What is wrong with an item; the photo of the sheet shows it. */
    readonly noted: { readonly item: string; readonly text: string };
  };
}

interface DemoMachine {
  readonly plantNumber: string;
  readonly machineNumber: string;
  readonly vehicle: VehicleType;
  readonly hours: number;
}

const WORKDAYS = DAYS.slice(0, 5);
const FINISHES = ['16:30', '17:00', '16:30', '17:30', '15:30'];

const EXCAVATOR = { plantNumber: 'EX-0417', machineNumber: 'JCB 220X', vehicle: 'excavator' } as const;
const DUMPER = { plantNumber: 'D-118', machineNumber: 'JCB 6ST', vehicle: 'dumper' } as const;
const ROLLER = { plantNumber: 'R-207', machineNumber: 'Bomag BW120', vehicle: 'roller' } as const;

const MIRROR: DemoDay['defect'] = {
  answers: { defectMirrors: false, defectCuttingEdge: false },
  notes: 'Workshop told at 07:20. Cutting edge worn at the left corner.',
  noted: { item: 'defectMirrors', text: 'Left mirror cracked by a branch.' },
};

type Told = Omit<DemoWeek, 'weekEnding' | 'days'> & { readonly worked: number; readonly defectOn?: string };

/** Oldest first; the last one is the week that has begun. */
const WEEKS: readonly Told[] = [
  {
    customer: 'Harrow Groundworks',
    office: 'plant@harrow-groundworks.co.uk',
    client: 'Imran Patel',
    site: 'Bentley Lane, Phase 2',
    machine: { ...EXCAVATOR, hours: 4418 },
    worked: 5,
    checked: true,
    ends: 'dispatched',
    rating: 'happy',
  },
  {
    customer: 'Calder Valley Surfacing',
    office: 'orders@caldersurfacing.co.uk',
    client: 'Bev Haigh',
    orderNumber: 'P-204417',
    site: 'A646 Todmorden Road',
    machine: { ...DUMPER, hours: 1207 },
    worked: 4,
    checked: true,
    ends: 'dispatched',
    rating: 'okay',
    corrected: true,
  },
  {
    customer: 'Thames Quay Construction',
    office: 'yard@thamesquay.co.uk',
    client: 'Γιώργος Παππάς',
    orderNumber: 'M-7781',
    site: 'Quay House, Gate 3',
    machine: { ...ROLLER, hours: 862 },
    worked: 5,
    checked: false,
    ends: 'sent',
    rating: 'happy',
  },
  {
    customer: 'Northgate Civils Ltd',
    office: 'hire@northgate-civils.co.uk',
    client: 'Siân O’Neill',
    orderNumber: 'P-001234',
    site: 'Upper Wharf Road, Plot 4',
    machine: { ...EXCAVATOR, hours: 4512 },
    worked: 5,
    checked: true,
    ends: 'sent',
    rating: 'happy',
    defectOn: 'thursday',
  },
  {
    customer: 'Fenland Drainage Partners',
    office: 'hire@fenlanddrainage.co.uk',
    client: 'Tom Ransome',
    site: 'Sixteen Foot Drain, Pump 2',
    machine: { ...DUMPER, hours: 1246 },
    worked: 5,
    checked: true,
    ends: 'draft',
    rating: 'happy',
  },
];

/** Four weeks and the one that has begun, each in another state, whatever day the demo is started on. */
export function demoStory(today: string): DemoWeek[] {
  const thisWeek = saturdaysAround(today).coming;
  return WEEKS.map(({ worked, defectOn, ...week }, at) => {
    const weekEnding = addDays(thisWeek, 7 * (at - WEEKS.length + 1));
    const days = daysOf(weekEnding, worked).filter(({ date }) => date < today);
    return {
      ...week,
      weekEnding,
      days: days.map((day) => (day.name === defectOn ? { ...day, defect: MIRROR } : day)),
    };
  });
}

function daysOf(weekEnding: string, worked: number): DemoDay[] {
  return WORKDAYS.slice(0, worked).map((name, at) => ({
    name,
    date: dateOfDay(weekEnding, name),
    finish: FINISHES[at]!,
  }));
}

/** Every item as it should be, but for what the driver found. */
export function answersOf({ machine }: DemoWeek, { defect }: DemoDay): CheckAnswers {
  const good = itemsOf(machine.vehicle).map(({ key, options }) => [key, options ? 'ok' : true]);
  return { ...(Object.fromEntries(good) as CheckAnswers), ...defect?.answers };
}

/** The days as the timesheet has them on the wire. */
export function hoursOf(days: readonly DemoDay[]): Record<string, string | number> {
  return Object.assign(
    {},
    ...days.map(({ name, finish }) => ({
      [`${name}Start`]: '07:00',
      [`${name}Finish`]: finish,
      [`${name}Break`]: 30,
    })),
  ) as Record<string, string | number>;
}
