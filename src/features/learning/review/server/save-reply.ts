import { eq } from 'drizzle-orm'
import { courses } from '#src/features/learning/course/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { Both } from '#src/shared/locale.ts'
import type { reviewApi } from '../contract.ts'
import { reviewPaths } from '../paths.ts'
import { courseReviewReplies as replies } from '../tables.ts'
import { reviewsTag } from '../tags.ts'
import { shownReview } from './facts.ts'
import { repliedMessage } from './messages-text.ts'
import { mayReply } from './rules.ts'

const excerptLength = 200

/** Writes or edits the reply; the learner hears of the first one. @throws review.notFound, review.notTeacher */
export async function saveReply({
  db,
  viewer,
  input: { reviewId, content },
  messages,
  changed,
}: Call<typeof reviewApi.saveReply>) {
  const review = await shownReview(db, reviewId, viewer)
  must(mayReply(review))
  const { courseId, userId } = review
  await db.transaction(async (tx) => {
    const written = { userId: viewer.id, content, updatedAt: new Date() }
    await tx
      .insert(replies)
      .values({ reviewId, ...written })
      .onConflictDoUpdate({ target: replies.reviewId, set: written })
    const { name, link } = await courseOf(tx, courseId)
    await messages.send(tx, {
      ...{ userId, kind: 'course', link, key: `review:${reviewId}:replied` },
      ...repliedMessage(name, excerpt(content)),
    })
  })
  changed(reviewsTag({ courseId }))
  return {}
}

const excerpt = (text: string) => {
  const letters = [...text]
  return letters.length > excerptLength ? `${letters.slice(0, excerptLength).join('')}…` : text
}

/** Returns the name of a course in both languages, and the address of its reviews. */
export async function courseOf(tx: Tx, courseId: number): Promise<{ name: Both; link: string }> {
  const [course] = await tx
    .select({ kind: courses.kind, zh: courses.name, en: courses.nameEn })
    .from(courses)
    .where(eq(courses.id, courseId))
  const { kind, zh, en } = course!
  return {
    name: { zh: zh || en || '', en: en || zh },
    link: reviewPaths.reviews({ courseId, kind }),
  }
}
