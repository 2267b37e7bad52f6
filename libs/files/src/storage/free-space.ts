import { Injectable } from '@nestjs/common';
import { mkdir, statfs } from 'node:fs/promises';
import { Config } from '@groundsheet/platform';

/** Below this share of the disk nothing new is begun, so that what is signed still finds room. */
const LEAST_FREE = 0.05;

/** How much of the data folder's disk is free; a class of its own so that a test can replace it. */
@Injectable()
export class FreeSpace {
  constructor(private readonly config: Config) {}

  /** From 0 (full) to 1 (empty). */
  async share(): Promise<number> {
    await mkdir(this.config.dataDir, { recursive: true, mode: 0o700 });
    const { bavail, blocks } = await statfs(this.config.dataDir);
    return bavail / blocks;
  }

  async isShort(): Promise<boolean> {
    return (await this.share()) < LEAST_FREE;
  }
}
