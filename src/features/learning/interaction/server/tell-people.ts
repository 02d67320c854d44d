import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Both } from '#src/shared/locale.ts'
import { interactionPaths } from '../paths.ts'
import { acceptedMessage, askedMessage, followedMessage, repliedMessage } from './messages-text.ts'
import { teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import { placeOf } from './place-of.ts'
import { excerptOf } from './row.ts'

type Given = Pick<Kernel, 'messages' | 'jobs'> & { viewer: { id: number } }
const kind = 'interaction'
const weight = 'important'

/** Tells these teachers of a course of a new question, except the one who asks. They are few. */
export async function tellTeachers(
  { messages, viewer }: Given,
  tx: Tx,
  { course, teachers }: { course: Both; teachers: readonly number[] },
  asked: { interactionId: number; courseId: number; body: string; isPrivate: boolean },
): Promise<void> {
  const link = interactionPaths.course(asked.courseId, { interaction: asked.interactionId })
  for (const userId of teachers) {
    if (userId === viewer.id) continue
    await messages.send(tx, {
      ...{ userId, kind, weight, link, key: `interaction:${asked.interactionId}` },
      ...askedMessage(course, excerptOf(asked.body), asked.isPrivate),
    })
  }
}

/** Tells the asker of a reply, and after the commit those who follow the question. */
export async function tellOfReply(
  { messages, jobs, viewer }: Given,
  tx: Tx,
  reply: { replyId: number; interactionId: number; askerId: number; body: string },
  byTeacher: boolean,
): Promise<void> {
  const { replyId, interactionId, askerId, body } = reply
  if (askerId !== viewer.id) {
    const { course, link } = await placeOf(tx, interactionId)
    await messages.send(tx, {
      ...{ userId: askerId, kind, weight, link, key: `interaction-reply:${replyId}` },
      ...repliedMessage(course, excerptOf(body), byTeacher),
    })
  }
  await jobs.enqueue(tx, tellFollowersJob.name, { replyId })
}

/** Tells the author of a reply that it was accepted, once, unless it was by oneself. */
export async function tellOfAccepted(
  { messages, viewer }: Given,
  tx: Tx,
  reply: { replyId: number; interactionId: number; authorId: number; body: string },
): Promise<void> {
  const { replyId, interactionId, authorId: userId, body } = reply
  if (userId === viewer.id) return
  const { course, link } = await placeOf(tx, interactionId)
  await messages.send(tx, {
    ...{ userId, kind, link, key: `interaction-accepted:${replyId}` },
    ...acceptedMessage(course, excerptOf(body)),
  })
}

/**
 * Tells those who follow a question of a reply that is still shown, as long as they take part in the course. A private
 * question concerns nobody else.
 */
export const tellFollowersJob: Job = {
  name: 'interaction-followers',
  options: { retries: 1 },
  async run({ db, messages }: Kernel, { replyId }: { replyId: number }) {
    const { rows } = await db.execute<{ userId: number; interactionId: number; body: string }>(sql`
      select w.user_id as "userId", q.id as "interactionId", r.body
      from interaction_replies r join interactions q on q.id = r.interaction_id
      join interaction_followers w on w.interaction_id = q.id join courses c on c.id = q.course_id
      where r.id = ${replyId} and r.hidden_reason is null and q.hidden_reason is null and not q.is_private
        and w.user_id not in (q.author_id, r.author_id)
        and (${teachesCourse(sql`w.user_id`)} or exists (select from course_learners l
          where l.course_id = c.id and l.user_id = w.user_id)) order by w.user_id`)
    const [first] = rows
    if (!first) return
    const { course, link } = await placeOf(db, first.interactionId)
    for (const { userId, body } of rows) {
      await messages.send(db, {
        ...{ userId, kind, link, key: `interaction-reply:${replyId}` },
        ...followedMessage(course, excerptOf(body)),
      })
    }
  },
}
