import type { Call } from '#src/server/kernel.ts'
import { pick } from '#src/shared/locale.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { noteApi } from '../contract.ts'
import { exportedNotes } from './exported-notes.ts'
import { exportText } from './export-text.ts'
import { framesIn } from './frames.ts'
import { markdownOfNotes } from './markdown-of-notes.ts'

/** Returns the notes as one Markdown text, and how many frames it names: those come in an export. */
export async function getMarkdown({
  db,
  viewer,
  locale,
  input: { courseId, keyword },
}: Call<typeof noteApi.getMarkdown>) {
  const rows = await exportedNotes(db, locale, {
    ...{ userId: viewer.id, courseId: courseId ?? null, keyword },
  })
  return {
    fileName: `${pick(exportText.title, locale)} ${schoolDay()}.md`,
    markdown: await markdownOfNotes(rows, locale),
    notes: rows.length,
    frames: framesIn(...rows.map(({ body }) => body)).length,
  }
}
