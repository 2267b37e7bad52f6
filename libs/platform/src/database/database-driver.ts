import {
  PostgreSqlConnection,
  PostgreSqlDriver,
  raw,
  type AnyQueryBuilder,
  type EntityMetadata,
  type FindOptions,
  type InternalField,
  type LoggingOptions,
  type NativeQueryBuilder,
  type PopulateOptions,
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

  /**
   * Asks for each column by its name where MikroORM asks for whole rows (`d0.*`): what whole rows are changes with a migration,
   * and PostgreSQL refuses to change what a prepared statement returns.
   */
  protected override buildFields<T extends object>(
    meta: EntityMetadata<T>,
    populate: PopulateOptions<T>[],
    joined: PopulateOptions<T>[],
    query: AnyQueryBuilder<T>,
    alias: string,
    options: Pick<FindOptions<T, any, any, any>, 'strategy' | 'fields' | 'exclude'>, // eslint-disable-line @typescript-eslint/no-explicit-any
    schema?: string,
  ): InternalField<T>[] {
    const columns = () =>
      meta.props.filter((prop) => this.platform.shouldHaveColumn(prop, populate)).map(({ name }) => name);
    return super
      .buildFields(meta, populate, joined, query, alias, options, schema)
      .flatMap((field) => (field === '*' ? columns() : [field]));
  }
}
