import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { filesOfAnswer, mayNameFiles } from '#src/features/content/question/files-of-answer.ts'
import { fitsBody } from '#src/features/content/question/server/check-answer.ts'
import type { Db } from '#src/server/database/db.ts'
import { cleanAnswer } from '#src/features/content/question/server/clean-answer.ts'
import type { Call } from '#src/server/kernel.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { quizApi } from '../contract.ts'
import { quizErrors, withheldErrors } from '../errors.ts'
import type { attemptStatuses, WithheldReason } from '../statuses.ts'
import { fileRowsOfLate, fileRowsOfSaved, mustFit } from './answer-files.ts'
import { endOverdue, holdAttempt } from './end-overdue.ts'
import { takePhotos } from './phone/take-photos.ts'
import { keyIsKnown } from './shown-now.ts'
import { isRunning, withTimes } from './times.ts'

const { placeholder } = sql

/** The version that the attempt asks; null where the question is not one of its own. */
const findVersion = prepared<{ versionId: number | null }>(
  'quiz_find_version',
  sql`
  select w.version_id as "versionId"
  from quiz_attempts a
  left join attempt_answers w
    on w.attempt_id = a.id and w.question_id = ${placeholder('questionId')}::int
  where a.id = ${placeholder('attemptId')}::int and a.user_id = ${placeholder('userId')}::int`,
)

interface Saved {
  status: (typeof attemptStatuses)[number]
  running: boolean
  paused: boolean
  withheld: WithheldReason | null
  behind: boolean
  revision: number | null
  savedAt: Date | null
  keptRevision: number
  keptAt: Date | null
}

/**
 * One statement, because it locks the attempt's row for share and hand-in locks it for update: the
 * answer is either saved before the marking reads it, or finds the attempt handed in.
 * @param more further parts of the statement, which see the row as `saved`
 */
const saving = (more: SQL) => sql`
  with attempt as (
    select a.id, a.status, ${isRunning} as running, a.paused_at is not null as paused, a.withheld,
      -- The server has an answer to a later question. Revisions say nothing here, because they come from the device; a
      -- device without a network sends its answers later in the order in which they were given.
      q.paging = 'one' and not q.go_back and exists (select from attempt_answers own
        join attempt_answers later on later.attempt_id = own.attempt_id and later.position > own.position
        where own.attempt_id = a.id and own.question_id = ${placeholder('questionId')}::int
          and later.revision > 0) as behind
    from quiz_attempts a ${withTimes}
    where a.id = ${placeholder('attemptId')}::int and a.user_id = ${placeholder('userId')}::int
    for share of a
  ), saved as (
    update attempt_answers w
    set answer = ${placeholder('answer')}::jsonb, revision = ${placeholder('revision')}::bigint, saved_at = now()
    from attempt where w.attempt_id = attempt.id and w.question_id = ${placeholder('questionId')}::int
      and attempt.running and not attempt.paused and attempt.withheld is null and not attempt.behind
      and w.revision < ${placeholder('revision')}::bigint
    returning w.attempt_id, w.question_id, w.revision, w.saved_at, w.late_at
  ) ${more}
  select attempt.status, attempt.running, attempt.paused, attempt.withheld, attempt.behind, saved.revision, saved.saved_at as "savedAt",
    kept.revision as "keptRevision", kept.saved_at as "keptAt"
  from attempt left join saved on true
  join attempt_answers kept
    on kept.attempt_id = attempt.id and kept.question_id = ${placeholder('questionId')}::int`

const save = prepared<Saved>('quiz_save_answer', saving(sql``))
const saveWithFiles = prepared<Saved>('quiz_save_answer_files', saving(fileRowsOfSaved))

/** Days after its end in which an attempt takes late answers. */
export const lateDays = 7

interface Late {
  isLate: boolean
  lateAt: Date
}

/**
 * Keeps an answer for the teacher that arrived after the end of its time, or `behind` one to a later question; an older one
 * never replaces a newer one. What its learner could know by then is noted with it.
 */
const keepingLate = (more: SQL) => sql`
  with attempt as (
    select id from quiz_attempts where id = ${placeholder('attemptId')}::int
      and user_id = ${placeholder('userId')}::int
      and case when ${placeholder('behind')}::boolean then status = 'open' else status = 'handedIn' and ended_by <> 'learner'
        and handed_in_at > now() - make_interval(days => ${sql.raw(String(lateDays))}) end for share
  ), known as (
    select ${keyIsKnown} as key from attempt join quiz_attempts a on a.id = attempt.id
    join quizzes q on q.id = a.quiz_id join attempt_answers w on w.attempt_id = a.id
      and w.question_id = ${placeholder('questionId')}::int
  ), kept as (
    update attempt_answers w set
      late_answer = case when coalesce(w.late_revision, w.revision) < ${placeholder('revision')}::bigint
        then ${placeholder('answer')}::jsonb else w.late_answer end,
      late_at = case when coalesce(w.late_revision, w.revision) < ${placeholder('revision')}::bigint
        then now() else w.late_at end,
      late_revision = nullif(greatest(coalesce(w.late_revision, 0),
        case when w.revision < ${placeholder('revision')}::bigint then ${placeholder('revision')}::bigint else 0 end), 0),
      key_seen_at = coalesce(w.key_seen_at, case when known.key then now() end)
    from attempt, known where w.attempt_id = attempt.id and w.question_id = ${placeholder('questionId')}::int
    returning w.attempt_id, w.question_id, w.late_revision, w.late_at, w.saved_at
  ) ${more}
  select late_at is not null as "isLate", coalesce(late_at, saved_at, now()) as "lateAt" from kept`

const keepLate = prepared<Late>('quiz_keep_late', keepingLate(sql``))
const keepLateWithFiles = prepared<Late>('quiz_keep_late_files', keepingLate(fileRowsOfLate))

const findBody = prepared<{ body: QuestionBody }>(
  'quiz_find_body',
  sql`select body from question_versions where id = ${placeholder('versionId')}::int`,
)

/** Bodies by database, and by version, which never changes once it is set. */
const known = new WeakMap<object, LRUCache<number, QuestionBody>>()

async function bodyOf(db: Db, versionId: number): Promise<QuestionBody> {
  const bodies = known.get(db.$client) ?? new LRUCache({ max: 2000 })
  known.set(db.$client, bodies)
  const body = bodies.get(versionId) ?? (await findBody(db, { versionId }))[0]!.body
  bodies.set(versionId, body)
  return body
}

/**
 * Saves one answer. A newer saved answer stays, and its revision is returned. After the end of its time, or after the
 * teacher has ended the attempt, an answer waits for the teacher; so does one behind a later question where there is no way
 * back, because another device may have held it. After a hand-in by the learner it is refused, and while the attempt is
 * paused or withheld: the device keeps it and sends it once the attempt goes on.
 */
export async function saveAnswer({
  db,
  ports,
  viewer,
  input: { attemptId, questionId, answer, revision },
}: Call<typeof quizApi.saveAnswer>): Promise<AnswerOf<typeof quizApi.saveAnswer>> {
  const given = { attemptId, questionId, userId: viewer.id }
  const [target] = await findVersion(db, given)
  if (!target) throw new AppError(quizErrors.attemptNotFound)
  const { versionId } = target
  if (versionId === null) throw new AppError(quizErrors.questionNotInQuiz)
  const body = await bodyOf(db, versionId)
  if (!fitsBody(body, answer)) throw new AppError(quizErrors.answerDoesNotFit)
  // A question that never names files has the shorter statements.
  const files = mayNameFiles(body) ? filesOfAnswer(body, answer) : null
  if (files) await mustFit(db, viewer, files)
  const values = {
    ...{ ...given, revision, answer: JSON.stringify(cleanAnswer(answer)) },
    ...(files && { files: files.map(({ userFileId }) => userFileId) }),
  }
  const [found] = await (files ? saveWithFiles : save)(db, values)
  if (!found) throw new AppError(quizErrors.attemptNotFound)
  if (found.revision !== null && found.savedAt !== null) {
    return { questionId, revision, savedAt: found.savedAt.toISOString(), late: null }
  }
  // The same answer again is none that goes back.
  const isBehind = found.running && found.behind && revision > found.keptRevision
  if (found.running && !found.paused && !found.withheld && !isBehind) {
    // A newer answer is there already.
    const savedAt = (found.keptAt ?? new Date()).toISOString()
    return { questionId, revision: found.keptRevision, savedAt, late: null }
  }
  if (found.status === 'open' && !found.running) await endOverdue(db, ports, attemptId)
  else if (found.withheld) throw new AppError(withheldErrors[found.withheld])
  else if (found.paused) throw new AppError(quizErrors.paused)
  const keeping = { ...values, behind: isBehind }
  const [late] = await (files ? keepLateWithFiles : keepLate)(db, keeping)
  if (!late) throw new AppError(quizErrors.handedIn)
  // The device may never have heard of the photographs that a phone has sent.
  if (files && late.isLate) {
    await db.transaction(async (tx) => {
      await holdAttempt(tx, attemptId)
      await takePhotos(tx, attemptId)
    })
  }
  const why = isBehind ? 'behind' : 'afterEnd'
  return {
    ...{ questionId, revision, savedAt: late.lateAt.toISOString() },
    late: late.isLate ? why : null,
  }
}
