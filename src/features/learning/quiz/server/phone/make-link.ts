import { sql } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
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
import { mayMakePhotoLink } from '../rules.ts'
import { drawCode } from './draw-code.ts'

interface Row extends Record<string, unknown> {
  body: QuestionBody | null
  isOpen: boolean
  made: number
}

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
    const { rows } = await tx.execute<Row>(sql`
      select v.body, a.status = 'open' as "isOpen",
        (select count(*)::int from photo_links l where l.attempt_id = a.id
          and l.made_at > now() - interval '1 hour') as made
      from quiz_attempts a
      left join attempt_answers w on w.attempt_id = a.id and w.question_id = ${questionId}
      left join question_versions v on v.id = w.version_id
      where a.id = ${attemptId} and a.user_id = ${viewer.id}`)
    const [found] = rows
    if (!found) throw new AppError(quizErrors.attemptNotFound)
    if (!found.body) throw new AppError(quizErrors.questionNotInQuiz)
    if (!photoPlace(found.body, part)) throw new AppError(quizErrors.takesNoPhotos)
    must(mayMakePhotoLink(found))
    if (found.made >= photoLinksPerHour) throw new AppError(quizErrors.tooManyPhotoLinks)
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
