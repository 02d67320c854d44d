import { sql } from 'drizzle-orm'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import type { DrawRule, SetQuestion } from '#src/features/content/outline/records.ts'
import { withPools } from '#src/features/content/outline/quiz-pools.ts'
import { findPools } from '#src/features/content/outline/server/find-pools.ts'
import type { Tx } from '#src/server/database/db.ts'
import { type PaperRow, paperOf } from './paper-of-quiz.ts'
import { writeQuestionRows } from './set-quiz.ts'

interface Row extends Record<string, unknown> {
  questions: PaperRow['questions']
  draws: {
    number: number
    count: number
    folderId: number | null
    rule: Omit<DrawRule, 'folderId'> | null
  }[]
}

export interface Renewed {
  /** Questions that came into pools, and that left them. */
  added: number
  removed: number
  /** A rule finds fewer than it draws, so that everything stays as it was. */
  isShort: boolean
}

/**
 * Renews the pools of a quiz by their rules, for attempts that begin from now on; those that have begun keep their
 * questions. A pool whose folder none of the teachers may read stays.
 */
export async function renewPools(
  tx: Tx,
  { quizId, teachers }: { quizId: number; teachers: readonly number[] },
): Promise<Renewed> {
  const none = { added: 0, removed: 0, isShort: false }
  // Releases and other renewals come one after another.
  await tx.execute(sql`select from quizzes where id = ${quizId} for no key update`)
  const { rows } = await tx.execute<Row>(sql`
    select coalesce((select json_agg(json_build_object('questionId', q.question_id, 'versionId', q.version_id,
        'points', q.points, 'section', nullif(q.section, 0), 'draw', nullif(q.draw, 0)) order by q.position)
        from quiz_questions q where q.quiz_id = z.id), '[]') as questions,
      coalesce((select json_agg(json_build_object('number', d.number, 'count', d.count, 'folderId', d.folder_id,
        'rule', d.rule) order by d.number) from quiz_draws d where d.quiz_id = z.id), '[]') as draws
    from quizzes z where z.id = ${quizId}`)
  const { questions, draws } = rows[0]!
  const quiz = paperOf({ questions, draws, sections: null })
  const [pools = []] = await findPools(tx, teachers, [quiz])
  const next = withPools(quiz, pools)
  const isShort = (quiz.draws ?? []).some(
    ({ key, count, rule }) =>
      rule && next.questions.filter(({ draw }) => draw === key).length < count,
  )
  if (isShort) return { ...none, isShort }
  const nameOf = ({ questionId, versionId, draw }: SetQuestion) =>
    `${questionId} ${versionId} ${draw}`
  const [before, after] = [quiz, next].map((one) => new Set(one.questions.map(nameOf)))
  const added = next.questions.filter((one) => !before!.has(nameOf(one)))
  const removed = quiz.questions.filter((one) => !after!.has(nameOf(one))).length
  if (added.length === 0 && removed === 0) return none
  await fixVersions(
    tx,
    added.map(({ versionId }) => versionId),
  )
  await tx.execute(sql`delete from quiz_questions where quiz_id = ${quizId}`)
  await writeQuestionRows(
    tx,
    quizId,
    next.questions.map(({ section, draw, ...one }) => ({
      ...one,
      ...{ section: numberIn(section), draw: numberIn(draw) },
    })),
  )
  return { added: added.length, removed, isShort: false }
}

/** The keys of `paperOf` end with the numbers of sections and draws. */
const numberIn = (key: string | undefined): number => Number(key?.split('-').at(-1) ?? 0)
