import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, DemoSeed, Transaction, type DemoSeeder } from '@groundsheet/platform';
import { machineKey, type VehicleType } from '@groundsheet/form-rules';
import { demoCertificates } from './certificates/demo-certificates.js';
import { codeOf, Machine } from './machine.entity.js';
import { MachineStatuses } from './states/machine-statuses.js';

const DEMO_MACHINES: [plantNumber: string, type: VehicleType, machineNumber: string, description: string][] =
  [
    ['EX-0417', 'excavator', 'JCB 220X', '22 t tracked excavator, 600 mm bucket'],
    ['EX-0422', 'excavator', 'Kubota KX080', '8 t midi excavator, blade and quick hitch'],
    ['EX-0431', 'excavator', 'CAT 308', '8 t tracked excavator, zero tail swing'],
    ['EX-0440', 'excavator', 'Komatsu PC138', '14 t tracked excavator, rubber pads'],
    ['D-114', 'dumper', 'Thwaites MACH 690', '9 t straight tip dumper, cabbed'],
    ['D-118', 'dumper', 'JCB 6ST', '6 t swivel tip dumper'],
    ['D-121', 'dumper', 'Wacker DW30', '3 t swivel tip dumper'],
    ['R-207', 'roller', 'Bomag BW120', '2.7 t tandem roller'],
    ['R-211', 'roller', 'Hamm HD12', '2.7 t tandem roller, ROPS'],
    ['R-215', 'roller', 'Dynapac CA1500', '7 t single drum roller'],
    ['B-031', 'bulldozer', 'CAT D6', '22 t dozer, six-way blade'],
    ['B-034', 'bulldozer', 'Komatsu D51', '13 t dozer, GPS ready'],
  ];

export const DEMO_CODES = DEMO_MACHINES.map(([plantNumber]) => codeOf(plantNumber));

/** Twelve machines of all four types; each code is `GS-` and the plant number. Three of them have certificates. */
@DemoSeed(2)
export class MachinesSeed implements DemoSeeder {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly statuses: MachineStatuses,
    private readonly clock: Clock,
  ) {}

  async seed(): Promise<void> {
    if ((await this.em.count(Machine)) > 0) return;
    const machines = DEMO_MACHINES.map(([plantNumber, vehicleType, machineNumber, description]) =>
      Object.assign(new Machine(), {
        qrCode: codeOf(plantNumber),
        plantNumber,
        vehicleType,
        machineNumber,
        description,
      }),
    );
    const certificates = demoCertificates(machines, this.clock.now(), this.clock.today());
    await this.transaction.run(async () => {
      await this.em.persist([...machines, ...certificates]).flush();
      for (const { plantNumber } of machines)
        await this.statuses.judge({ key: machineKey(plantNumber), plantNumber });
    });
  }
}
