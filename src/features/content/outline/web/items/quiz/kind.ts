import { lazy } from 'react'
import type { ItemKind } from '../item-kind.ts'
import { quizKindText } from './text.ts'

export const quizKind: ItemKind<'quiz'> = {
  type: 'quiz',
  icon: 'quiz',
  text: quizKindText,
  empty: () => ({ questions: [], passPercent: 60 }),
  measure(body) {
    const questions = body?.questions.length ?? 0
    return { isEmpty: questions === 0, questions }
  },
  Form: lazy(() => import('./quiz-form.tsx')),
}
