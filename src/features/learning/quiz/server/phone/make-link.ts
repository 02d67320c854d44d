import { sql } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { photoPlace } from '#src/features/content/question/photos-in-answer.ts'
import { hashCredential, newCredential } from '#src/server/http/session.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { quizApi } from '../../contract.ts'
import { quizErrors } from '../../errors.ts'
import { photoLinks } from '../../file-tables.ts'
import { quizPaths } from '../../paths.ts'
import { photoLinkMinutes, photoLinksPerHour } from '../../phone-api.ts'
import { answerPlace } from '../answer-place.ts'
import { mayMakePhotoLink } from '../rules.ts'
import { drawCode } from './draw-code.ts'

/**
 * Makes the link by which a phone adds photographs to one answer. The earlier link of that answer begins none any more;
 * what has begun by it may end.
 */
export async function makePhotoLink({ db, viewer, input }: Call<typeof quizApi.makePhotoLink>) {
  const { attemptId, questionId, part, origin } = input
  const token = newCredential()
  await db.transaction(async (tx) => {
    // One after the other, so that one link of an answer is valid, and links are counted.
    await holdOwn(tx, viewer.id)
    const found = await answerPlace(tx, { attemptId, questionId, userId: viewer.id })
    if (!photoPlace(found.body, part)) throw new AppError(quizErrors.takesNoPhotos)
    must(mayMakePhotoLink(found))
    const made = await tx.$count(
      photoLinks,
      sql`attempt_id = ${attemptId} and made_at > now() - interval '1 hour'`,
    )
    if (made >= photoLinksPerHour) throw new AppError(quizErrors.tooManyPhotoLinks)
    await tx.execute(sql`
      update photo_links set expires_at = now() where attempt_id = ${attemptId}
        and question_id = ${questionId} and part = ${part} and expires_at > now()`)
    await tx.insert(photoLinks).values({
      ...{ tokenHash: hashCredential(token), attemptId, questionId, part },
      sessionId: viewer.sessionId,
      expiresAt: sql`now() + make_interval(mins => ${photoLinkMinutes})`,
    })
  })
  // In the fragment, which browsers send to no server and no log. The phone brings its own language.
  const url = `${origin}${quizPaths.photo()}#${token}`
  return { url, secondsLeft: photoLinkMinutes * 60, code: drawCode(url) }
}
