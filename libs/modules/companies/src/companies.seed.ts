import { EntityManager } from '@mikro-orm/postgresql';
import { DemoSeed, type DemoSeeder } from '@groundsheet/platform';
import { Company } from './company.entity.js';

const DEMO_COMPANIES: Partial<Company>[] = [
  {
    name: 'Northgate Civils Ltd',
    contactPerson: 'Siân O’Neill',
    contactEmail: 'hire@northgate-civils.co.uk',
    contactPhone: '0191 496 0114',
    requiresOrderValidation: true,
    defaultOrderPattern: 'starts with 00',
  },
  {
    name: 'Harrow Groundworks',
    contactPerson: 'Imran Patel',
    contactEmail: 'plant@harrow-groundworks.co.uk',
    contactPhone: '020 7946 0182',
  },
  {
    name: 'Calder Valley Surfacing',
    contactPerson: 'Bev Haigh',
    contactEmail: 'orders@caldersurfacing.co.uk',
    requiresOrderValidation: true,
    defaultOrderPattern: '6 digits | starts with CV',
  },
  { name: 'Morgan & Price Demolition', contactPerson: 'Rhys Price', contactPhone: '029 2018 0455' },
  {
    name: 'Thames Quay Construction',
    contactPerson: 'Γιώργος Παππάς',
    contactEmail: 'yard@thamesquay.co.uk',
    requiresOrderValidation: true,
  },
  {
    name: 'Fenland Drainage Partners',
    contactPerson: 'Łukasz Wójcik',
    contactEmail: 'hire@fenlanddrainage.co.uk',
  },
];

/** Six companies, with and without order numbers and rules. */
@DemoSeed(1)
export class CompaniesSeed implements DemoSeeder {
  constructor(private readonly em: EntityManager) {}

  async seed(): Promise<void> {
    if ((await this.em.count(Company)) > 0) return;
    for (const facts of DEMO_COMPANIES) this.em.persist(Object.assign(new Company(), facts));
    await this.em.flush();
  }
}
