import type { Both } from '#src/shared/locale.ts'
import type { DueKind } from '../limits.ts'

/** What happens on a date. */
export const dueLabels: Record<DueKind, Both> = {
  quizOpens: { zh: '测验开放', en: 'Quiz opens' },
  quizCloses: { zh: '测验截止', en: 'Quiz closes' },
  semesterStarts: { zh: '开课', en: 'Semester begins' },
  semesterEnds: { zh: '学期结束', en: 'Semester ends' },
}
