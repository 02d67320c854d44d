import { coursePaths } from '#src/features/learning/course/paths.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { type ClassQuiz, classQuizzes } from '#src/features/learning/quiz/server/place-port.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { invigilationErrors } from '../errors.ts'
import { invigilationPaths } from '../paths.ts'
import type { QuizPlace } from '../quiz-place.ts'
import { findOwnQuiz, type OwnQuiz } from './own-quiz.ts'
import { mayInvigilate } from './rules.ts'

/** A quiz for a teacher, wherever it stands. */
export interface PlacedQuiz {
  quizId: number
  title: string
  nameZh: string
  nameEn: string
  place: QuizPlace
  /** Null for a quiz of a class. */
  course: Pick<OwnQuiz, 'courseId' | 'itemId' | 'kind'> | null
  /** The learners of a quiz of a class; those of a course are in its rows. */
  learnerIds: number[] | null
}

interface Asking {
  db: Db | Tx
  ports: Ports
  viewer: { id: number }
  locale: Locale
}

/**
 * Reads a quiz of a course or of a class for a teacher who may look after it.
 * @param writes an act that changes something, which an archived class refuses
 * @param assists assistants of a class may do it too
 * @throws quiz.notFound, also for a quiz of others; invigilation.noRight, invigilation.readOnly
 */
export async function readPlacedQuiz(
  { db, ports, viewer, locale }: Asking,
  quizId: number,
  { writes = false, assists = false }: { writes?: boolean; assists?: boolean } = {},
): Promise<PlacedQuiz> {
  const own = await findOwnQuiz(db, { quizId, userId: viewer.id, locale })
  if (own) {
    must(mayInvigilate(own))
    const { courseId, itemId, kind, title, nameZh, nameEn } = own
    return {
      ...{ quizId, title, nameZh, nameEn, course: { courseId, itemId, kind }, learnerIds: null },
      place: {
        ...{ kind: 'course', name: own.course },
        link: coursePaths.course({ courseId, kind }, 'catalog'),
        quizLink: invigilationPaths.quiz(quizId),
      },
    }
  }
  const found = await findClassQuiz({ db, ports }, { quizId, userId: viewer.id })
  if (!found?.isTeacher && !(assists && found?.isAssistant)) throw new AppError(quizErrors.notFound)
  if (writes && found.isReadOnly) throw new AppError(invigilationErrors.readOnly)
  const { title, className, links, learnerIds } = found
  return {
    ...{ quizId, title, nameZh: title, nameEn: title, course: null, learnerIds },
    place: { kind: 'class', name: className, link: links.all, quizLink: links.teacher },
  }
}

/** Asks the later rooms in turn; undefined where the quiz is of no class. */
export async function findClassQuiz(
  { db, ports }: { db: Db | Tx; ports: Ports },
  asked: { quizId: number; userId: number | null },
): Promise<ClassQuiz | undefined> {
  for (const find of ports.all(classQuizzes)) {
    const found = await find(db, asked)
    if (found) return found
  }
  return undefined
}
