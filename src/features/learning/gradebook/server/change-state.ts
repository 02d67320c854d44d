import { eq, sql } from 'drizzle-orm'
import { tell } from '#src/features/learning/class/server/tell.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { openQueue } from '#src/server/open-queue.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { gradebookApi } from '../contract.ts'
import { gradebookErrors } from '../errors.ts'
import { gradebookPaths } from '../paths.ts'
import { missingOf } from '../sheet.ts'
import { gradebooks, gradeRows } from '../tables.ts'
import { gradebookMessages } from './messages-text.ts'
import { readSheet } from './read-sheet.ts'
import { record } from './record.ts'
import { mayArrange, mayRelease, mayUnfreeze } from './rules.ts'
import { fullMarkNow, holdBook, readBook } from './state.ts'

/**
 * Gradebooks are frozen one after another: each holds a connection while its sources are read over others, so that as
 * many at once as there are connections would wait for each other.
 */
const inTurn = openQueue(1, 100)

/** Freezes a gradebook with the marks of its sources as they are now. */
export async function freezeGradebook(call: Call<typeof gradebookApi.freeze>) {
  return inTurn.run(() => freeze(call))
}

async function freeze({
  db,
  events,
  viewer,
  locale,
  input: { classId, missing },
}: Call<typeof gradebookApi.freeze>) {
  await db.transaction(async (tx) => {
    must(mayArrange(await holdBook(tx, { classId, userId: viewer.id })))
    // Marks by hand cannot change any more, because the gradebook is locked.
    const { book } = await readBook(db, { classId, userId: viewer.id })
    const students = await readSheet({ db, locale }, { classId, userId: null, book: book! })
    if (missingOf(book!.columns, students).length !== missing)
      throw new AppError(gradebookErrors.missingChanged)
    await keepGiven(tx, classId, students)
    await tx.execute(sql`
      update grade_columns c set full_mark = ${fullMarkNow} from gradebooks g
      where g.class_id = c.class_id and c.class_id = ${classId} and c.source = 'homework'`)
    await tx.update(gradebooks).set({ frozenAt: new Date() }).where(eq(gradebooks.classId, classId))
    const detail = { count: missing }
    await record({ tx, events }, { classId, actorId: viewer.id, kind: 'frozen', detail })
  })
  return {}
}

async function keepGiven(
  tx: Tx,
  classId: number,
  students: Awaited<ReturnType<typeof readSheet>>,
): Promise<void> {
  const kept = students.flatMap(({ userId, given }) =>
    given === '' ? [] : [{ classId, userId, frozen: given }],
  )
  if (kept.length === 0) return
  await tx
    .insert(gradeRows)
    .values(kept)
    .onConflictDoUpdate({
      target: [gradeRows.classId, gradeRows.userId],
      set: { frozen: sql`excluded.frozen` },
    })
}

/** Unfreezes a gradebook. Students see nothing of it until it is released again. */
export async function unfreezeGradebook({
  db,
  events,
  viewer,
  input: { classId, why },
}: Call<typeof gradebookApi.unfreeze>) {
  await db.transaction(async (tx) => {
    must(mayUnfreeze(await holdBook(tx, { classId, userId: viewer.id })))
    await tx
      .update(gradebooks)
      .set({ frozenAt: null, releasedAt: null })
      .where(eq(gradebooks.classId, classId))
    await tx.update(gradeRows).set({ frozen: '' }).where(eq(gradeRows.classId, classId))
    await record({ tx, events }, { classId, actorId: viewer.id, kind: 'unfrozen', why })
  })
  return {}
}

/** Releases the grades, and tells the students. */
export async function releaseGradebook({
  db,
  events,
  jobs,
  viewer,
  input: { classId },
}: Call<typeof gradebookApi.release>) {
  await db.transaction(async (tx) => {
    const held = await holdBook(tx, { classId, userId: viewer.id })
    must(mayRelease(held))
    await tx
      .update(gradebooks)
      .set({ releasedAt: new Date() })
      .where(eq(gradebooks.classId, classId))
    await record({ tx, events }, { classId, actorId: viewer.id, kind: 'released' })
    const { rows } = await tx.execute<{ userId: number }>(sql`
      select user_id as "userId" from class_members
      where class_id = ${classId} and role = 'student' and state = 'member'`)
    await tell(
      tx,
      { jobs, viewer },
      {
        ...{ to: rows.map(({ userId }) => userId), of: held, words: gradebookMessages.released },
        link: gradebookPaths.gradebook(classId),
      },
    )
  })
  return {}
}
