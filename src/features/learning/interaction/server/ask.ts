import { and, eq, sql } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { toColumns } from '#src/features/learning/note/server/anchor-columns.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { interactionApi } from '../contract.ts'
import { interactionErrors as errors } from '../errors.ts'
import { questionsMost } from '../limits.ts'
import { interactionFollowers, interactions } from '../tables.ts'
import { bodyOf, foundBy } from './body-of.ts'
import { courseFacts } from './facts.ts'
import { mayTakePart } from './rules.ts'
import { tellPages } from './tell-pages.ts'
import { tellTeachers } from './tell-people.ts'

type Ask = Call<typeof interactionApi.ask>

/** Asks a question about a place of a course. The same call again finds the question that it has asked. */
export async function ask(call: Ask): Promise<{ interactionId: number }> {
  const { db, viewer, input, events } = call
  const { key, courseId, itemId, isPrivate } = input
  const body = bodyOf(input.body)
  const { teaches, ...state } = await courseFacts(db, courseId, viewer)
  must(mayTakePart(state))
  const anchor = toColumns(input.anchor)
  return db.transaction(async (tx) => {
    await mustBeThere(tx, courseId, itemId)
    const found = await findOwn(tx, viewer.id, key)
    if (found !== undefined) return { interactionId: found }
    await mustHaveRoom(tx, courseId, viewer.id)
    const [row] = await tx
      .insert(interactions)
      .values({
        ...{ authorId: viewer.id, key, body, byTeacher: teaches, courseId, itemId, isPrivate },
        ...anchor,
        ...foundBy(body, anchor.words),
      })
      .onConflictDoNothing()
      .returning({ id: interactions.id })
    // The same call has come twice at once.
    if (!row) return { interactionId: (await findOwn(tx, viewer.id, key))! }
    const interactionId = row.id
    await tx.insert(interactionFollowers).values({ interactionId, userId: viewer.id })
    await tellTeachers(call, tx, { interactionId, body, isPrivate })
    await tellPages(events, tx, { interactionId, courseId }, true)
    return { interactionId }
  })
}

async function mustBeThere(tx: Tx, courseId: number, itemId: number): Promise<void> {
  const { rows } = await tx.execute(
    sql`select from ${liveItems} i where i.id = ${itemId} and i.course_id = ${courseId}`,
  )
  if (rows.length === 0) throw new AppError(courseErrors.itemNotFound)
}

async function findOwn(tx: Tx, authorId: number, key: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: interactions.id })
    .from(interactions)
    .where(and(eq(interactions.authorId, authorId), eq(interactions.key, key)))
  return row?.id
}

/** @throws interaction.tooMany, because everyone may sign up and write */
async function mustHaveRoom(tx: Tx, courseId: number, authorId: number): Promise<void> {
  const count = await tx.$count(
    interactions,
    and(eq(interactions.courseId, courseId), eq(interactions.authorId, authorId)),
  )
  if (count >= questionsMost) throw new AppError(errors.tooMany)
}
