import type { Test } from 'supertest';
import type { TestDriver } from './accounts.js';

const DAY_MS = 86_400_000;

export interface RegisteredMachine {
  id: string;
  plantNumber: string;
}

/** Machines of the register with their certificates, as the office enters them. */
export class MachinePapers {
  readonly examination = {
    kind: 'examination-12',
    examinedOn: this.inDays(-300),
    dueOn: this.inDays(65),
    isRequired: true,
    opensFromCode: true,
  };

  /** @param today of the product, `YYYY-MM-DD` */
  constructor(
    private readonly today: string,
    private readonly supervisor: TestDriver,
    private readonly admin: TestDriver,
  ) {}

  inDays(days: number): string {
    return new Date(Date.parse(this.today) + days * DAY_MS).toISOString().slice(0, 10);
  }

  /** One of its own for each test. */
  async aMachine(): Promise<RegisteredMachine> {
    const plantNumber = `C${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
    const body = { plantNumber, machineNumber: 'Bomag 120', vehicleType: 'roller' };
    const saved = await this.admin.request('post', '/api/machines').send(body).expect(201);
    return { id: saved.body.id as string, plantNumber };
  }

  /** @param change of an examination that is good and required */
  add(machine: RegisteredMachine, change: object = {}, by = this.supervisor): Test {
    const adding = by.request('post', `/api/machines/${machine.id}/certificates`);
    return adding.send({ ...this.examination, ...change });
  }

  async added(machine: RegisteredMachine, change: object = {}): Promise<string> {
    return (await this.add(machine, change).expect(201)).body.id as string;
  }

  change(id: string, change: object = {}): Test {
    const changing = this.supervisor.request('put', `/api/certificates/${id}`);
    return changing.send({ ...this.examination, ...change }).expect(200);
  }

  /** Brings a file; its id. */
  async bring(file: Buffer): Promise<string> {
    const { request } = this.supervisor;
    const { id, uploadURL } = (await request('post', '/api/certificates/files').expect(200)).body as {
      id: string;
      uploadURL: string;
    };
    await request('post', `/api/certificates/files/${id}/complete`).expect(409);
    const type = 'application/octet-stream';
    await request('put', uploadURL).set('Content-Type', type).send(file).expect(200);
    await request('post', `/api/certificates/files/${id}/complete`).expect(204);
    await request('post', `/api/certificates/files/${id}/complete`).expect(204);
    return id;
  }
}
