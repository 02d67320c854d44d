import { sql } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { courseOpening } from '#src/features/learning/course/server/opening-port.ts'
import { toColumns } from '#src/features/learning/note/server/anchor-columns.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { interactionApi } from '../contract.ts'
import { interactionErrors as errors } from '../errors.ts'
import { questionsMost } from '../limits.ts'
import { interactions } from '../tables.ts'
import { bodyOf, foundBy } from './body-of.ts'
import { courseFacts } from './facts.ts'
import { setPictures } from './pictures.ts'
import { mayTakePart } from './rules.ts'
import { tellPages } from './tell-pages.ts'
import { tellTeachers } from './tell-people.ts'

type Ask = Call<typeof interactionApi.ask>

/** Asks a question about a place of a course. The same call again finds the question that it has asked. */
export async function ask(call: Ask): Promise<{ interactionId: number }> {
  const { db, viewer, input, events, ports } = call
  const { key, courseId, itemId, isPrivate } = input
  const body = bodyOf(input.body)
  const { teaches, ...state } = await courseFacts(db, courseId, viewer)
  must(mayTakePart(state))
  // Whether a text has the marked words is told of every question: whoever may not open it would try words out.
  await ports.get(courseOpening).checkItem(db, viewer, { courseId, itemId })
  const anchor = toColumns(input.anchor)
  return db.transaction(async (tx) => {
    const found = await stateOf(tx, viewer.id, input)
    if (!found.isThere) throw new AppError(courseErrors.itemNotFound)
    if (found.former !== null) return { interactionId: found.former }
    // Everyone may sign up and write.
    if (found.count >= questionsMost) throw new AppError(errors.tooMany)
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
    if (!row) return { interactionId: (await stateOf(tx, viewer.id, input)).former! }
    const interactionId = row.id
    await setPictures(tx, viewer, { interactionId }, input.pictures)
    await tellTeachers(call, tx, { interactionId, body, isPrivate })
    await tellPages(events, tx, { interactionId, courseId }, true)
    return { interactionId }
  })
}

interface State extends Record<string, unknown> {
  /** Whether the course has the item. */
  isThere: boolean
  /** The question that the same call has asked before. */
  former: number | null
  /** The person's questions in the course. */
  count: number
}

async function stateOf(
  tx: Tx,
  authorId: number,
  { key, courseId, itemId }: Ask['input'],
): Promise<State> {
  const { rows } = await tx.execute<State>(sql`
    select exists (select from ${liveItems} i where i.id = ${itemId} and i.course_id = ${courseId}) as "isThere",
      (select id from interactions where author_id = ${authorId} and key = ${key}) as former,
      (select count(*)::int from interactions where author_id = ${authorId} and course_id = ${courseId}) as count`)
  return rows[0]!
}
