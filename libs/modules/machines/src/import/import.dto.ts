import { ResponseField } from '@groundsheet/platform';

export class ImportChange {
  @ResponseField({ type: String, example: 'Description' })
  header!: string;

  @ResponseField({ type: String })
  from!: string;

  @ResponseField({ type: String })
  to!: string;
}

export class ImportFault {
  @ResponseField({ type: String, example: 'Vehicle type' })
  header!: string;

  @ResponseField({ type: String, example: 'Please choose one of: Dumper, Excavator, Bull Dozer, Roller.' })
  message!: string;
}

/** What a line of the file would do. */
export class ImportLine {
  @ResponseField({ type: Number, description: 'Line number, as in a spreadsheet.' })
  line!: number;

  @ResponseField({ type: String, example: 'EX-0417' })
  plantNumber!: string;

  @ResponseField({ enum: ['new', 'changed', 'same', 'wrong'] })
  outcome!: 'new' | 'changed' | 'same' | 'wrong';

  @ResponseField({ type: [ImportChange] })
  changes!: ImportChange[];

  @ResponseField({ type: [ImportFault] })
  faults!: ImportFault[];
}

/** What an import has done. */
export class ImportedResponse {
  @ResponseField({ type: Number })
  added!: number;

  @ResponseField({ type: Number })
  changed!: number;
}
