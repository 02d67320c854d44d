import {
  createReadStream,
  createWriteStream,
  existsSync,
  opendirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { rename } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { errorCode } from '../database/postgres/error-code.ts'
import type { Table } from './catalog.ts'
import {
  columnList,
  quoted,
  readForeignKeys,
  readSequences,
  readTables,
  readVersion,
  tableId,
} from './catalog.ts'
import { filesFolder, manifestName, type Manifest, type Summary } from './format.ts'
import { summaryName, tableFolder } from './format.ts'
import { orderTables } from './table-order.ts'
import { packTar, type TarEntry } from './tar.ts'

const partSize = 1 << 20

/**
 * Writes one snapshot of every table, and the stored files, into one file. It works beside the running
 * app and in constant memory. The file appears only when it is complete.
 * @param filesDir undefined when the files are stored elsewhere (S3) and are not part of the backup
 * @returns rows per table
 */
export async function writeBackup(
  client: ClientBase,
  file: string,
  filesDir?: string,
): Promise<Summary['rows']> {
  if (existsSync(file)) throw new Error(`${file} exists already; a backup overwrites nothing.`)
  const part = `${file}.part`
  const rows: Summary['rows'] = {}
  await client.query('begin isolation level repeatable read, read only')
  try {
    await client.query(`set local statement_timeout = 0; set local datestyle = 'ISO, YMD';
      set local intervalstyle = 'postgres'; set local bytea_output = 'hex'`)
    await pipeline(
      packTar(entries(client, filesDir, rows)),
      createGzip(),
      // The file holds password hashes and personal data.
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    await rename(part, file)
    return rows
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    await client.query('rollback').catch(() => {})
  }
}

async function* entries(
  client: ClientBase,
  filesDir: string | undefined,
  rows: Summary['rows'],
): AsyncGenerator<TarEntry> {
  const tables = orderTables(await readTables(client), await readForeignKeys(client))
  const version = await client.query<{ server_version: string }>('show server_version')
  const manifest: Manifest = {
    format: 2,
    madeAt: new Date().toISOString(),
    postgres: version.rows[0]?.server_version ?? '',
    migrations: await readVersion(client),
    tables,
    files: filesDir !== undefined,
  }
  yield json(manifestName, manifest)
  for (const table of tables) rows[tableId(table)] = yield* tableEntries(client, table)
  const summary: Summary = { rows, sequences: await readSequences(client) }
  yield json(summaryName, summary)
  if (filesDir && existsSync(filesDir)) yield* fileEntries(filesDir)
}

/**
 * A tar entry begins with its size, which a query does not know in advance, so rows are written in
 * parts of known size.
 */
async function* tableEntries(client: ClientBase, table: Table): AsyncGenerator<TarEntry, number> {
  const stream = client.query(copyTo(`copy ${quoted(table)} ${columnList(table)} to stdout`))
  let chunks: Buffer[] = []
  let size = 0
  let number = 0
  const part = (): TarEntry => {
    const name = `${tableFolder(table)}${String(++number).padStart(6, '0')}.copy`
    const entry = { name, size, body: Buffer.concat(chunks) }
    chunks = []
    size = 0
    return entry
  }
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('COPY gave no bytes')
    chunks.push(chunk)
    size += chunk.length
    if (size >= partSize) yield part()
  }
  if (size > 0) yield part()
  return stream.rowCount
}

async function* fileEntries(filesDir: string): AsyncGenerator<TarEntry> {
  for await (const entry of opendirSync(filesDir, { recursive: true })) {
    // Drafts of the folder driver begin with a dot and belong to no row yet.
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    const name = filesFolder + relative(filesDir, path).split(sep).join('/')
    try {
      const { size } = statSync(path)
      const body = size === 0 ? Buffer.alloc(0) : createReadStream(path, { end: size - 1 })
      yield { name, size, body }
    } catch (error) {
      // The file was removed after the folder was listed, so no row of this snapshot refers to it.
      if (errorCode(error) !== 'ENOENT') throw error
    }
  }
}

function json(name: string, value: Manifest | Summary): TarEntry {
  const body = Buffer.from(JSON.stringify(value, undefined, 2) + '\n')
  return { name, size: body.length, body }
}
