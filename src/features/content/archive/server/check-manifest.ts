import type { z } from 'zod'
import { findTooDeep } from '#src/features/content/draft/depth.ts'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { formatName, formatVersion, type Manifest, manifestSchema } from '../format.ts'
import { Unreadable } from '../unreadable.ts'
import type { ArchiveHost } from './archive-host.ts'

/** Reads `archive.json` by its schema. @throws Unreadable with the place of what is wrong */
export function checkedManifest(read: unknown): Manifest {
  const { format, version } = (read ?? {}) as { format?: unknown; version?: unknown }
  if (format !== formatName) throw new Unreadable('notArchive')
  if (typeof version === 'number' && version > formatVersion) throw new Unreadable('newer')
  return parsed(manifestSchema, read, '')
}

/** Reads the records by the schemas of their kinds, and checks that they are one whole: a head and a tree. */
export function checkedRecords(
  host: Pick<ArchiveHost, 'schemas' | 'kind'>,
  given: Manifest['records'],
): Map<string, DraftRecord> {
  const records = new Map<string, DraftRecord>()
  for (const [at, { key, value }] of given.entries()) {
    const place = `records[${at}]`
    const schema = Object.hasOwn(host.schemas, value.kind) ? host.schemas[value.kind] : undefined
    // Only the record of the key 'head' says what the whole is.
    if (!schema || records.has(key) || (value.kind === host.kind) !== (key === 'head')) {
      throw new Unreadable('invalid', place)
    }
    records.set(key, parsed(schema, value, `${place}.value`))
  }
  if (!records.has('head')) throw new Unreadable('invalid', 'records')
  for (const [at, { key }] of given.entries()) {
    if (!isPlaced(records, key)) throw new Unreadable('invalid', `records[${at}].value.place`)
  }
  const deep = findTooDeep((key) => records.get(key), records.keys(), new Set(records.keys()))
  if (deep !== undefined) throw new Unreadable('deep', deep)
  return records
}

/** Whether chapters lead from a record to the top. */
function isPlaced(records: ReadonlyMap<string, DraftRecord>, key: string): boolean {
  const seen = new Set<string>()
  for (let parent = records.get(key)!.place?.parent ?? null; parent !== null;) {
    const above = records.get(parent)
    if (above?.kind !== 'chapter' || seen.has(parent)) return false
    seen.add(parent)
    parent = above.place?.parent ?? null
  }
  return true
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, place: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const path = result.error.issues[0]!.path.map((one) =>
    typeof one === 'number' ? `[${one}]` : `.${String(one)}`,
  )
  throw new Unreadable('invalid', `${place}${path.join('')}`.replace(/^\./, ''), result.error)
}
