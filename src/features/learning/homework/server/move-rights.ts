import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { HomeworkFacts } from './facts.ts'
import { homeworkQuizzes } from './quiz-port.ts'

/** Notifies the quiz of homework that some students may no longer take it, or may again. */
export async function moveRights(
  tx: Tx,
  call: Pick<Kernel, 'ports' | 'events'>,
  { kind, homeworkId }: Pick<HomeworkFacts, 'kind' | 'homeworkId'>,
): Promise<void> {
  if (kind === 'quiz') await call.ports.get(homeworkQuizzes).rightsMoved(tx, call, homeworkId)
}
