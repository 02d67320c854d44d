import type { z } from 'zod'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { DraftKind, DraftRecord } from '../record.ts'

/** A person's right to a draft. Reviewers read one that was submitted. */
export type DraftRight = 'none' | 'read' | 'edit'

/** Files and questions that a record names. */
export interface Names {
  files: readonly number[]
  questions: readonly number[]
}

/** The person who writes into a draft. */
interface Writer {
  draftId: number
  viewer: Viewer
}

/** The room whose drafts these are: textbooks, courses. */
export interface DraftHost {
  kind: DraftKind
  /** The schema of each kind of record; it cleans formatted texts. */
  schemas: Readonly<Record<string, z.ZodType<DraftRecord>>>
  rightOf(db: Db | Tx, viewer: Viewer, draftId: number): Promise<DraftRight>
  namesOf(record: DraftRecord): Names
  /** Returns a record without files and questions that are no more. */
  without(record: DraftRecord, gone: Names): DraftRecord
  /** Those of wanted files and questions that a person may name besides their own: of the textbook of a course. */
  lends(db: Db | Tx, given: Writer, wanted: Names): Promise<Names>
  /** Returns the keys of changed records that name what they may not, besides files and questions. */
  foreignIn?(tx: Tx, given: Writer, changed: readonly ChangedRecord[]): Promise<ReadonlySet<string>>
  /** The people who write a draft together; where it is left out, the one who reads it. */
  teachersOf?(db: Db | Tx, draftId: number): Promise<readonly number[]>
}

export interface ChangedRecord {
  key: string
  before: DraftRecord | null
  after: DraftRecord
}

export const draftHosts = portOfMany<DraftHost>('the rooms of drafts')

export function hostOf({ ports }: Pick<Kernel, 'ports'>, kind: DraftKind): DraftHost {
  const found = ports.all(draftHosts).find((host) => host.kind === kind)
  if (!found) throw new Error(`No room has drafts of the kind ${kind}`)
  return found
}
