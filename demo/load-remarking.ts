import { sql } from 'drizzle-orm'
import { fixVersions, saveQuestion } from '#src/features/content/bank/server/save-question.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { remark } from '#src/features/learning/quiz/server/remark.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'

/** Spellings that learners of the demo write and that the keys at first do not accept, by an accepted one. */
export const missedSpellings: Readonly<Record<string, string>> = {
  '2': '2 个',
  'D/P': 'D-P',
  'D/A': 'D-A',
}

interface Row extends Record<string, unknown> {
  questionId: number
  quizId: number
  revision: number
  difficulty: 1 | 2 | 3
  points: number
  body: QuestionBody
}

/** The teacher accepts the missed spellings in the keys; one question was marked again since, the other one waits for it. */
export async function loadRemarking(
  tx: Tx,
  ports: Ports,
  {
    userIds,
    questionIds,
  }: { userIds: ReadonlyMap<string, number>; questionIds: ReadonlyMap<string, number> },
): Promise<void> {
  const remarkedBy = userIds.get('teacher')!
  for (const [name, isRemarked] of [
    ['freight-15', true],
    ['settlement-09', false],
  ] as const) {
    const { rows } = await tx.execute<Row>(sql`
      select q.id as "questionId", s.quiz_id as "quizId", q.revision, q.difficulty, q.points::float8 as points, v.body
      from questions q join question_versions v on v.question_id = q.id and v.number = q.version
      join quiz_questions s on s.question_id = q.id join quizzes z on z.id = s.quiz_id and z.template = 'exam'
      where q.id = ${questionIds.get(name)!} limit 1`)
    const { quizId, body, ...rest } = rows[0]!
    const saved = await saveQuestion(
      tx,
      { viewer: { id: remarkedBy }, locale: 'zh-CN' },
      { ...rest, body: accepting(body), tags: [], keepDraft: false },
    )
    const { questionId, versionId } = saved
    if (!isRemarked) continue
    await fixVersions(tx, [versionId])
    await remark(tx, ports, { quizId, questionId, versionId, way: 'key', remarkedBy })
  }
}

function accepting(body: QuestionBody): QuestionBody {
  if (body.type !== 'fillIn') throw new Error('the demo mends keys of gaps alone')
  const gaps = body.gaps.map((gap) => {
    const missed = gap.kind === 'text' ? missedSpellings[gap.accepted[0]!.text] : undefined
    return gap.kind === 'text' && missed
      ? { ...gap, accepted: [...gap.accepted, { text: missed }] }
      : gap
  })
  return { ...body, gaps }
}
