import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { port, portOfMany } from '#src/server/ports.ts'
import type { CopiedDates, CopiedKind } from '../copied.ts'
import type { CopiedRow, SchoolTerm } from '../copy-api.ts'
import type { SchoolSemester } from '../semester.ts'

/** A class that is copied, and the teacher who copies it. */
export interface CopiedFrom {
  fromId: number
  userId: number
  /** The semester of the class. */
  from: SchoolSemester
}

/** The chosen rows of one kind, for a new class that is empty. */
export interface Copying extends CopiedFrom, Pick<Kernel, 'ports' | 'jobs'> {
  classId: number
  to: SchoolSemester
  chosen: readonly { id: number; dates: CopiedDates }[]
}

/** A row of a room, without the fields that its kind does not have. */
export type RoomRow = Pick<CopiedRow, 'id' | 'title'> & Partial<Omit<CopiedRow, 'kind'>>

/** The part of a later room in a copy: its rows for the preview, and the copy of the chosen ones. */
export interface Copied {
  kind: CopiedKind
  /** Takes locks of the room that come before that of a class everywhere. */
  hold?: (tx: Tx) => Promise<unknown>
  rows: (db: Db | Tx, of: CopiedFrom) => Promise<RoomRow[]>
  /** Runs in the transaction that copies the class, with rows that `rows` has given in it. */
  copy: (tx: Tx, given: Copying) => Promise<void>
}

export const classCopied = portOfMany<Copied>('what comes along with a copy of a class')

/** A holiday with its name in both languages. */
export interface NamedHoliday {
  day: string
  name: string
  nameEn: string
}

/** The semesters and holidays of the school, which a later room keeps. */
export const schoolCalendar =
  port<(db: Db | Tx) => Promise<{ terms: SchoolTerm[]; holidays: NamedHoliday[] }>>(
    'school calendar',
  )
