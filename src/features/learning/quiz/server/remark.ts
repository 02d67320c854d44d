import { sql } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Marked } from '#src/features/content/question/marking/outcome.ts'
import { pointsOf } from '#src/features/content/question/points.ts'
import { fitsBody } from '#src/features/content/question/server/check-answer.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import type { grants, remarkWays } from '../statuses.ts'
import { markAnswer } from './mark-attempt.ts'
import { answersRemarked } from './marked-port.ts'
import { type GivenByHand, handOfAnswer } from './queries.ts'
import { totalAttempts } from './total-attempt.ts'

export interface Remarking {
  quizId: number
  questionId: number
  /** Its key counts. */
  versionId: number
  way: (typeof remarkWays)[number]
}

type Grant = (typeof grants)[number] | null

interface Row extends Record<string, unknown> {
  attemptId: number
  userId: number
  number: number
  versionId: number
  points: number
  answer: QuestionAnswer | null
  mark: Marked | null
  score: number | null
  granted: Grant
  hand: GivenByHand[]
  rule: ScoringRule
  /** Of the attempt. */
  total: number | null
  maxScore: number
  /** Null without a pass mark. */
  passPercent: number | null
  isHeard: boolean
}

/** An answer, with what it gets when it is marked again. */
export interface RemarkedAnswer extends Row {
  /** It has the parts of the version that counts; another one stays as it is. */
  fits: boolean
  after: { versionId: number; mark: Marked | null; score: number | null; granted: Grant }
  /** Its points, version or grant change. */
  changes: boolean
}

/** Marks the answers to a question in attempts that were handed in, trial runs apart, without writing anything. */
export async function planRemarking(
  db: Db | Tx,
  { quizId, questionId, versionId, way }: Remarking,
): Promise<RemarkedAnswer[]> {
  // One after the other, because a transaction has one connection.
  const { rows: versions } = await db.execute<{ body: QuestionBody }>(
    sql`select body from question_versions where id = ${versionId}`,
  )
  const { rows } = await db.execute<Row>(sql`
      select a.id as "attemptId", a.user_id as "userId", a.number, w.version_id as "versionId",
        w.points::float8 as points, w.answer, w.mark, w.score::float8 as score, w.granted, ${handOfAnswer} as hand,
        q.scoring_rule as rule, a.score::float8 as total, a.max_score::float8 as "maxScore",
        case when q.show_pass then a.pass_percent end as "passPercent", a.heard_at is not null as "isHeard"
      from quiz_attempts a join quizzes q on q.id = a.quiz_id
      join attempt_answers w on w.attempt_id = a.id and w.question_id = ${questionId}
      where a.quiz_id = ${quizId} and a.status = 'handedIn' and not a.trial order by a.id`)
  const { body } = versions[0]!
  return rows.map((row) => {
    const fits = row.answer === null || fitsBody(body, row.answer)
    const after = outcomeOf(row, { body, versionId, way, fits })
    const { score, granted, versionId: marked } = after
    const changes =
      score !== row.score || granted !== row.granted || (fits && marked !== row.versionId)
    return { ...row, fits, after, changes }
  })
}

function outcomeOf(
  row: Row,
  {
    body,
    versionId,
    way,
    fits,
  }: { body: QuestionBody; fits: boolean } & Omit<Remarking, 'quizId' | 'questionId'>,
): RemarkedAnswer['after'] {
  if (!fits) {
    const { versionId: own, mark, points } = row
    if (way === 'full') return { versionId: own, mark, score: points, granted: 'full' }
    const share = mark?.mark.share ?? null
    const score = share === null ? null : pointsOf(share, points)
    return { versionId: own, mark, score, granted: null }
  }
  const byKey = markAnswer({ ...row, body, granted: null }, row.rule)
  if (way === 'full') return { ...byKey, versionId, score: row.points, granted: 'full' }
  const isBetter = way === 'better' && (row.score ?? 0) > (byKey.score ?? 0)
  return isBetter
    ? { ...byKey, versionId, score: row.score, granted: row.granted ?? 'kept' }
    : { ...byKey, versionId, granted: null }
}

/**
 * Marks the answers to a question again, with the points of their attempts; each changed score is on record, and later
 * rooms hear of it. The same again changes nothing. Open attempts get what is granted to all. The caller has fixed the
 * version.
 * @returns the id of the act, null where nothing changed; and the answers that changed
 */
export async function remark(
  tx: Tx,
  ports: Ports,
  { remarkedBy, ...given }: Remarking & { remarkedBy: number },
): Promise<{ remarkingId: number | null; changed: number }> {
  const { quizId, questionId, versionId, way } = given
  // Hand-ins, marks by hand and a second teacher come one after the other. The quiz comes before its attempts, as in a
  // release of its results, so that the two never wait for each other in a circle.
  await tx.execute(sql`select from quizzes where id = ${quizId} for key share`)
  await tx.execute(sql`
    select from quiz_attempts where quiz_id = ${quizId} and not trial order by id for update`)
  await grantToOpen(tx, given)
  const changed = (await planRemarking(tx, given)).filter(({ changes }) => changes)
  if (changed.length === 0) return { remarkingId: null, changed: 0 }
  const difference = (one: RemarkedAnswer) => (one.after.score ?? 0) - (one.score ?? 0)
  const raised = changed.filter((one) => difference(one) > 0).length
  const lowered = changed.filter((one) => difference(one) < 0).length
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into remarkings (quiz_id, question_id, version_id, way, raised, lowered, remarked_by)
    values (${quizId}, ${questionId}, ${versionId}, ${way}, ${raised}, ${lowered}, ${remarkedBy}) returning id`)
  const remarkingId = rows[0]!.id
  const column = <T>(of: (one: RemarkedAnswer) => T) => sql.param(changed.map(of))
  await tx.execute(sql`
    with remarked as (
      select * from unnest(
        ${column((one) => one.attemptId)}::int[], ${column((one) => one.after.versionId)}::int[],
        ${column((one) => one.score)}::numeric[], ${column((one) => one.after.score)}::numeric[],
        ${column(({ after: { mark } }) => mark && JSON.stringify(mark))}::jsonb[],
        ${column((one) => one.after.granted)}::text[]
      ) as remarked (attempt_id, version_id, former, score, mark, granted)
    ), on_record as (
      insert into mark_changes (attempt_id, question_id, cause, score_before, score_after, changed_by, remarking_id)
      select attempt_id, ${questionId}::int, 'key', coalesce(former, 0), coalesce(score, 0), ${remarkedBy}::int,
        ${remarkingId}::int
      from remarked where coalesce(former, 0) <> coalesce(score, 0)
    )
    update attempt_answers w set version_id = remarked.version_id, score = remarked.score, mark = remarked.mark,
      granted = remarked.granted
    from remarked where w.attempt_id = remarked.attempt_id and w.question_id = ${questionId}`)
  await totalAttempts(
    tx,
    ports,
    sql`a.id = any(${sql.param(changed.map(({ attemptId }) => attemptId))}::int[])`,
  )
  await tellRooms(tx, ports, given, changed)
  return { remarkingId, changed: changed.length }
}

/** An attempt that is still open gets its full points when it is marked, or loses what an earlier act has granted. */
async function grantToOpen(tx: Tx, { quizId, questionId, way }: Remarking): Promise<void> {
  await tx.execute(sql`
    update attempt_answers w set granted = ${way === 'full' ? 'full' : null} from quiz_attempts a
    where a.id = w.attempt_id and a.quiz_id = ${quizId} and a.status = 'open' and not a.trial
      and w.question_id = ${questionId}`)
}

async function tellRooms(
  tx: Tx,
  ports: Ports,
  { quizId, questionId, versionId }: Remarking,
  changed: readonly RemarkedAnswer[],
): Promise<void> {
  const answers = changed.flatMap(({ isHeard, userId, attemptId, after, ...before }) => {
    const former = verdictOf(before)
    const verdict = verdictOf(after)
    const isOf = isHeard && former && verdict && after.versionId === versionId
    return isOf ? [{ userId, attemptId, former, verdict }] : []
  })
  if (answers.length === 0) return
  for (const hear of ports.all(answersRemarked)) {
    await hear(tx, { quizId, questionId, versionId, answers })
  }
}

const verdictOf = ({ mark, granted }: { mark: Marked | null; granted: Grant }) =>
  mark && (granted === 'full' ? 'correct' : mark.mark.verdict)
