import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { port } from '#src/server/ports.ts'
import type { homeworkApi } from '../contract.ts'
import type { QuizForm } from '../forms.ts'
import type { HeadQuiz, OwnQuiz, QuizOfWork, SetQuizOf } from '../schemas.ts'

/** What the room of quizzes does for homework that is one. The caller holds the homework and has checked the right. */
interface HomeworkQuizzes {
  /** Makes the quiz of homework from a paper, or changes its settings. @throws homework.paperUnknown, homework.paperEmpty, homework.hasAttempts, quiz.notReady */
  save(
    tx: Tx,
    call: Pick<Call<typeof homeworkApi.save>, 'config' | 'events' | 'viewer' | 'locale'>,
    of: { homeworkId: number; quiz: QuizForm },
  ): Promise<void>
  /** For the form of its teachers. */
  settings(db: Db, homeworkId: number): Promise<SetQuizOf | null>
  /** For the page of a student. */
  own(db: Db, of: { homeworkId: number; userId: number }): Promise<OwnQuiz | null>
  /** For the list of its works. */
  head(db: Db, homeworkId: number): Promise<Omit<HeadQuiz, 'can'> | null>
  /** The attempts of a student, for those who look after the class. */
  attempts(db: Db, of: { homeworkId: number; userId: number }): Promise<QuizOfWork | null>
  /** Dates or settings have changed: of one student, or, without one, of all. */
  datesMoved(
    tx: Tx,
    kernel: Pick<Kernel, 'events'>,
    of: { homeworkId: number; userId?: number },
  ): Promise<void>
  /** Shows the marks to the students. */
  returned(tx: Tx, kernel: Pick<Kernel, 'ports'>, homeworkId: number): Promise<void>
  copied(tx: Tx, of: { from: number; to: number }): Promise<void>
  /** Before the homework is deleted. */
  dropped(tx: Tx, homeworkId: number): Promise<void>
}

export const homeworkQuizzes = port<HomeworkQuizzes>('quizzes of homework')
