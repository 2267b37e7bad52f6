import { Injectable } from '@nestjs/common';
import { Config, DEVICES_PER_NETWORK_AND_HOUR, type FormSender, Tries } from '@groundsheet/platform';
import { uploadProblems } from './upload.problems.js';

const TOO_MANY = {
  hours: 1,
  refusal: uploadProblems.tooMany,
  reached:
    'Too many files have been added from here within an hour. You can send your form with the files it has.',
};

/** Counts the addresses that people ask for without an account, or before theirs is confirmed (docs/product.md, Photos and uploads). */
@Injectable()
export class GuestUploads {
  constructor(
    private readonly config: Config,
    private readonly tries: Tries,
  ) {}

  /**
   * Counts an address that is being given out, in its transaction and as the last thing in it (see `Limits`).
   *
   * @throws {Problem} 429 with Retry-After
   */
  async count({ caller, device, network }: FormSender): Promise<void> {
    const most = this.config.guests.uploadsPerHour;
    const ofNetwork = most * DEVICES_PER_NETWORK_AND_HOUR;
    await this.tries.count([
      ...(caller ? [{ ...TOO_MANY, name: 'uploads-of-account-per-hour', subject: caller.id, most }] : []),
      { ...TOO_MANY, name: 'uploads-of-device-per-hour', subject: device, most },
      { ...TOO_MANY, name: 'uploads-of-network-per-hour', subject: network, most: ofNetwork },
    ]);
  }
}
