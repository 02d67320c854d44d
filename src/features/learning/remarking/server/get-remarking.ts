import { sql } from 'drizzle-orm'
import { toKeys } from '#src/features/content/question/server/present.ts'
import { sumPoints } from '#src/features/content/question/points.ts'
import { readPlacedQuiz } from '#src/features/learning/invigilation/server/quiz-place.ts'
import { authoringPaths } from '#src/features/learning/authoring/paths.ts'
import { planRemarking, type RemarkedAnswer } from '#src/features/learning/quiz/server/remark.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { canOf, type Ruling } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { answersPerPage, type ChangedAnswer, type remarkingApi } from '../contract.ts'
import { remarkingErrors } from '../errors.ts'
import { readQuestion, type Version } from './read-question.ts'
import { mayRemark } from './rules.ts'

type Answer = AnswerOf<typeof remarkingApi.getRemarking>

/** Characters of a stem in a heading. */
const titleMost = 80

/** Previews an act: what each answer would get, without writing anything. */
export async function getRemarking(call: Call<typeof remarkingApi.getRemarking>): Promise<Answer> {
  const { db, viewer, locale, input } = call
  const { quizId, questionId, way, page } = input
  const own = await readPlacedQuiz(call, quizId)
  const { asked, target, set } = await readQuestion(db, { quizId, questionId, viewer })
  const ruling = mayRemark(target.body, way)
  const by = sql`coalesce(nullif(${inLanguage(locale, 'u', 'real_name')}, ''), u.username)`
  const [answers, history] = await Promise.all([
    // An act that is refused changes nothing.
    planRemarking(db, {
      quizId,
      questionId,
      versionId: ruling ? asked.versionId : target.versionId,
      way,
    }),
    db.execute<Answer['history'][number] & Record<string, unknown>>(sql`
      select r.id as "remarkingId", r.way, v.number as version, r.raised, r.lowered, ${by} as by,
        to_char(r.remarked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from remarkings r join question_versions v on v.id = r.version_id left join users u on u.id = r.remarked_by
      where r.quiz_id = ${quizId} and r.question_id = ${questionId} order by r.id desc`),
  ])
  const shown = await versionsOf(call, [asked, target])
  const changes = ruling ? [] : answers.filter((one) => one.changes).map(changeOf)
  const moved = changes
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  const { limit, offset } = rowsOf(page, answersPerPage)
  const { stem } = target.body
  const title = locale === 'en-US' ? stem.en || stem.zh : stem.zh || stem.en
  return {
    quizId,
    title: own.title,
    place: own.place,
    question: {
      ...{ questionId, type: target.body.type },
      title: textOfHtml(title).slice(0, titleMost),
    },
    asked: shown[0]!,
    target: shown[1]!,
    set: set
      ? {
          ...{ number: set.number, isTarget: set.versionId === target.versionId },
          link:
            own.course && authoringPaths.content(own.course, { item: String(own.course.itemId) }),
        }
      : null,
    counts: {
      answers: answers.length,
      raised: moved.filter(({ before, after }) => after > before).length,
      lowered: moved.filter(({ before, after }) => after < before).length,
      unfit: answers.filter(({ fits }) => !fits).length,
      nowPassed: moved.filter((one) => one.passedBefore === false && one.passedAfter).length,
      nowFailed: moved.filter((one) => one.passedBefore && one.passedAfter === false).length,
    },
    ...paged({
      ...{ total: moved.length, page, perPage: answersPerPage },
      items: await withNames(call, moved.slice(offset, offset + limit)),
    }),
    history: history.rows.map((act) => ({ ...act, by: act.by && nameFor(act.by, locale) })),
    can: { remark: canOf(ruling ?? mayChange(changes)) },
  }
}

const mayChange = (changes: readonly unknown[]): Ruling =>
  changes.length === 0 ? remarkingErrors.nothingToDo : null

async function versionsOf(
  call: Call<typeof remarkingApi.getRemarking>,
  versions: readonly Version[],
): Promise<Answer['asked'][]> {
  const { locale, viewer } = call
  const shown = await toKeys(
    call,
    versions.map(({ body }) => body),
    {
      ...{ locale, viewer, seeds: versions.map(() => 0) },
      files: new Set(versions.flatMap(({ files }) => files)),
    },
  )
  return versions.map(({ versionId, number, digest }, at) => ({
    ...{ versionId, number, digest },
    ...shown[at]!,
  }))
}

type Change = Omit<ChangedAnswer, 'name' | 'username'> & { userId: number }

function changeOf({ attemptId, userId, number, points, ...one }: RemarkedAnswer): Change {
  const before = one.score ?? 0
  const after = one.after.score ?? 0
  const { total, maxScore, passPercent } = one
  const totalAfter = total === null ? null : sumPoints([total, after, -before])
  const isPassed = (score: number | null) =>
    score === null || passPercent === null ? null : score * 100 >= passPercent * maxScore
  return {
    ...{ attemptId, userId, number, before, after, of: points },
    ...{ totalBefore: total, totalAfter },
    ...{ passedBefore: isPassed(total), passedAfter: isPassed(totalAfter) },
  }
}

async function withNames(
  { db, locale }: Pick<Call<typeof remarkingApi.getRemarking>, 'db' | 'locale'>,
  changes: readonly Change[],
): Promise<ChangedAnswer[]> {
  const ids = sql.param(changes.map(({ userId }) => userId))
  const { rows } = await db.execute<{ userId: number; name: string; username: string }>(sql`
    select u.id as "userId", u.username,
      coalesce(nullif(${inLanguage(locale, 'u', 'real_name')}, ''), u.username) as name
    from users u where u.id = any(${ids}::int[])`)
  const people = new Map(
    rows.map(({ userId, name, username }) => [userId, { name: nameFor(name, locale), username }]),
  )
  return changes.map(({ userId, ...change }) => ({
    ...change,
    ...(people.get(userId) ?? { name: '', username: '' }),
  }))
}
