import { sql } from 'drizzle-orm'

/** The questions of quizzes as learners take them, without those of former editions. */
export const liveQuestions = sql`(select asked.* from quiz_questions asked
  join quizzes asking on asking.id = asked.quiz_id and asking.edition = asked.edition)`
