import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { daysOf } from '../calendar.ts'
import { scheduleChanges, scheduleLessons, scheduleTerms } from '../tables.ts'
import type { SchoolSemester } from '#src/features/learning/class/semester.ts'

export interface SeedLesson {
  title: string
  weekday: number
  sectionFrom: number
  sectionTo: number
  weeks: number
  room: string
  teacherId: number
  /** The first lesson from this day on is moved there, or cancelled. */
  change?: {
    from: string
    to: { toDay: string; sectionFrom: number; sectionTo: number; room: string } | null
    reason: string
  }
}

/** Writes the timetable of a class for a term that the school has; nothing where it has none. */
export async function seedTimetable(
  tx: Tx,
  { classId, term: of, lessons }: { classId: number; term: SchoolSemester; lessons: SeedLesson[] },
): Promise<void> {
  const half = of.semester === 'second' ? 'second' : 'first'
  const [term] = await tx
    .select()
    .from(scheduleTerms)
    .where(and(eq(scheduleTerms.yearFrom, of.yearFrom), eq(scheduleTerms.half, half)))
  if (!term) return
  for (const { change, ...lesson } of lessons) {
    const [made] = await tx
      .insert(scheduleLessons)
      .values({ classId, termId: term.id, ...lesson })
      .returning({ lessonId: scheduleLessons.id })
    const { lessonId } = made!
    const rule = { ...lesson, lessonId, termId: term.id }
    const day = daysOf(rule, { ...term, termId: term.id }).find(
      (one) => change && one >= change.from,
    )
    if (!change || day === undefined) continue
    const nowhere = { toDay: null, sectionFrom: null, sectionTo: null, room: null }
    const { reason, to } = change
    await tx
      .insert(scheduleChanges)
      .values({ lessonId, day, ...(to ?? nowhere), reason, changedById: lesson.teacherId })
  }
}
