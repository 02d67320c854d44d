import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { port } from '#src/server/ports.ts'
import type { homeworkApi } from '../contract.ts'
import type { QuizForm } from '../forms.ts'
import type { HeadQuiz, OwnQuiz, QuizOfWork, SetQuizOf } from '../schemas.ts'

/** The acts of a later room on the quiz of homework. The caller holds the homework and has checked the right. */
interface HomeworkQuizzes {
  /** Makes the quiz of homework from a paper, or changes its settings. @throws homework.paperUnknown, homework.paperEmpty, homework.hasAttempts, quiz.notReady */
  save(
    tx: Tx,
    call: Pick<Call<typeof homeworkApi.save>, 'config' | 'events' | 'viewer' | 'locale'>,
    of: { homeworkId: number; quiz: QuizForm },
  ): Promise<void>
  /** Reads the settings for the form of its teachers; null: no quiz. */
  settings(db: Db, homeworkId: number): Promise<SetQuizOf | null>
  /** Reads the terms for the page of a student; null: no quiz. */
  own(db: Db, of: { homeworkId: number; userId: number }): Promise<OwnQuiz | null>
  /** Reads the quiz and the answers that wait for marks, for the list of works; null: no quiz. */
  head(db: Db, homeworkId: number): Promise<Omit<HeadQuiz, 'can'> | null>
  /** Reads the attempts of a student, for the teachers and assistants of the class. */
  attempts(db: Db, of: { homeworkId: number; userId: number }): Promise<QuizOfWork | null>
  /** Follows changed dates of one student; without `userId`, changed dates or settings of the homework. */
  datesMoved(
    tx: Tx,
    kernel: Pick<Kernel, 'events'>,
    of: { homeworkId: number; userId?: number },
  ): Promise<void>
  /** Withholds open attempts of students who may no longer take it, and lets those of others go on. */
  rightsMoved(tx: Tx, kernel: Pick<Kernel, 'events'>, homeworkId: number): Promise<void>
  /** Shows the marks to the students. */
  returned(tx: Tx, kernel: Pick<Kernel, 'ports'>, homeworkId: number): Promise<void>
  /** Gives copied homework a quiz of its own. */
  copied(tx: Tx, of: { from: number; to: number }): Promise<void>
  /** Deletes the quiz, before the homework is deleted. */
  dropped(tx: Tx, homeworkId: number): Promise<void>
}

export const homeworkQuizzes = port<HomeworkQuizzes>('quizzes of homework')
