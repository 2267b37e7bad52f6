import type { PreferenceKey, Preferences } from '@groundsheet/form-rules';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Driver } from '../accounts/driver.entity.js';

/** What an account has chosen or entered recently, one row per key; the last writer wins. Deleted with its driver. */
@Entity({ tableName: 'driver_preferences' })
export class DriverPreference {
  [PrimaryKeyProp]?: ['driver', 'key'];

  @ManyToOne({ entity: () => Driver, primary: true, deleteRule: 'cascade' })
  driver!: Driver;

  @PrimaryKey({ type: 'string', length: 20 })
  key!: PreferenceKey;

  @Property({ type: 'json' })
  value!: Preferences[PreferenceKey];

  @Property({ type: 'datetime', length: 3 })
  changedAt!: Date;
}
