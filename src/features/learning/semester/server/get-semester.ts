import { sql } from 'drizzle-orm'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import { type OutlineChapter, readOutline } from '#src/features/learning/course/server/outline.ts'
import { itemProgress } from '#src/features/learning/study/server/progress.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { semesterApi } from '../contract.ts'
import { readSemester } from './read-move.ts'
import { mayMove } from './rules.ts'

/** Returns the weeks of a semester with the viewer's progress: each top chapter with all below it. */
export async function getSemester({
  db,
  viewer,
  locale,
  input: { semesterId },
}: Call<typeof semesterApi.getSemester>): Promise<AnswerOf<typeof semesterApi.getSemester>> {
  const row = await readSemester(db, { semesterId, userId: viewer.id, locale })
  const { courseId } = row
  await visibleState(db, courseId, viewer)
  const [outline, progress, opening] = await Promise.all([
    readOutline(db, courseId, locale),
    itemProgress(db, viewer.id, courseId),
    db.execute<{ chapterId: number; opensOn: string }>(sql`
      select chapter_id as "chapterId", opens_on::text as "opensOn" from course_semester_weeks
      where semester_id = ${semesterId}`),
  ])
  const opensOn = new Map(opening.rows.map((one) => [one.chapterId, one.opensOn]))
  const isDone = (itemId: number) => progress.get(itemId)?.done ?? false
  const weeks = byTopChapter(outline).map(({ chapter, itemIds }) => {
    const day = opensOn.get(chapter.chapterId) ?? row.startsOn
    const isOpen = day <= schoolDay()
    const next = itemIds.find((itemId) => !isDone(itemId)) ?? itemIds[0] ?? null
    return {
      ...{ chapterId: chapter.chapterId, number: chapter.number, name: chapter.name },
      introduction: chapter.introduction,
      ...{ opensOn: day, isOpen, items: itemIds.length, done: itemIds.filter(isDone).length },
      itemId: isOpen ? next : null,
    }
  })
  const { nextId, nextName, nextStartsOn } = row
  return {
    ...{ semesterId, courseId, courseName: row.courseName, name: row.name, state: row.state },
    ...{ startsOn: row.startsOn, endsOn: row.endsOn },
    ...{ enrolFrom: row.enrolFrom, enrolUntil: row.enrolUntil },
    mine: row.isSame ? 'joined' : row.joined ? 'other' : 'none',
    done: weeks.reduce((sum, { done }) => sum + done, 0),
    items: weeks.reduce((sum, { items }) => sum + items, 0),
    weeks,
    next: nextId === null ? null : { semesterId: nextId, name: nextName!, startsOn: nextStartsOn! },
    can: { move: canOf(mayMove(row)) },
  }
}

/** Gathers the items of an outline, which is in reading order, under its top chapters. */
function byTopChapter(outline: readonly OutlineChapter[]) {
  const found: { chapter: OutlineChapter; itemIds: number[] }[] = []
  for (const chapter of outline) {
    if (chapter.parentId === null) found.push({ chapter, itemIds: [] })
    found.at(-1)?.itemIds.push(...chapter.items.map(({ itemId }) => itemId))
  }
  return found
}
