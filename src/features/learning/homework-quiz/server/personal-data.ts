import { sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'

/** The personal data in quizzes as homework; attempts are those of all quizzes. */
export const homeworkQuizParts = [
  personalPart({
    id: 'homework-quizzes',
    name: { zh: '用自己的试卷布置的测验作业', en: 'Homework made from one’s papers' },
    tables: ['homework_quizzes'],
    fate: {
      anonymous: {
        zh: '测验作业保留，不再关联您的试卷',
        en: 'The homework stays, without a reference to your paper',
      },
    },
    rows: (userId) => sql`
      select c.name as class, h.title as homework, p.name as paper from homework_quizzes z
      join papers p on p.id = z.paper_id left join homework h on h.id = z.homework_id left join classes c on c.id = h.class_id
      where p.owner_id = ${userId} order by z.quiz_id`,
    async erase(tx, userId) {
      await tx.execute(sql`
        update homework_quizzes set paper_id = null where paper_id in (select id from papers where owner_id = ${userId})`)
    },
  }),
]
