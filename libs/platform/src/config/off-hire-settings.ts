import { str, type CleanedEnv } from 'envalid';
import { wholeNumber } from './limits.js';

/** As the rules know them. */
const NATIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
type Nation = (typeof NATIONS)[number];

const MOST_DAYS = 60;

/** How off-hire notices are counted (docs/machines.md, Off-hire). */
export interface OffHireSettings {
  /** Working days of notice where nothing else is agreed with a customer. */
  readonly noticeDays: number;
  /** Whose bank holidays are no working days. */
  readonly nation: Nation;
}

export const offHireSettings = {
  OFF_HIRE_NOTICE_DAYS: wholeNumber(0, MOST_DAYS)({ default: 7 }),
  OFF_HIRE_NATION: str<Nation>({ choices: NATIONS, default: 'england-and-wales' }),
};

export function offHireSettingsOf(env: CleanedEnv<typeof offHireSettings>): OffHireSettings {
  return {
    noticeDays: env.OFF_HIRE_NOTICE_DAYS,
    nation: env.OFF_HIRE_NATION,
  };
}
