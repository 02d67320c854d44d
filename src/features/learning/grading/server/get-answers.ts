import { sql } from 'drizzle-orm'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import type { PlainAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { withFormulas } from '#src/features/content/editor/server/with-formulas.ts'
import { filesOfPart } from '#src/features/content/question/files-of-answer.ts'
import { handParts } from '#src/features/content/question/hand-parts.ts'
import { toKeys } from '#src/features/content/question/server/present.ts'
import { attemptKeyOf } from '#src/features/learning/invigilation/server/attempt-key.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { sign } from '#src/server/secrets/secret.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { answersPerPage, type gradingApi, type WrittenAnswer } from '../contract.ts'
import { writtenParts } from './written-parts.ts'
import { readMarkedQuiz } from './read-marked-quiz.ts'

interface Row extends Record<string, unknown> {
  attemptId: number
  handedInAt: string
  late: boolean
  number: number
  points: number
  versionId: number
  answer: PlainAnswer | null
  name: string
  username: string
  mark: WrittenAnswer['mark']
  comment: string
  total: number
}

const iso = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const learnerOf = ({ name, username, handedInAt, late, number }: Row, locale: Locale) => ({
  ...{ name: nameFor(name, locale), username, handedInAt, late, number },
})

/** Characters of a comment that is offered again. */
const phraseMost = 80
const phrasesMost = 12

/**
 * Lists the written answers to one question in five round trips, those that wait first come by their hand-in. Where names
 * are hidden, neither they nor what stands for them elsewhere leaves the server, and the order tells nothing.
 */
export async function getAnswers(
  call: Call<typeof gradingApi.getAnswers>,
): Promise<AnswerOf<typeof gradingApi.getAnswers>> {
  const { db, secret, viewer, locale, input } = call
  const { quizId, questionId, part, state, names, page } = input
  await readMarkedQuiz(call, quizId)
  const { limit, offset } = rowsOf(page, answersPerPage)
  const name = sql`coalesce(nullif(${inLanguage(locale, 'u', 'real_name')}, ''), u.username, '')`
  const by = sql`coalesce(nullif(${inLanguage(locale, 't', 'real_name')}, ''), t.username)`
  const states = {
    waiting: sql`w.verdict = 'waiting'`,
    marked: sql`w.verdict not in ('waiting', 'unanswered')`,
    empty: sql`w.verdict = 'unanswered'`,
    all: sql`true`,
  }
  const isHidden = names === 'hidden'
  // The order is salted, so that it cannot be computed from the ids of attempts.
  const salt = sign(secret, 'order of hidden names', `${quizId} ${viewer.id}`)
  const order = isHidden ? sql`md5(a.id::text || ${salt}::text)` : sql`a.handed_in_at, a.id`
  const [answers, asked, phrases] = await Promise.all([
    db.execute<Row>(sql`
      select a.id as "attemptId", ${iso('a.handed_in_at')} as "handedInAt", a.late, a.number,
        w.points::float8 as points, w.version_id as "versionId", w.answer, ${name} as name,
        coalesce(u.username, '') as username, coalesce(k.comment, '') as comment, (count(*) over ())::int as total,
        case when h.attempt_id is not null then json_build_object('points', h.points, 'criteria', h.criteria,
          'comment', h.comment, 'revision', h.revision, 'markedAt', ${iso('h.marked_at')}, 'by', ${by}) end as mark
      from ${writtenParts(quizId, viewer.id)} w
      join quiz_attempts a on a.id = w.attempt_id
      left join users u on u.id = a.user_id
      left join hand_marks h on h.attempt_id = w.attempt_id and h.question_id = w.question_id and h.part = w.part
      left join users t on t.id = h.marked_by
      left join attempt_comments k on k.attempt_id = w.attempt_id
      where w.question_id = ${questionId} and w.part = ${part} and ${states[state]}
      order by ${order} limit ${limit} offset ${offset}`),
    db.execute<{ versionId: number; body: QuestionBody; files: number[] }>(sql`
      select distinct v.id as "versionId", v.body,
        array(select n.user_file_id from question_files n where n.version_id = v.id) as files
      from ${writtenParts(quizId, viewer.id)} w join question_versions v on v.id = w.version_id
      where w.question_id = ${questionId} and w.part = ${part} order by v.id desc`),
    db.execute<{ comment: string }>(sql`
      select comment from hand_marks where marked_by = ${viewer.id} and comment <> ''
        and length(comment) <= ${phraseMost}
      group by comment order by max(marked_at) desc limit ${phrasesMost}`),
  ])
  const [newest] = asked.rows
  if (!newest) throw new AppError(quizErrors.notWritten)
  const bodies = new Map(asked.rows.map(({ versionId, body }) => [versionId, body]))
  const worth = ({ versionId, points }: Row) =>
    handParts(bodies.get(versionId)!, points).find((one) => one.part === part)?.of ?? points
  const named = answers.rows.map(({ answer }) => (answer ? filesOfPart(answer) : []))
  const [[shown], given] = await Promise.all([
    toKeys(call, [newest.body], {
      ...{ locale, viewer, seeds: [0], files: new Set(newest.files) },
    }),
    readGivenFiles(call, named.flat(), { nameless: isHidden }),
  ])
  const files = new Map(given.map((file) => [file.userFileId, file]))
  return {
    ...paged({
      ...{ total: answers.rows[0]?.total ?? 0, page, perPage: answersPerPage },
      items: answers.rows.map((row, at) => ({
        mark: row.mark && { ...row.mark, by: row.mark.by && nameFor(row.mark.by, locale) },
        of: worth(row),
        ...(isHidden
          ? {
              attemptId: attemptKeyOf({ secret, quizId, userId: viewer.id }, row.attemptId),
              learner: null,
            }
          : { attemptId: row.attemptId, learner: learnerOf(row, locale) }),
        // The words of an account that was deleted are gone; that is not an empty answer.
        empty: isEmpty(row.answer) && row.username !== '',
        comment: row.comment,
        text: row.answer?.type === 'shortAnswer' ? row.answer.text : null,
        html: row.answer?.type === 'essay' ? withFormulas(row.answer.html) : null,
        files: named[at]!.flatMap((id) => files.get(id) ?? []),
      })),
    }),
    question: shown!.question,
    key: shown!.key,
    phrases: phrases.rows.map(({ comment }) => comment),
  }
}
