import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import { type ClassFacts, factColumns } from '#src/features/learning/class/server/state.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { AppError } from '#src/shared/errors.ts'
import { homeworkErrors } from '../errors.ts'
import type { HomeworkKind, HomeworkState } from '../limits.ts'
import type { Criterion } from '../stored.ts'
import { isConcerned, isShown } from './columns.ts'

/** Homework as one person finds it, with the class. */
export interface HomeworkFacts extends ClassFacts {
  homeworkId: number
  title: string
  kind: HomeworkKind
  homeworkState: HomeworkState
  fullMark: number | null
  criteria: Criterion[]
  visibleFrom: Date | null
  dueAt: Date
  lateUntil: Date | null
  latePercent: number
  lateFloor: number
  photosMost: number
  filesMost: number
  kinds: string[]
  recordingMinutes: number
  namesHidden: boolean
  /** Each group does one work together. */
  inGroups: boolean
  releasedAt: Date | null
  /** The person is a student who is to do it. */
  concerned: boolean
  /** Students see it. */
  shown: boolean
}

/** `h` of HomeworkFacts, besides those of the class. */
const homeworkColumns = sql`
  h.id as "homeworkId", h.title, h.kind, h.state as "homeworkState", h.full_mark as "fullMark", h.criteria,
  h.visible_from as "visibleFrom", h.due_at as "dueAt", h.late_until as "lateUntil", h.late_percent as "latePercent",
  h.late_floor as "lateFloor", h.photos_most as "photosMost", h.files_most as "filesMost", h.kinds,
  h.recording_minutes as "recordingMinutes", h.names_hidden as "namesHidden", h.in_groups as "inGroups", h.released_at as "releasedAt"`

type Given = { homeworkId: number; userId: number }

const factsOf = (homeworkId: SQL | Placeholder, userId: SQL | Placeholder) => sql`
  select ${factColumns}, ${homeworkColumns}, coalesce(${isConcerned}, false) as concerned, ${isShown} as shown
  from homework h join classes c on c.id = h.class_id
  left join class_members m on m.class_id = c.id and m.user_id = ${userId}::int
  where h.id = ${homeworkId}::int`

const facts = prepared<HomeworkFacts>(
  'homework_facts',
  factsOf(sql.placeholder('homeworkId'), sql.placeholder('userId')),
)

/** Finds the homework also for a person outside its class. */
export async function findHomework(db: Db, given: Given): Promise<HomeworkFacts | undefined> {
  const [found] = await facts(db, given)
  return found
}

/** @throws homework.unknown, where there is no such homework, or the person does not belong to its class */
export async function readHomework(db: Db, given: Given): Promise<HomeworkFacts> {
  const found = await findHomework(db, given)
  if (!found?.role) throw new AppError(homeworkErrors.unknown)
  return found
}

/**
 * The same within the transaction of an act. The row of the homework is locked: shared by what concerns one work, so that
 * its settings do not change meanwhile.
 */
export async function holdHomework(
  tx: Tx,
  given: Given,
  { shared = false } = {},
): Promise<HomeworkFacts> {
  const lock = shared ? sql`for share` : sql`for update`
  await tx.execute(sql`select from homework where id = ${given.homeworkId} ${lock}`)
  const { rows } = await tx.execute(factsOf(sql`${given.homeworkId}`, sql`${given.userId}`))
  const found = rows[0] as HomeworkFacts | undefined
  if (!found?.role) throw new AppError(homeworkErrors.unknown)
  return withDates(found)
}

const momentOf = (value: Date | string | null) => (value === null ? null : new Date(value))

/** A statement that is not prepared answers moments as texts. */
function withDates(row: HomeworkFacts): HomeworkFacts {
  return {
    ...row,
    visibleFrom: momentOf(row.visibleFrom),
    dueAt: new Date(row.dueAt),
    lateUntil: momentOf(row.lateUntil),
    releasedAt: momentOf(row.releasedAt),
  }
}

/** The rule of a homework, as late-mark.ts takes it. */
export const lateRuleOf = ({
  latePercent,
  lateFloor,
}: Pick<HomeworkFacts, 'latePercent' | 'lateFloor'>) => ({
  percent: latePercent,
  floor: lateFloor,
})

/** The same as the column `isNameless`. */
export const isNamelessNow = ({
  namesHidden,
  releasedAt,
}: Pick<HomeworkFacts, 'namesHidden' | 'releasedAt'>): boolean => namesHidden && releasedAt === null
