import { createReadStream } from 'node:fs'
import { pipeline as join } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Table } from './catalog.ts'
import { columnList, quoted, readForeignKeys, readTables, readVersion, tableId } from './catalog.ts'
import type { Manifest, Summary } from './format.ts'
import { filesFolder, manifestName, manifestSchema } from './format.ts'
import { summaryName, summarySchema, tableFolder } from './format.ts'
import { FilesRestore } from './restore-files.ts'
import { keysAgainst } from './table-order.ts'
import { collect, readTar } from './tar.ts'

type Options = {
  /** The folder for the stored files; undefined when they are stored elsewhere (S3). */
  filesDir?: string | undefined
  /** Deletes the present data first. */
  replace?: boolean
}

/**
 * Restores a backup into a database with the same migrations, in one transaction: either all of it is
 * restored, or nothing has changed. The whole file is checked before any data is changed.
 * @returns rows per table
 */
export async function restoreBackup(
  client: ClientBase,
  file: string,
  { filesDir, replace = false }: Options = {},
): Promise<Summary['rows']> {
  const manifest = await verifyBackup(file)
  await refuseOtherSchema(client, manifest)
  const files = new FilesRestore(filesDir, replace)
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    const triggered = await tablesWithTriggers(client, manifest.tables)
    await switchTriggers(client, triggered, 'disable')
    await makeRoom(client, manifest.tables, replace)
    const rows = await load(client, file, manifest, files)
    await switchTriggers(client, triggered, 'enable')
    files.swapIn()
    await client.query('commit')
    files.finish()
    await client.query('analyze')
    return rows
  } catch (error) {
    await client.query('rollback').catch(() => {})
    files.undo()
    throw error
  }
}

/**
 * Reads the file to its end.
 * @throws when it is truncated, damaged or no backup of this product
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined
  try {
    for await (const entry of openBackup(file)) {
      manifest ??= await readManifest(entry)
    }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} cannot be restored: ${why}`, { cause })
  }
  if (!manifest) throw new Error(`${file} cannot be restored: it is empty.`)
  return manifest
}

async function nextOf(backup: ReturnType<typeof readTar>) {
  const { done, value } = await backup.next()
  return done ? undefined : value
}

function openBackup(file: string) {
  // Errors of either stream reach the reader; the callback only keeps them from being unhandled.
  return readTar(join(createReadStream(file), createGunzip(), () => {}))
}

async function readManifest(entry: { name: string; body: AsyncIterable<Uint8Array> }) {
  if (entry.name !== manifestName) throw new Error('This is not a backup of Farsail.')
  return manifestSchema.parse(JSON.parse((await collect(entry.body)).toString()))
}

async function refuseOtherSchema(client: ClientBase, manifest: Manifest): Promise<void> {
  const { count, digest } = await readVersion(client)
  const wanted = manifest.migrations
  if (count !== wanted.count || digest !== wanted.digest) {
    throw new Error(
      `The backup of ${manifest.madeAt} was made after ${wanted.count} migrations, this database ` +
        `has had ${count === wanted.count ? `${count} other ones` : count}. Restore it with the version of ` +
        'Farsail that made it; a newer version brings it up to date when it starts.',
    )
  }
  const here = shape(await readTables(client))
  const there = shape(manifest.tables)
  const different = [...here, ...there].filter((one) => !here.includes(one) || !there.includes(one))
  if (different.length > 0) {
    throw new Error(`The tables differ from those of the backup:\n${different.join('\n')}`)
  }
}

function shape(tables: Table[]): string[] {
  return tables.map((table) => `${tableId(table)}(${table.columns.toSorted().join(', ')})`)
}

async function makeRoom(client: ClientBase, tables: Table[], replace: boolean): Promise<void> {
  if (tables.length === 0) return
  if (replace) {
    await client.query(`truncate ${tables.map(quoted).join(', ')}`)
    // Waiting jobs refer to rows that no longer exist.
    const jobs = await client.query<{ at: string | null }>(`select to_regclass('pgboss.job') as at`)
    if (jobs.rows[0]?.at) await client.query('truncate pgboss.job cascade')
    return
  }
  const full: string[] = []
  for (const table of tables) {
    const { rows } = await client.query(`select 1 from ${quoted(table)} limit 1`)
    if (rows.length > 0) full.push(tableId(table))
  }
  if (full.length > 0) {
    throw new Error(
      `The database is not empty (${full.slice(0, 5).join(', ')}${full.length > 5 ? ' …' : ''}). ` +
        'With --replace all it holds is thrown away.',
    )
  }
}

/**
 * Switches the triggers of the tables: a restore brings rows as they were, so none of them counts or refuses. They
 * are off within this transaction only, so no other one ever sees them off.
 */
async function switchTriggers(client: ClientBase, tables: string[], what: 'disable' | 'enable') {
  for (const at of tables) await client.query(`alter table ${at} ${what} trigger user`)
}

async function tablesWithTriggers(client: ClientBase, tables: Table[]): Promise<string[]> {
  const { rows } = await client.query<{ at: string }>(
    `select distinct tgrelid::regclass::text as at from pg_trigger
     where not tgisinternal and tgenabled <> 'D' and tgrelid = any($1::regclass[])`,
    [tables.map(quoted)],
  )
  return rows.map(({ at }) => at)
}

async function load(
  client: ClientBase,
  file: string,
  { tables }: Manifest,
  files: FilesRestore,
): Promise<Summary['rows']> {
  // No order of tables satisfies foreign keys in a circle, so they are dropped for the restore and
  // checked when they are added again.
  const circular = keysAgainst(tables, await readForeignKeys(client))
  const byId = new Map(tables.map((table) => [tableId(table), quoted(table)]))
  for (const { table, name } of circular) {
    await client.query(`alter table ${byId.get(table)} drop constraint ${escapeIdentifier(name)}`)
  }
  const backup = openBackup(file)
  const cursor = { entry: await nextOf(backup) }
  const advance = async () => (cursor.entry = await nextOf(backup))
  // The manifest has been read already.
  await advance()
  const rows: Summary['rows'] = {}
  for (const table of tables) {
    const copy = client.query(copyFrom(`copy ${quoted(table)} ${columnList(table)} from stdin`))
    // One COPY for all parts: a key to another row of the same table is checked at its end.
    await pipeline(async function* () {
      for (; cursor.entry?.name.startsWith(tableFolder(table)); await advance()) {
        yield* cursor.entry.body
      }
    }, copy)
    rows[tableId(table)] = copy.rowCount
  }
  for (const { table, name, definition } of circular) {
    await client.query(
      `alter table ${byId.get(table)} add constraint ${escapeIdentifier(name)} ${definition}`,
    )
  }
  if (cursor.entry?.name !== summaryName) {
    throw new Error(`The backup holds an unknown ${cursor.entry?.name}.`)
  }
  const summary = summarySchema.parse(JSON.parse((await collect(cursor.entry.body)).toString()))
  for (const [id, count] of Object.entries(summary.rows)) {
    if (rows[id] !== count) throw new Error(`${id}: ${rows[id]} rows instead of ${count}`)
  }
  // Unlike setval(), this is undone with the transaction.
  for (const sequence of summary.sequences) {
    await client.query(`alter sequence ${quoted(sequence)} restart with ${BigInt(sequence.next)}`)
  }
  for (await advance(); cursor.entry; await advance()) {
    await files.add(cursor.entry.name.slice(filesFolder.length), cursor.entry.body)
  }
  return rows
}
