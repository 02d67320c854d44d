import { sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'

/** The personal data of comparisons: a person's results in the samples that others see beside their own. */
export const analysisParts = [
  personalPart({
    id: 'sampled-results',
    name: { zh: '计入成绩对比的成绩', en: 'Results counted in comparisons' },
    tables: ['sampled_results'],
    fate: 'deleted',
    rows: (userId) => sql`
      select q.title, q.title_en, r.year, r.percent, s.taken_at from sampled_results r
      join quiz_attempts a on a.id = r.attempt_id join quizzes q on q.id = r.quiz_id
      join result_samples s on s.quiz_id = r.quiz_id and s.year = r.year
      where a.user_id = ${userId} order by r.attempt_id`,
    async erase(tx, userId) {
      await tx.execute(sql`
        delete from sampled_results r using quiz_attempts a where a.id = r.attempt_id and a.user_id = ${userId}`)
    },
  }),
]
