import { sql } from 'drizzle-orm'
import { reachOf } from '#src/features/content/bank/server/reach.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { DraftHost, Names } from './draft-host.ts'

/** Ids that a person may not name in a draft. */
export interface Foreign {
  files: ReadonlySet<number>
  questions: ReadonlySet<number>
}

/**
 * Finds those of the named files and questions that a person may not put into a draft: an id must open nothing to
 * its writer. They may be the person's own, questions that are shared with the person, what the draft names
 * already, and what its host lends. Locks the files, so that none is deleted meanwhile.
 */
export async function findForeign(
  tx: Tx,
  { viewer, draftId, host }: { viewer: Viewer; draftId: number; host: DraftHost },
  { files, questions }: Names,
): Promise<Foreign> {
  if (files.length === 0 && questions.length === 0)
    return { files: new Set(), questions: new Set() }
  const fileIds = sql`${sql.param([...files])}::int[]`
  const questionIds = sql`${sql.param([...questions])}::int[]`
  const { rows: known } = await tx.execute<{ id: number; isFile: boolean }>(sql`
    select user_file_id as id, true as "isFile" from draft_files
    where draft_id = ${draftId} and user_file_id = any(${fileIds})
    union
    select question_id, false from draft_questions
    where draft_id = ${draftId} and question_id = any(${questionIds})`)
  const { rows: own } = await tx.execute<{ id: number }>(sql`
    select id from user_files where id = any(${fileIds}) and owner_id = ${viewer.id}
    order by id for share`)
  const isKnown = (id: number, isFile: boolean) =>
    known.some((one) => one.id === id && one.isFile === isFile)
  const foreignFiles = files.filter((id) => !isKnown(id, true) && !own.some((one) => one.id === id))
  const newQuestions = questions.filter((id) => !isKnown(id, false))
  const readable = await readableQuestions(tx, viewer, newQuestions)
  const foreignQuestions = newQuestions.filter((id) => !readable.has(id))
  if (foreignFiles.length === 0 && foreignQuestions.length === 0) {
    return { files: new Set(), questions: new Set() }
  }
  const lent = await host.lends(tx, draftId)
  return {
    files: new Set(foreignFiles.filter((id) => !lent.files.includes(id))),
    questions: new Set(foreignQuestions.filter((id) => !lent.questions.includes(id))),
  }
}

async function readableQuestions(
  tx: Tx,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const reach = await reachOf(tx, viewer)
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from questions where id = any(${sql.param([...ids])}::int[]) and deleted_at is null
      and (owner_id = ${viewer.id} or folder_id = any(${sql.param([...reach.keys()])}::int[]))
    order by id for share`)
  return new Set(rows.map(({ id }) => id))
}
