import type { Db, Tx } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'

/** A quiz that stands in a class instead of a course. */
export interface ClassQuiz {
  /** Its name, in the words of its teacher. */
  title: string
  className: string
  /** The quizzes of the class; this one for its learners; this one for its teachers. */
  links: { all: string; learner: string; teacher: string }
  /** The person who asks teaches the class. */
  isTeacher: boolean
  /** The person assists in the class. */
  isAssistant: boolean
  /** The class is archived. */
  isReadOnly: boolean
  /** The learners who are to take it. */
  learnerIds: number[]
}

/** A later room says of a quiz that it is one of a class; null for every other. */
export const classQuizzes =
  portOfMany<
    (db: Db | Tx, asked: { quizId: number; userId: number | null }) => Promise<ClassQuiz | null>
  >('quizzes of classes')
