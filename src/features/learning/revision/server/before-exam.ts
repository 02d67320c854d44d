import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { readOutline } from '#src/features/learning/course/server/outline.ts'
import { isLearner } from '#src/features/learning/course/server/reasons.ts'
import { notesMost } from '#src/features/learning/note/contract.ts'
import { toAnchor } from '#src/features/learning/note/server/anchor-columns.ts'
import { openedNotes } from '#src/features/learning/note/server/frames.ts'
import { orders } from '#src/features/learning/note/server/get-notes.ts'
import {
  noteColumns,
  type NoteRow,
  noteTables,
} from '#src/features/learning/note/server/note-rows.ts'
import { itemProgress } from '#src/features/learning/study/server/progress.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import type { beforeExamSchema } from '../before-exam.ts'
import type { revisionApi } from '../contract.ts'

type BeforeExam = z.output<typeof beforeExamSchema>
type PrintCall = Call<typeof revisionApi.getPrint>

/** Reads one's own notes of a course that one has joined, and what of it is not done; null of another course. */
export async function readBeforeExam(
  call: PrintCall,
  courseId: number,
): Promise<BeforeExam | null> {
  const { db, viewer, locale } = call
  const { rows: joined } = await db.execute(sql`
    select from course_learners l
    where l.course_id = ${courseId} and l.user_id = ${viewer.id} and ${isLearner}`)
  if (joined.length === 0) return null
  const [notes, outline, progress, pages] = await Promise.all([
    readNotes(call, courseId),
    readOutline(db, courseId, locale),
    itemProgress(db, viewer.id, courseId),
    unseenPages(call, courseId),
  ])
  const left = outline.flatMap(({ name: chapter, items }) =>
    items
      .filter(({ itemId }) => !progress.get(itemId)?.done)
      .map(({ itemId, name, kind }) => ({
        ...{ itemId, chapter, name, kind },
        pages: pages.get(itemId) ?? null,
      })),
  )
  return { notes, left }
}

async function readNotes(call: PrintCall, courseId: number): Promise<BeforeExam['notes']> {
  const { db, viewer, locale } = call
  const { rows } = await db.execute<NoteRow & { chapter: string }>(sql`
    select ${noteColumns(locale)}, ${inLanguage(locale, 'ch', 'name')} as chapter
    from ${noteTables} join course_chapters ch on ch.id = n.chapter_id
    where n.user_id = ${viewer.id} and n.course_id = ${courseId}
    order by ${orders.place} limit ${notesMost}`)
  const bodies = rows.map(({ body }) => body)
  const opened = await openedNotes(call, viewer, bodies)
  return rows.map((row) => ({
    ...{ key: row.key, chapter: row.chapter, item: row.itemName },
    ...{ anchor: toAnchor(row), html: opened[row.body] ?? row.body },
  }))
}

/** The numbers of the unseen pages of each courseware whose pages the site knows. */
async function unseenPages({ db, viewer }: PrintCall, courseId: number) {
  const { rows } = await db.execute<{ itemId: number; unseen: number[] }>(sql`
    select i.id as "itemId", array(select page from generate_series(1, i.pages) page
      where page <> all (coalesce(p.pages, '{}')) order by page) as unseen
    from ${liveItems} i
    left join study_progress p on p.item_id = i.id and p.user_id = ${viewer.id}
    where i.course_id = ${courseId} and i.kind = 'courseware' and i.pages is not null`)
  return new Map(rows.map(({ itemId, unseen }) => [itemId, unseen]))
}
