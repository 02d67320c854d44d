import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { progressApi } from '../contract.ts'
import { progressErrors } from '../errors.ts'
import { progressPaths } from '../paths.ts'
import { countRecent, noteContacts } from './contacts.ts'
import { findCourse } from './find-course.ts'
import { teacherWords } from './messages-text.ts'
import { chooseLearners, judgeLearners } from './read-learners.ts'
import { type Told, writeToLearners } from './write-to-learners.ts'

/**
 * Sends a teacher's message to learners. Its key goes with it to each of them, so that a repeated call reaches
 * nobody twice. Of the message is stored when it went to whom, and who wrote it.
 * @throws progress.writtenToday, unless the call says that it is sent again
 */
export async function sendMessage({
  db,
  jobs,
  viewer,
  locale,
  input: { courseId, userIds, list, again, title, text, key },
}: Call<typeof progressApi.sendMessage>): Promise<AnswerOf<typeof progressApi.sendMessage>> {
  const course = await findCourse(db, { courseId, viewer, locale })
  const judged = await judgeLearners(db, course, locale)
  const { learners } = userIds
    ? judged
    : await chooseLearners(db, { judged, courseId, locale }, { ...list, sort: 'need' })
  const chosen = userIds && new Set(userIds)
  const ids = learners
    .map(({ userId }) => userId)
    .filter((userId) => chosen === null || chosen.has(userId))
  if (ids.length === 0) throw new AppError(progressErrors.nobody)
  const words = teacherWords({
    ...{ title, text, course: { zh: course.nameZh, en: course.nameEn } },
    teacher: {
      zh: viewer.realName || viewer.username,
      en: viewer.latinName || viewer.realName || viewer.username,
    },
  })
  const told: Told = {
    ...{ words, userIds: ids, link: progressPaths.own(course) },
    key: `progress:${courseId}:${viewer.id}:${key}`,
  }
  await db.transaction(async (tx) => {
    const named = { courseId, userIds: ids, key }
    const count = again ? 0 : await countRecent(tx, named)
    if (count > 0) throw new AppError(progressErrors.writtenToday, { values: { count } })
    await noteContacts(tx, { ...named, writerId: viewer.id })
    await jobs.enqueue(tx, writeToLearners.name, told)
  })
  return { learners: ids.length }
}
