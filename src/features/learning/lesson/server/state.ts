import { sql } from 'drizzle-orm'
import { type ClassFacts, findClass, readClass } from '#src/features/learning/class/server/state.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Ruling } from '#src/shared/can.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { lessonErrors } from '../errors.ts'
import { maySeeRoll } from './rules.ts'

/** A lesson as its pages show it. */
export interface ShownLesson {
  lessonId: number
  classId: number
  title: string
  /** At this moment. */
  isLate: boolean
  lateAfter: number | null
  beganAt: Date
  rollEndedAt: Date | null
  endedAt: Date | null
}

export interface LessonFacts extends ShownLesson, Record<string, unknown> {
  secret: string
}

/** Whether arrivals in the lesson `l` count as late at this moment. */
export const isLateNow = sql`coalesce(l.is_late, now() >= l.began_at + make_interval(mins => l.late_after), false)`

/** The columns of ShownLesson, of the lesson `l`. */
export const shownColumns = sql`l.id as "lessonId", l.class_id as "classId", l.title, ${isLateNow} as "isLate",
  l.late_after as "lateAfter", l.began_at as "beganAt", l.roll_ended_at as "rollEndedAt", l.ended_at as "endedAt"`

const columns = sql`${shownColumns}, l.secret`

const byId = prepared<LessonFacts>(
  'lesson_by_id',
  sql`select ${columns} from lessons l where l.id = ${sql.placeholder('lessonId')}::int`,
)
const running = prepared<LessonFacts>(
  'lesson_running',
  sql`select ${columns} from lessons l
    where l.class_id = ${sql.placeholder('classId')}::int and l.ended_at is null`,
)

/** Finds the lesson of a class that is running. */
export const findRunning = async (db: Db, classId: number): Promise<LessonFacts | null> =>
  (await running(db, { classId }))[0] ?? null

/** Finds a lesson, without a check of rights. */
export const findLesson = async (db: Db, lessonId: number): Promise<LessonFacts | null> =>
  (await byId(db, { lessonId }))[0] ?? null

/** Reads a lesson with its class for a teacher or an assistant. @throws lesson.unknown */
export async function readLesson(db: Db, given: { lessonId: number; userId: number }) {
  const lesson = await findLesson(db, given.lessonId)
  if (!lesson) throw new AppError(lessonErrors.unknown)
  const ofClass = await readClass(db, { classId: lesson.classId, userId: given.userId })
  must(maySeeRoll(ofClass))
  return { lesson, ofClass }
}

/** Locks a lesson, so that no one checks in while its roll changes. @throws lesson.unknown, and what the rule refuses */
export async function holdLesson(
  tx: Tx,
  given: { lessonId: number; userId: number },
  rule: (ofClass: ClassFacts) => Ruling,
): Promise<LessonFacts> {
  const { rows } = await tx.execute<LessonFacts>(
    sql`select ${columns} from lessons l where l.id = ${given.lessonId} for update`,
  )
  const [lesson] = rows
  if (!lesson) throw new AppError(lessonErrors.unknown)
  const ofClass = await findClass(tx, { classId: lesson.classId, userId: given.userId })
  if (!ofClass) throw new AppError(lessonErrors.unknown)
  must(rule(ofClass))
  return lesson
}

const iso = (moment: Date | null) => moment && new Date(moment).toISOString()

/** Returns the part of a lesson that its pages show. */
export const presentLesson = (lesson: ShownLesson) => ({
  lessonId: lesson.lessonId,
  classId: lesson.classId,
  title: lesson.title,
  isLate: lesson.isLate,
  lateAfter: lesson.lateAfter,
  beganAt: new Date(lesson.beganAt).toISOString(),
  rollEndedAt: iso(lesson.rollEndedAt),
  endedAt: iso(lesson.endedAt),
})
