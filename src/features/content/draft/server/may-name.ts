import { sql } from 'drizzle-orm'
import { reachOf } from '#src/features/content/bank/server/reach.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { formerNames } from './former-names.ts'
import type { ChangedRecord, DraftHost, Names } from './draft-host.ts'

interface Given {
  viewer: Viewer
  draftId: number
  host: DraftHost
}

/**
 * Finds the records that name what a person may not put into a draft: an id must open nothing to its writer. Files
 * and questions may be the person's own, questions that are shared with the person, what the draft names already,
 * what its host lends, and what the same record named before, so that a co-teacher takes back a deletion. Locks the
 * files, so that none is deleted meanwhile. What a record named before and was deleted for good since is no reason to
 * refuse the rest of it.
 * @returns the keys of the records, and what is left out of others
 */
export async function findForeign(
  tx: Tx,
  given: Given,
  changed: readonly ChangedRecord[],
): Promise<{ foreign: ReadonlySet<string>; gone: ReadonlyMap<string, Names> }> {
  const named = changed.map(({ key, after }) => ({ key, ...given.host.namesOf(after) }))
  const foreign = await foreignNames(tx, given, {
    files: named.flatMap(({ files }) => files),
    questions: named.flatMap(({ questions }) => questions),
  })
  const foreignOf = (names: Names) => ({
    files: names.files.filter((id) => foreign.files.includes(id)),
    questions: names.questions.filter((id) => foreign.questions.includes(id)),
  })
  const suspects = named
    .map(({ key, ...names }) => ({ key, ...foreignOf(names) }))
    .filter(({ files, questions }) => files.length > 0 || questions.length > 0)
  const former = await formerNames(
    tx,
    given,
    suspects.map(({ key }) => key),
  )
  const isForeign = ({ key, files, questions }: Names & { key: string }) => {
    const known = former.get(key)
    return (
      !files.every((id) => known?.files.includes(id)) ||
      !questions.every((id) => known?.questions.includes(id))
    )
  }
  const others = (await given.host.foreignIn?.(tx, given, changed)) ?? []
  const gone = suspects.flatMap(({ key, files, questions }): [string, Names][] => {
    const known = former.get(key)?.gone ?? { files: [], questions: [] }
    const left = {
      files: files.filter((id) => known.files.includes(id)),
      questions: questions.filter((id) => known.questions.includes(id)),
    }
    return left.files.length > 0 || left.questions.length > 0 ? [[key, left]] : []
  })
  return {
    foreign: new Set([...suspects.filter(isForeign).map(({ key }) => key), ...others]),
    gone: new Map(gone),
  }
}

async function foreignNames(
  tx: Tx,
  { viewer, draftId, host }: Given,
  { files, questions }: Names,
): Promise<Names> {
  if (files.length === 0 && questions.length === 0) return { files, questions }
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
  const foreign = { files: foreignFiles, questions: foreignQuestions }
  if (foreignFiles.length === 0 && foreignQuestions.length === 0) return foreign
  const lent = await host.lends(tx, { draftId, viewer }, foreign)
  return {
    files: foreignFiles.filter((id) => !lent.files.includes(id)),
    questions: foreignQuestions.filter((id) => !lent.questions.includes(id)),
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
