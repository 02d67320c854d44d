import type { QuizPlace } from '../quiz-place.ts'
import { invigilationPaths } from '../paths.ts'

/** The way to a page about a quiz: the quizzes of its teacher, or the class, then the quiz. */
export const quizCrumbs = (
  { place, title }: { place: QuizPlace; title: string },
  quizzes: string,
) => [
  place.kind === 'course'
    ? { label: quizzes, to: invigilationPaths.quizzes() }
    : { label: place.name, to: place.link },
  { label: title, to: place.quizLink },
]
