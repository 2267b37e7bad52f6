import { Client, type ClientConfig, type QueryResult } from 'pg';

/** So many statements are kept prepared by each connection; a statement is worth it from its third time on. */
const MOST_PREPARED = 200;
const WORTH_PREPARING = 3;
const MOST_COUNTED = 2000;

/** What it returns changes with its table, and PostgreSQL refuses to change what a prepared statement returns. */
const RETURNS_WHOLE_ROWS = /\.\*|returning \*/;

const names = new Map<string, string>();
const counts = new Map<string, number>();

const DONE: Partial<QueryResult> = { rowCount: null, rows: [] };

/**
 * A connection that sends each statement at once, without waiting for the answers to those before it, and all those of
 * one turn of the event loop in one write (docs/decisions/0056). A failed statement makes those after it in its transaction
 * fail, the commit too, so nothing has to wait for an answer but whoever needs it.
 */
export class PipelinedClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true });
  }

  // @ts-expect-error: the other ways to call it are not used by the ORM.
  override query(text: string, values: unknown[] = []): Promise<Partial<QueryResult>> {
    this.writeOnceInThisTurn();
    const name = values.length > 0 ? nameOf(text) : undefined;
    const answer = super.query({ text, values, ...(name ? { name } : {}) });
    // Where a connection is lost its transaction is rolled back: only if this says so does Kysely give the connection up.
    if (text === 'rollback') return answer.catch(() => DONE);
    if (text !== 'begin') return answer;
    // If a transaction cannot begin, the connection is lost, and its first statement says so.
    answer.catch(() => {});
    return Promise.resolve(DONE);
  }

  private writeOnceInThisTurn(): void {
    const { stream } = (this as unknown as { connection: { stream: NodeJS.WriteStream } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}

/** Undefined for what is not worth preparing. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_PREPARED || RETURNS_WHOLE_ROWS.test(text)) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (counts.size >= MOST_COUNTED) counts.clear();
  counts.set(text, count);
  if (count < WORTH_PREPARING) return undefined;
  counts.delete(text);
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
