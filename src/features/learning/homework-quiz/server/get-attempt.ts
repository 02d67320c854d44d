import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import { isConcerned } from '#src/features/learning/homework/server/columns.ts'
import { readHomework } from '#src/features/learning/homework/server/facts.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { presentAttempt } from '#src/features/learning/quiz/server/present-attempt.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkQuizApi } from '../contract.ts'
import { mayReadAttempts } from './rules.ts'

/** Returns an attempt of a student that was handed in, with marks and keys that the quiz may still hide from its learner. */
export async function getAttempt(
  call: Call<typeof homeworkQuizApi.getAttempt>,
): Promise<AnswerOf<typeof homeworkQuizApi.getAttempt>> {
  const { db, viewer, locale, input } = call
  const { homeworkId, attemptId } = input
  const facts = await readHomework(db, { homeworkId, userId: viewer.id })
  must(mayReadAttempts(facts))
  const { rows } = await db.execute<{ userId: number; person: PersonJson }>(sql`
    select a.user_id as "userId", ${personJson('u')} as person
    from homework_quizzes z join homework h on h.id = z.homework_id
    join quiz_attempts a on a.quiz_id = z.quiz_id and a.status = 'handedIn' and not a.trial
    join class_members m on m.class_id = h.class_id and m.user_id = a.user_id join users u on u.id = a.user_id
    where h.id = ${homeworkId} and a.id = ${attemptId} and ${isConcerned}`)
  const [found] = rows
  const student = found && presentPerson(found.person, locale)
  if (!found || !student) throw new AppError(quizErrors.attemptNotFound)
  return {
    ...headOf(facts),
    homework: { homeworkId, title: facts.title },
    student,
    attempt: await presentAttempt(call, attemptId, { learnerId: found.userId }),
  }
}
