import { and, eq, sql } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { courseOpening } from '#src/features/learning/course/server/opening-port.ts'
import { toColumns } from '#src/features/learning/note/server/anchor-columns.ts'
import type { Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { interactionApi } from '../contract.ts'
import { interactionErrors as errors } from '../errors.ts'
import { questionsMost } from '../limits.ts'
import { interactions } from '../tables.ts'
import { bodyOf, foundBy } from './body-of.ts'
import { withTeaching } from './facts.ts'
import { setPictures } from './pictures.ts'
import { courseNames } from './place-of.ts'
import { mayTakePart } from './rules.ts'
import { tellPages } from './tell-pages.ts'
import { tellTeachers } from './tell-people.ts'

type Ask = Call<typeof interactionApi.ask>

/** Asks a question about a place of a course. The same call again finds the question that it has asked. */
export async function ask(call: Ask): Promise<{ interactionId: number }> {
  const { db, viewer, input, events, ports } = call
  const { key, courseId, itemId, isPrivate } = input
  const body = bodyOf(input.body)
  // Every question says whether its text has the marked words: a person who may not open the text could try words out.
  const state = await ports.get(courseOpening).checkItem(db, viewer, { courseId, itemId })
  must(mayTakePart(state))
  const { teaches } = await withTeaching(db, state, viewer)
  const asked = { authorId: viewer.id, key, courseId, itemId }
  const [found] = await readPlace(db, asked)
  if (!found?.isThere) throw new AppError(courseErrors.itemNotFound)
  if (found.former !== null) return { interactionId: found.former }
  // Everyone may sign up and write.
  if (found.count >= questionsMost) throw new AppError(errors.tooMany)
  const anchor = toColumns(input.anchor)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(interactions)
      .values({
        ...{ ...asked, ...anchor, body, byTeacher: teaches, isPrivate },
        ...foundBy(body, anchor.words),
      })
      .onConflictDoNothing()
      .returning({ interactionId: interactions.id })
    // The same call has come twice at once.
    if (!row) return formerOf(tx, asked)
    const { interactionId } = row
    if (input.pictures.length > 0) {
      await setPictures(tx, viewer, { interactionId }, input.pictures)
    }
    const { zh, en, teachers } = found
    const question = { interactionId, courseId, body, isPrivate }
    await tellTeachers(call, tx, { course: { zh, en }, teachers }, question)
    await tellPages(events, tx, question, true)
    return { interactionId }
  })
}

async function formerOf(tx: Tx, { authorId, key }: { authorId: number; key: string }) {
  const [former] = await tx
    .select({ interactionId: interactions.id })
    .from(interactions)
    .where(and(eq(interactions.authorId, authorId), eq(interactions.key, key)))
  return former!
}

const placeholder = (name: string) => sql`${sql.placeholder(name)}::int`
const [authorId, courseId, itemId] = ['authorId', 'courseId', 'itemId'].map(placeholder)

/** The course and the place of a new question. */
interface Place {
  /** Whether the course has the item. */
  isThere: boolean
  /** The question that the same call has asked before. */
  former: number | null
  /** The person's questions in the course. */
  count: number
  zh: string
  en: string
  teachers: number[]
}

const readPlace = prepared<Place>(
  'interaction_place',
  sql`select ${courseNames},
      exists (select from ${liveItems} i where i.id = ${itemId} and i.course_id = c.id) as "isThere",
      (select id from interactions where author_id = ${authorId}
        and key = ${sql.placeholder('key')}) as former,
      (select count(*)::int from interactions where author_id = ${authorId} and course_id = c.id) as count,
      array(select c.owner_id where c.owner_id is not null
        union select user_id from course_staff where course_id = c.id and accepted_at is not null) as teachers
    from courses c where c.id = ${courseId}`,
)
