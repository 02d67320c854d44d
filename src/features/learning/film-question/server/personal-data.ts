import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { filmQuestionAnswers } from '../tables.ts'

/** Personal data of questions in films: how a person has answered them. */
export const filmQuestionParts = [
  personalPart({
    id: 'film-question-answers',
    name: { zh: '视频中题目的作答', en: 'Answers to questions in films' },
    tables: ['film_question_answers'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, i.name as item, i.name_en as item_en, p.second, q.title, q.title_en,
        a.first_answer, a.first_right, a.first_at, a.last_answer, a.last_right, a.last_at, a.tries
      from film_question_answers a join film_questions p on p.id = a.point_id
      join questions q on q.id = p.question_id
      join course_items i on i.id = p.item_id join courses c on c.id = p.course_id
      where a.user_id = ${userId} order by a.first_at, a.point_id`,
    async erase(tx, userId) {
      await tx.delete(filmQuestionAnswers).where(eq(filmQuestionAnswers.userId, userId))
    },
  }),
]
