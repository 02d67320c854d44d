import { sql } from 'drizzle-orm'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { HandIn, taskApi, TaskComment } from '../contract.ts'

type HandInRow = Omit<HandIn, 'handedInAt'> & { handedInAt: Date } & Record<string, unknown>
type CommentRow = Omit<TaskComment, 'writtenAt'> & { writtenAt: Date } & Record<string, unknown>

/** A person as lists name one; in English the name in Latin letters. */
export const personName = (locale: Locale) =>
  sql`coalesce(nullif(${inLanguage(locale, 'u', 'real_name')}, ''), u.username)`

/** Reads what was handed in and what was said of it, the latest first, in two statements. */
async function readRows(db: Db, answerId: number, locale: Locale) {
  const [handIns, comments] = await Promise.all([
    db.execute<HandInRow>(sql`
      select number, text, photos, files, handed_in_at as "handedInAt" from task_hand_ins
      where answer_id = ${answerId} order by number desc`),
    db.execute<CommentRow>(sql`
      select k.id as "commentId", k.hand_in as "handIn", k.text, k.verdict, k.written_at as "writtenAt",
        ${personName(locale)} as by
      from task_comments k left join users u on u.id = k.author_id
      where k.answer_id = ${answerId} order by k.id desc`),
  ])
  return {
    handIns: handIns.rows.map((row) => ({
      ...row,
      handedInAt: new Date(row.handedInAt).toISOString(),
    })),
    comments: comments.rows.map((row) => ({
      ...row,
      by: row.by === null ? null : nameFor(row.by, locale),
      writtenAt: new Date(row.writtenAt).toISOString(),
    })),
  }
}

/** The same with the files that it names, and those of the draft where that is shown. */
export async function readPast(
  call: Call<typeof taskApi.getOwn> | Call<typeof taskApi.getAnswer>,
  answerId: number,
  draftFiles: readonly number[] = [],
) {
  const past = await readRows(call.db, answerId, call.locale)
  const named = past.handIns.flatMap(({ photos, files }) => [...photos, ...files])
  const given = await readGivenFiles(call, [...new Set([...named, ...draftFiles])])
  return { ...past, given }
}
