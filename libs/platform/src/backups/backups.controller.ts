import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { EntityManager } from '@mikro-orm/postgresql';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import { ResponseField } from '../http/bodies/fields.js';
import { Backup } from './backup.entity.js';

/** A month of daily ones. */
const SHOWN = 31;

export class BackupResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, format: 'date-time', description: 'The moment that it is of.' })
  madeAt!: Date;

  @ResponseField({ type: Number, description: 'Size of its file.' })
  bytes!: number;

  @ResponseField({ type: Boolean })
  encrypted!: boolean;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was last restored, to be tried or in earnest.',
  })
  restoredAt!: Date | null;
}

/** Backups are made and restored by commands (docs/operations.md); here is what has become of them. */
@ApiTags('Backups')
@Controller('api/backups')
export class BackupsController {
  constructor(private readonly em: EntityManager) {}

  @Get()
  @AllowedTo('admin')
  @ApiOperation({ summary: 'List good backups', description: `The ${SHOWN} newest, newest first.` })
  @ApiOkResponse({ type: [BackupResponse] })
  list(): Promise<BackupResponse[]> {
    return this.em.find(Backup, {}, { orderBy: { madeAt: 'desc' }, limit: SHOWN });
  }
}
