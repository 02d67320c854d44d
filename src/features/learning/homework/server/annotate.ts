import { and, eq, sql } from 'drizzle-orm'
import {
  mergeShapes,
  numbersMost,
  numbersOf,
  type Shape,
  shapesMost,
} from '#src/features/content/document/annotation.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors as errors } from '../errors.ts'
import { homeworkAnnotations as table } from '../tables.ts'
import { wordsId } from './columns.ts'
import { holdHomework } from './facts.ts'
import { mayMark } from './rules.ts'

/** Saves that a page remembers: as many as may still be on their way. */
const savesKept = 10

/**
 * Saves what a teacher has drawn on a page of a hand-in. What a colleague has drawn since the given base is merged with it:
 * nothing that either has drawn is lost.
 */
export async function annotate({
  db,
  viewer,
  input,
}: Call<typeof homeworkApi.annotate>): Promise<AnswerOf<typeof homeworkApi.annotate>> {
  const { homeworkId, userId, handIn, userFileId, page, save, base, shapes } = input
  return db.transaction(async (tx) => {
    must(mayMark(await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })))
    const workId = await workWith(tx, { homeworkId, userId, handIn, userFileId })
    const key = { workId, handIn, userFileId, page }
    await tx.insert(table).values(key).onConflictDoNothing()
    const isPage = and(
      ...[eq(table.workId, workId), eq(table.handIn, handIn)],
      ...[eq(table.userFileId, userFileId), eq(table.page, page)],
    )
    const [before] = await tx.select().from(table).where(isPage).for('update')
    const { revision, shapes: there, saves } = before!
    if (saves.includes(save)) return { revision, shapes: there, merged: true }
    const isNewest = base.revision === revision
    const next: Shape[] = isNewest ? shapes : mergeShapes(base.ids, there, shapes)
    if (next.length > shapesMost || numbersOf(next) > numbersMost) {
      throw new AppError(errors.tooMuchDrawn)
    }
    await tx
      .update(table)
      .set({
        ...{ shapes: next, revision: revision + 1 },
        saves: [...saves, save].slice(-savesKept),
      })
      .where(isPage)
    return { revision: revision + 1, shapes: next, merged: !isNewest }
  })
}

/** @throws homework.noWork where the student has not handed in this file under this number */
async function workWith(
  tx: Tx,
  of: { homeworkId: number; userId: number; handIn: number; userFileId: number },
): Promise<number> {
  const { rows } = await tx.execute<{ workId: number }>(sql`
    select ${wordsId} as "workId" from homework_works w
    join homework h on h.id = w.homework_id
    join class_members m on m.class_id = h.class_id and m.user_id = w.user_id and m.state = 'member' and m.role = 'student'
    join homework_hand_ins n on n.work_id = ${wordsId} and n.number = ${of.handIn} and n.number <= w.hand_ins
    where w.homework_id = ${of.homeworkId} and w.user_id = ${of.userId}
      and (${of.userFileId} = any(n.photos) or ${of.userFileId} = any(n.files))`)
  if (!rows[0]) throw new AppError(errors.noWork)
  return rows[0].workId
}
