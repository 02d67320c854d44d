import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { taskApi } from '../contract.ts'
import { phraseMost, phrasesMost } from '../limits.ts'
import { findAnswer } from './find-answer.ts'
import { readPast } from './read-past.ts'

/** Returns what a learner has handed in, for the teachers of the course. The draft is nobody else's. */
export async function getAnswer(
  call: Call<typeof taskApi.getAnswer>,
): Promise<AnswerOf<typeof taskApi.getAnswer>> {
  const { name, username, ...found } = await findAnswer(call)
  const { rows } = await call.db.execute<{ text: string }>(sql`
    select k.text from task_comments k join task_answers a on a.id = k.answer_id
    where a.course_id = ${found.courseId} and k.author_id = ${call.viewer.id}
      and length(k.text) between 1 and ${phraseMost}
    group by k.text order by max(k.id) desc limit ${phrasesMost}`)
  return {
    ...found,
    phrases: rows.map(({ text }) => text),
    learner: { name: nameFor(name, call.locale), username },
    ...(await readPast(call, found.answerId)),
  }
}
