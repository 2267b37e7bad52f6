/** What the overview is made of, as the file of each is called. */
export const OVERVIEW_PARTS = ['forms', 'missing', 'guest-sheets', 'hours'] as const;
export type OverviewPart = (typeof OVERVIEW_PARTS)[number];

/** Days, both included. */
export interface OverviewRange {
  readonly from: string;
  readonly to: string;
}

/** What is looked at. */
export interface OverviewChoice extends OverviewRange {
  /** Of the hours: part of a driver's name, site, customer, number of the machine, reference or order number, in any case. */
  readonly search?: string;
}

export type Statement = readonly [sql: string, ...values: unknown[]];

/** The condition of the index by kind and date, which every part reads its days from. */
export const IN_RANGE = 'superseded_by is null and date between ?::date and ?::date';
export const SENT = `status = 'submitted' and ${IN_RANGE}`;
/** The Saturday on or after the date, as in `setKeyOf`, counted from a Sunday. */
export const WEEK = `(date + 6 - (date - date '2000-01-02') % 7)`;
