import { randomInt } from 'node:crypto';

/** A network nobody has come from yet, for `X-Forwarded-For`: limits per network are not what is measured. */
export const aNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
