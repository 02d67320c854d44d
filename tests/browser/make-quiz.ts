import { sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { QuizSettings } from '#src/features/content/outline/quiz-settings.ts'
import { createCourse } from '#src/features/learning/course/server/create-course.ts'
import { createQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import { newQuestions, trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import type { Kernel } from '#src/server/kernel.ts'

export interface NewQuizMade {
  ownerId: number
  name: string
  settings: Partial<QuizSettings>
  /** By default three true statements. */
  bodies?: QuestionBody[]
  /** The name of a teaching task after it, to which learners hand in an answer. */
  task?: string
}

export interface QuizMade {
  quizId: number
  courseId: number
  itemId: number
  /** Of the teaching task. */
  taskItemId: number | undefined
}

const statements = () =>
  ['信用证独立于合同。', '海运提单是物权凭证。', '汇付属于商业信用。'].map((stem) =>
    trueFalse(stem),
  )

/** Makes a published course with a quiz. It is older than the demo, so that no list begins with it. */
export const makeQuiz = (
  kernel: Pick<Kernel, 'db' | 'config'>,
  { ownerId, name, settings, bodies = statements(), task }: NewQuizMade,
): Promise<QuizMade> =>
  kernel.db.transaction(async (tx) => {
    const ids = await newQuestions(tx, ownerId, bodies)
    const questions = ids.map((questionId) => ({ questionId }))
    const quizId = await createQuiz(tx, kernel, {
      ...{ title: name, titleEn: name, questions, settings },
    })
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from subject_categories order by id limit 1`,
    )
    const made = await createCourse(tx, {
      ...{ kind: 'premium', categoryId: rows[0]!.id, name, nameEn: name, ownerId },
      ...{ introduction: name, language: 'zh', difficulty: 'beginner' },
      ...{ auditStatus: 'approved', publishStatus: 'published' },
      publishedAt: new Date('2020-01-01'),
      chapters: [
        {
          ...{ name: '一', nameEn: 'One' },
          items: [
            { kind: 'quiz', name, nameEn: name, quizId },
            ...(task === undefined
              ? []
              : [
                  {
                    ...{ kind: 'task' as const, name: task, nameEn: task, handsIn: true },
                    body: '<p>手写后拍照提交。</p>',
                  },
                ]),
          ],
        },
      ],
    })
    return {
      quizId,
      courseId: made.courseId,
      itemId: made.itemIds[0]!,
      taskItemId: made.itemIds[1],
    }
  })
