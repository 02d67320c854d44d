import { eq, sql } from 'drizzle-orm'
import type { Records } from '#src/features/content/draft/record.ts'
import { readDraft, readReleased } from '#src/features/content/draft/server/open-draft.ts'
import { headKey, type TextbookHead } from '#src/features/content/textbook/records.ts'
import { textbooks } from '#src/features/content/textbook/tables.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { randomUUID } from 'node:crypto'
import { AppError } from '#src/shared/errors.ts'
import { authoringErrors } from '../errors.ts'
import type { OpenedCourse } from './open-course.ts'
import { planPull, type PullPlan } from './pull-plan.ts'

export interface CoursePull extends PullPlan {
  textbookId: number
  head: TextbookHead
  isFirst: boolean
  course: Records
}

/**
 * Compares a course with a textbook: the one it names, or another one that it may be bound to. Of the person's own
 * textbook that no reader has seen yet, the draft counts; nobody reads that of another person through a course.
 * @returns null where the course names none. @throws authoring.textbookUnknown
 */
export async function pullOfCourse(
  db: Db | Tx,
  { courseId, draftId }: OpenedCourse,
  viewer: { id: number },
  wanted: number | undefined,
): Promise<CoursePull | null> {
  const course = await readDraft(db, draftId)
  const head = course.get(headKey) as unknown as CourseHead
  const textbookId = wanted ?? head.textbookId
  if (textbookId === null) return null
  const [book] = await db.select().from(textbooks).where(eq(textbooks.id, textbookId))
  const isOwn = book?.ownerId === viewer.id
  if (!book || book.deletedAt !== null || (!book.published && !isOwn))
    throw new AppError(authoringErrors.textbookUnknown)
  const released = await readReleased(db, book.draftId)
  const textbook = released.size > 0 || !isOwn ? released : await readDraft(db, book.draftId)
  const plan = planPull({
    ...{ textbookId, textbook, course },
    learners: await learnersOf(db, courseId),
    ...(await copiesBefore(db, draftId, textbookId)),
    used: await keysUsed(db, { courseId, draftId }),
    newKey: () => `p-${randomUUID().replaceAll('-', '').slice(0, 16)}`,
  })
  const isFirst = ![...course.values()].some((record) => {
    return (record['from'] as { textbookId?: number } | undefined)?.textbookId === textbookId
  })
  const bookHead = (textbook.get(headKey) ?? {
    name: { zh: '', en: '' },
  }) as unknown as TextbookHead
  return { ...plan, textbookId, head: bookHead, isFirst, course }
}

/** Learners who have opened an item or begun its quiz, by the key of the item. */
async function learnersOf(db: Db | Tx, courseId: number): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; learners: number }>(sql`
    select i.key, count(distinct x.user_id)::int as learners from course_items i
    join lateral (
      select p.user_id from study_progress p where p.item_id = i.id
      union select a.user_id from quiz_attempts a where a.quiz_id = i.quiz_id) x on true
    where i.course_id = ${courseId} group by i.key`)
  return new Map(rows.map(({ key, learners }) => [key, learners]))
}

/** What the history knows to have been deleted: with its key in the course, and what was deleted by hand. */
async function copiesBefore(db: Db | Tx, draftId: number, textbookId: number) {
  const { rows } = await db.execute<{ origin: string; key: string; byHand: boolean }>(sql`
    select e.value #>> '{0,from,key}' as origin, e.key, s.kind in ('edit', 'delete') as "byHand"
    from draft_states s cross join lateral jsonb_each(s.records) e
    where s.draft_id = ${draftId} and e.value -> 1 = 'null'::jsonb
      and e.value #>> '{0,from,textbookId}' = ${String(textbookId)}
    order by s.id`)
  return {
    former: new Map(rows.map(({ origin, key }) => [origin, key])),
    dropped: new Set(rows.flatMap(({ origin, byHand }) => (byHand ? [origin] : []))),
  }
}

/** The keys of all records that the course has or had, in its draft or for its learners. */
async function keysUsed(
  db: Db | Tx,
  { courseId, draftId }: { courseId: number; draftId: number },
): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from draft_records where draft_id = ${draftId}
    union select key from course_chapters where course_id = ${courseId}
    union select key from course_items where course_id = ${courseId}`)
  return new Set(rows.map(({ key }) => key))
}
