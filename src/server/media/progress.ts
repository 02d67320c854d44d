import { type SQL, sql } from 'drizzle-orm'
import type { FailureCode, WorkState } from '#src/shared/media.ts'
import type { Db, Tx } from '../database/db.ts'
import { preparedSelect } from '../database/prepared.ts'
import type { Kernel } from '../kernel.ts'
import { mediaWork } from './tables.ts'

/** One work of a file, as far as its progress needs it. */
export interface WorkOf {
  name: string
  state: WorkState
  percent: number
  failure: FailureCode | null
  /** Works that will follow. */
  expected: readonly string[]
}

export interface Progress {
  /** none – no work was begun for the file. */
  state: WorkState | 'none'
  percent: number
  /** The first work that has failed. */
  failed: WorkOf | undefined
}

/**
 * How far the works of a file are together: the percentage of all screens. Works that are expected but not begun yet
 * count too, so that it does not fall when one of them begins.
 */
export function progressOf(works: Kernel['works'], rows: readonly WorkOf[]): Progress {
  if (rows.length === 0) return { state: 'none', percent: 0, failed: undefined }
  const isUnderWay = rows.some(({ state }) => state === 'waiting' || state === 'working')
  const failed = rows.find(({ state }) => state === 'failed')
  if (!isUnderWay && !failed) return { state: 'done', percent: 100, failed }
  const begun = new Map(rows.map((row) => [row.name, row]))
  const names = new Set([...begun.keys(), ...rows.flatMap(({ expected }) => expected)])
  let [whole, made] = [0, 0]
  for (const name of names) {
    const effort = works.get(name)?.effort ?? 1
    whole += effort
    made += effort * shareOf(begun.get(name))
  }
  const percent = Math.min(99, Math.floor((100 * made) / whole))
  if (!isUnderWay) return { state: 'failed', percent, failed }
  const hasBegun = rows.some(({ state }) => state !== 'waiting')
  return { state: hasBegun ? 'working' : 'waiting', percent, failed }
}

const shareOf = (work: WorkOf | undefined) =>
  work?.state === 'done' ? 1 : work?.state === 'working' ? work.percent / 100 : 0

const select = (db: Db | Tx, fileIds: SQL) => {
  const { id, fileId, name, state, percent, failure, expected } = mediaWork
  return db
    .select({ fileId, name, state, percent, failure, expected })
    .from(mediaWork)
    .where(sql`${fileId} = any(${fileIds}::int[])`)
    .orderBy(id)
}
const readWorks = preparedSelect('media_works_of_files', (db) =>
  select(db, sql`${sql.placeholder('fileIds')}`),
)

/** Reads the works of files, in the order of their beginning. */
export const worksOf = (db: Db, fileIds: readonly number[]) => readWorks(db, { fileIds })

/** The same within a transaction. */
export const worksIn = (tx: Tx, fileIds: readonly number[]) =>
  select(tx, sql`${sql.param(fileIds)}`)
