import { sql } from 'drizzle-orm'
import { fileMeasures } from '#src/features/content/file/server/uses-port.ts'
import type { ItemRecord } from '#src/features/content/outline/records.ts'
import { teachersOfCourse } from './teachers-of-course.ts'
import { setQuiz } from '#src/features/learning/quiz/server/set-quiz.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'

type Given = Pick<Kernel, 'config' | 'events' | 'ports'>

/** Writes the quizzes of items. @returns their ids by the keys of the items */
export async function writeQuizzes(
  tx: Tx,
  given: Given,
  courseId: number,
  items: readonly { key: string; item: ItemRecord }[],
): Promise<Map<string, number>> {
  const quizzes = items.filter(({ item }) => item.type === 'quiz')
  if (quizzes.length === 0) return new Map()
  const { rows } = await tx.execute<{ key: string; quizId: number }>(sql`
    select key, quiz_id as "quizId" from course_items
    where course_id = ${courseId} and quiz_id is not null
      and key = any(${sql.param(quizzes.map(({ key }) => key))}::text[])`)
  const known = new Map(rows.map(({ key, quizId }) => [key, quizId]))
  const teachers = await teachersOfCourse(tx, sql`c.id = ${courseId}`)
  const written = new Map<string, number>()
  for (const { key, item } of quizzes) {
    if (item.type !== 'quiz') continue
    const quiz = { title: item.name.zh, titleEn: item.name.en || null, ...item.body }
    const quizId = known.get(key) ?? null
    written.set(key, await setQuiz(tx, given, { quizId, teachers, ...quiz }))
  }
  return written
}

/** Returns the seconds and pages of the files of items, as far as they are known. */
export async function measuresOf(
  tx: Tx,
  { ports }: Given,
  items: readonly ItemRecord[],
): Promise<Map<number, { seconds: number | null; pages: number | null }>> {
  const ids = items.flatMap((item) =>
    item.type === 'video' || item.type === 'courseware' ? (item.body.userFileId ?? []) : [],
  )
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: number; fileId: number }>(sql`
    select id, file_id as "fileId" from user_files where id = any(${sql.param(ids)}::int[])`)
  const found = new Map<number, { seconds: number | null; pages: number | null }>()
  for (const { id, fileId } of rows) {
    const measures = { seconds: null as number | null, pages: null as number | null }
    for (const measure of ports.all(fileMeasures)) {
      const known = await measure(tx, fileId)
      if (known?.seconds !== undefined) measures.seconds = Math.round(known.seconds)
      if (known?.pages !== undefined) measures.pages = known.pages
    }
    found.set(id, measures)
  }
  return found
}
