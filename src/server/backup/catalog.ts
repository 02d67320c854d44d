import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { escapeIdentifier } from 'pg'

export type Table = { schema: string; name: string; columns: string[] }
export type ForeignKey = { table: string; target: string; name: string; definition: string }
type Sequence = { schema: string; name: string; next: string }
type MigrationVersion = { count: number; digest: string }

/**
 * Left out of a backup: migrations are compared instead, and jobs are created again by the code that
 * needs them.
 */
const leftOut = ['drizzle', 'pgboss', 'information_schema']

/** The one name of a table in a backup: `public.courses`. */
export function tableId({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`
}

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
}

/** Returns the column list for COPY; a table without columns takes no list. */
export function columnList({ columns }: Table): string {
  const names = columns.map((name) => escapeIdentifier(name))
  return names.length > 0 ? `(${names.join(', ')})` : ''
}

/** Returns every table with the columns that hold data; generated columns are computed by the database. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence <> 't'
       and n.nspname !~ '^pg_' and n.nspname <> all($1)
     order by 1, 2`,
    [leftOut],
  )
  return rows
}

/** Foreign keys between two tables; one within a table needs no order. */
export async function readForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select tn.nspname || '.' || t.relname as "table", fn.nspname || '.' || f.relname as target,
       k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k
       join pg_class t on t.oid = k.conrelid join pg_namespace tn on tn.oid = t.relnamespace
       join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid and k.conparentid = 0
       and tn.nspname <> all($1)
     order by 1, 3`,
    [leftOut],
  )
  return rows
}

/**
 * Returns the next value of each sequence. It is read after the tables: a number given out in between
 * is merely skipped.
 */
export async function readSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string; step: string }>(
    `select schemaname as schema, sequencename as name, increment_by::text as step
     from pg_sequences where schemaname <> all($1) order by 1, 2`,
    [leftOut],
  )
  const sequences: Sequence[] = []
  for (const { step, ...sequence } of rows) {
    const { rows: state } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(sequence)}`,
    )
    const { last = '1', called } = state[0] ?? {}
    sequences.push({ ...sequence, next: String(BigInt(last) + (called ? BigInt(step) : 0n)) })
  }
  return sequences
}

/** Returns the migrations that have run, by number and content. */
export async function readVersion(client: ClientBase): Promise<MigrationVersion> {
  const table = 'drizzle.__drizzle_migrations'
  const found = await client.query<{ at: string | null }>('select to_regclass($1) as at', [table])
  const { rows } = found.rows[0]?.at
    ? await client.query<{ hash: string }>(`select hash from ${table} order by created_at, id`)
    : { rows: [] }
  const digest = createHash('sha256').update(rows.map(({ hash }) => hash).join('\n'))
  return { count: rows.length, digest: digest.digest('hex') }
}
