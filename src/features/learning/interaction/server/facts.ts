import { sql, type SQL } from 'drizzle-orm'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { interactionErrors as errors } from '../errors.ts'
import { mayRead, mayTakePart } from './rules.ts'

/** SQL condition: the person is the owner or an accepted co-teacher of the course under the alias `c`. */
export const teachesCourse = (
  userId: number | SQL,
) => sql`(c.owner_id is not distinct from (${userId})::int
  or exists (select from course_staff f
    where f.course_id = c.id and f.user_id = ${userId} and f.accepted_at is not null))`

/** Returns a person's relation to a course that the person may see. @throws course.notFound */
export async function courseFacts(db: Db, courseId: number, viewer: Viewer) {
  const state = await visibleState(db, courseId, viewer)
  // No query for learners, who are most of those who ask.
  if (!state.staff) return { ...state, teaches: false }
  const { rows } = await db.execute<{ teaches: boolean }>(
    sql`select ${teachesCourse(viewer.id)} as teaches from courses c where c.id = ${courseId}`,
  )
  return { ...state, teaches: rows[0]?.teaches ?? false }
}

interface Row extends Record<string, unknown> {
  interactionId: number
  courseId: number
  authorId: number
  isPrivate: boolean
  hidden: boolean
  deleted: boolean
}

/** Finds a question that the viewer may read. @throws course.notFound, course.notJoined, interaction.notFound */
export async function readableInteraction(db: Db, interactionId: number, viewer: Viewer) {
  const { rows } = await db.execute<Row>(sql`
    select id as "interactionId", course_id as "courseId", author_id as "authorId", is_private as "isPrivate",
      hidden_reason is not null as hidden, deleted_at is not null as deleted
    from interactions where id = ${interactionId}`)
  const [found] = rows
  if (!found) throw new AppError(errors.notFound)
  const facts = await courseFacts(db, found.courseId, viewer)
  must(mayTakePart(facts))
  const asked = {
    ...found,
    teaches: facts.teaches,
    joined: facts.joined,
    isMine: found.authorId === viewer.id,
  }
  must(mayRead(asked))
  return asked
}

/** Finds a reply in a question that the viewer may read. @throws interaction.replyNotFound and the former */
export async function readableReply(db: Db, replyId: number, viewer: Viewer) {
  const { rows } = await db.execute<{ interactionId: number; authorId: number; hidden: boolean }>(
    sql`select interaction_id as "interactionId", author_id as "authorId", hidden_reason is not null as hidden
      from interaction_replies where id = ${replyId}`,
  )
  const [found] = rows
  if (!found) throw new AppError(errors.replyNotFound)
  const asked = await readableInteraction(db, found.interactionId, viewer)
  const isMine = found.authorId === viewer.id
  if (found.hidden && !isMine) throw new AppError(errors.replyNotFound)
  return { ...found, replyId, isMine, asked }
}

/** Locks a question, so that what is counted in its row follows one after the other. */
export const lockInteraction = (tx: Tx, interactionId: number) =>
  tx.execute(sql`select from interactions where id = ${interactionId} for update`)
