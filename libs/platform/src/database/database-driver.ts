import {
  PostgreSqlConnection,
  PostgreSqlDriver,
  raw,
  type LoggingOptions,
  type NativeQueryBuilder,
  type RawQueryFragment,
  type Transaction,
} from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import { valuesApart, type Statement } from './values-apart.js';

type Params = readonly unknown[] | Record<string, unknown>;

/**
 * MikroORM writes values into the text of a statement. Here they travel beside it, so that PostgreSQL can keep the statement
 * prepared (docs/decisions/0056).
 */
export class DatabaseConnection extends PostgreSqlConnection {
  override async execute<T>(
    query: string | NativeQueryBuilder | RawQueryFragment,
    params: Params = [],
    method: 'all' | 'get' | 'run' = 'all',
    transaction?: Transaction<Kysely<unknown>>,
    context?: LoggingOptions,
  ): Promise<T> {
    await this.ensureConnection();
    const statement = statementOf(query, params);
    const answer = async () => {
      const result = transaction
        ? await (
            await this.send([statement], transaction)
          )[0]
        : await this.getClient().executeQuery(this.compiled(statement));
      return this.transformRawResult<T>(result, method);
    };
    return this.executeQuery(statement.sql, answer, {
      ...{ query: statement.sql, params: statement.params },
      ...context,
    });
  }

  /** Sends statements of a transaction one after the other. Waits until they are sent, and not for the answers. */
  async send(
    statements: readonly Statement[],
    transaction: Kysely<unknown>,
  ): Promise<Promise<QueryResult<unknown>>[]> {
    // Kysely gives the connection to nobody else until this is done.
    return transaction
      .getExecutor()
      .provideConnection(async (connection) =>
        statements.map((statement) => connection.executeQuery(this.compiled(statement))),
      );
  }

  private compiled(statement: Statement): CompiledQuery {
    const { text, values } = valuesApart(this.platform, statement);
    return CompiledQuery.raw(text, values);
  }
}

function statementOf(query: string | NativeQueryBuilder | RawQueryFragment, params: Params): Statement {
  if (typeof query !== 'string') return 'toRaw' in query ? query.toRaw() : query;
  return Array.isArray(params) ? { sql: query, params } : raw(query, params as Record<string, unknown>);
}

export class DatabaseDriver extends PostgreSqlDriver {
  protected override readonly connection = new DatabaseConnection(this.config);
}
