import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { undoDays } from '../bulk-api.ts'
import { type bankApi, bankErrors } from '../contract.ts'
import { questions, questionUndos } from '../tables.ts'
import { changedFor } from './changed-for.ts'
import { reachOf } from './reach.ts'

type Undo = typeof questionUndos.$inferSelect

/** Undoes an act once. Questions that were changed again since, or are out of reach now, stay as they are. */
export async function undo({ db, viewer, input }: Call<typeof bankApi.undo>) {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .delete(questionUndos)
      .where(
        and(
          eq(questionUndos.id, input.undoId),
          eq(questionUndos.userId, viewer.id),
          gt(questionUndos.createdAt, sql`now() - make_interval(days => ${undoDays})`),
        ),
      )
      .returning()
    if (!kept) throw new AppError(bankErrors.undoUnknown)
    const reach = await reachOf(tx, viewer)
    const editable = [...reach.values()].flatMap((folder) =>
      folder.right === 'edit' ? folder.folderId : [],
    )
    const may = sql`(q.owner_id = ${viewer.id} or q.folder_id = any(${sql.param(editable)}::int[]))`
    return { changed: await takeBack(tx, kept, { viewer, may }) }
  })
}

interface Given {
  viewer: { id: number }
  /** Whether the viewer may change `questions q`. */
  may: SQL
}

async function takeBack(tx: Tx, { act, before, after }: Undo, given: Given): Promise<number> {
  const { may } = given
  const was = sql`jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as b("questionId" int, value jsonb)`
  if (act === 'tag') return takeBackTags(tx, was, given)
  const one = sql`b.value #>> '{}'`
  const sets: Record<Exclude<Undo['act'], 'tag'>, [set: SQL, unchanged: SQL]> = {
    move: [
      // A folder that was deleted meanwhile is the top.
      sql`folder_id = (select f.id from question_folders f where f.id = (${one})::int
        and f.owner_id is not distinct from q.owner_id)`,
      sql`q.folder_id is not distinct from ${after}::int`,
    ],
    status: [
      // A draft that could have been ready was kept a draft by decision.
      sql`status = ${one}, keep_draft = case ${after}::text when 'ready' then ${one} = 'draft'
        when 'draft' then false else keep_draft end`,
      sql`q.status = ${after}::text`,
    ],
    difficulty: [sql`difficulty = (${one})::smallint`, sql`q.difficulty = ${after}::smallint`],
    points: [sql`points = (${one})::numeric`, sql`q.points = ${after}::numeric`],
    delete: [sql`deleted_at = null`, sql`q.deleted_at is not null`],
  }
  const [set, unchanged] = sets[act]
  const isSaved = act !== 'move' && act !== 'delete'
  const raised = isSaved ? sql`, revision = revision + 1, changed_by = ${given.viewer.id}` : sql``
  const kept = act === 'delete' ? sql`true` : sql`q.deleted_at is null`
  const { rowCount } = await tx.execute(sql`
    update questions q set ${set}${raised} from ${was}
    where q.id = b."questionId" and ${unchanged} and ${kept} and ${may}`)
  return rowCount ?? 0
}

async function takeBackTags(tx: Tx, was: SQL, { viewer, may }: Given): Promise<number> {
  const named = (key: 'added' | 'removed') => sql`
    select q.id as question_id, t.id as tag_id from ${was}
    join questions q on q.id = b."questionId" and q.deleted_at is null and ${may}
    cross join lateral jsonb_array_elements_text(b.value -> ${key}) as tag
    join question_tags t on t.id = tag::int`
  const removed = await tx.execute<{ id: number }>(sql`
    delete from question_tagged x using (${named('added')}) n
    where x.question_id = n.question_id and x.tag_id = n.tag_id returning x.question_id as id`)
  const added = await tx.execute<{ id: number }>(sql`
    insert into question_tagged (question_id, tag_id) ${named('removed')}
    on conflict do nothing returning question_id as id`)
  const changed = [...new Set([...removed.rows, ...added.rows].map(({ id }) => id))]
  if (changed.length > 0) {
    await tx.update(questions).set(changedFor(viewer)).where(inArray(questions.id, changed))
  }
  return changed.length
}
