import { sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { QuestionType } from '#src/features/content/question/types.ts'
import { createPaper } from '#src/features/content/paper/server/create-paper.ts'
import { seedHomework } from '#src/features/learning/homework/server/seed-homework.ts'
import { saveQuiz } from '#src/features/learning/homework-quiz/server/save-quiz.ts'
import { seedAttempt } from '#src/features/learning/quiz/server/seed-attempt.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { answerOf } from './load-attempts.ts'
import { chance } from './load-media.ts'
import { endOfDay } from './load-homework.ts'
import { students } from './students.ts'

const hour = 3_600_000
const day = 24 * hour

const sections: {
  type: QuestionType
  count: number
  points: number
  name: string
  nameEn: string
}[] = [
  { type: 'single', count: 5, points: 4, name: '一、单项选择题', nameEn: 'I. Single choice' },
  { type: 'multiple', count: 2, points: 6, name: '二、多项选择题', nameEn: 'II. Multiple choice' },
  { type: 'trueFalse', count: 4, points: 3, name: '三、判断题', nameEn: 'III. True or false' },
  { type: 'shortAnswer', count: 1, points: 16, name: '四、简答题', nameEn: 'IV. Short answer' },
]

/** A paper of the teacher’s questions, and homework that is made from it: most have taken it, and written answers wait. */
export async function loadHomeworkQuiz(
  tx: Tx,
  kernel: Kernel,
  { classId, userIds }: { classId: number; userIds: Map<string, number> },
): Promise<void> {
  const teacherId = userIds.get('teacher')!
  const { rows } = await tx.execute<{
    questionId: number
    versionId: number
    type: QuestionType
  }>(sql`
    select q.id as "questionId", v.id as "versionId", q.type from questions q
    join question_versions v on v.question_id = q.id and v.number = q.version
    where q.owner_id = ${teacherId} and q.status = 'ready' and q.deleted_at is null order by q.id`)
  const questions = sections.flatMap(({ type, count, points }, section) =>
    rows
      .filter((one) => one.type === type)
      .slice(0, count)
      .map(({ questionId, versionId }) => ({ questionId, versionId, section, points })),
  )
  const paperId = await createPaper(tx, {
    ...{
      ownerId: teacherId,
      name: '贸易术语与单证测验',
      nameEn: 'Quiz on trade terms and documents',
    },
    printedTotal: null,
    sections: sections.map(({ name, nameEn }) => ({ name, nameEn, intro: '', printedTotal: null })),
    questions,
  })
  const dueAt = endOfDay(3)
  const publishedAt = new Date(Date.now() - 2 * day)
  const homeworkId = await seedHomework(tx, {
    ...{ kind: 'quiz', classId, teacherId, dueAt, publishedAt, releasedAt: null, works: [] },
    title: '第 10 周测验：贸易术语与单证 Week 10: terms and documents',
    body: '<p>请独立完成，可查阅教材。简答题由老师批改，成绩统一返还。</p>',
    ...{ criteria: [], fullMark: questions.reduce((sum, { points }) => sum + points, 0) * 100 },
    late: { until: new Date(dueAt.getTime() + 2 * day), percent: 10, floor: 60 },
  })
  await saveQuiz(
    tx,
    { ...kernel, viewer: { id: teacherId } },
    {
      homeworkId,
      quiz: {
        ...{ paperId, timeLimit: 40, attempts: 1, counts: 'best' },
        ...{ shuffleQuestions: false, shuffleOptions: true, marks: 'returned', keys: 'marks' },
      },
    },
  )
  const { rows: quizzes } = await tx.execute<{ quizId: number }>(
    sql`select quiz_id as "quizId" from homework_quizzes where homework_id = ${homeworkId}`,
  )
  const { quizId } = quizzes[0]!
  // The shown student has yet to take it.
  for (const [name] of students.slice(1, 9)) {
    const ability = 0.55 + 0.4 * chance(`ability:${name}`)
    await seedAttempt(tx, kernel.ports, {
      ...{ quizId, userId: userIds.get(name)! },
      startedAt: new Date(publishedAt.getTime() + 40 * hour * chance(`week10:${name}`)),
      minutes: 12 + Math.round(24 * chance(`week10 minutes:${name}`)),
      answer(body: QuestionBody, at) {
        const luck = chance(`week10:${name}:${at}`)
        return answerOf(body, luck < ability, Math.floor(luck * 1000))
      },
    })
  }
}
