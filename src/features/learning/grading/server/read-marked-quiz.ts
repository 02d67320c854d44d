import {
  type PlacedQuiz,
  readPlacedQuiz,
} from '#src/features/learning/invigilation/server/quiz-place.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'

/**
 * Reads a quiz for those who mark its written answers: the teachers of its course; the teachers and assistants of its class,
 * who need no account of a teacher. @throws as `readPlacedQuiz`
 */
export async function readMarkedQuiz(
  call: Pick<Call<Endpoint & { access: 'login' }>, 'db' | 'ports' | 'viewer' | 'locale'>,
  quizId: number,
  { writes = false }: { writes?: boolean } = {},
): Promise<PlacedQuiz> {
  const quiz = await readPlacedQuiz(call, quizId, { writes, assists: true })
  must(quiz.course && !passesRoleGuard(call.viewer) ? quizErrors.notFound : null)
  return quiz
}
