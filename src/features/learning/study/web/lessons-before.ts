import type { ItemKind } from '#src/features/learning/course/outline-schema.ts'
import type { Study, StudyItem } from './study-types.ts'

/** The most lessons that a failed quiz recommends. */
const most = 3

/**
 * Returns the lessons a quiz asks about: the videos, courseware and readings since the quiz before it (at
 * most three); without any, the nearest lesson before it.
 */
export function lessonsBefore(study: Study, { itemId }: Pick<StudyItem, 'itemId'>) {
  const items = study.chapters.flatMap((chapter) => chapter.items)
  const before = items.slice(
    0,
    items.findIndex((one) => one.itemId === itemId),
  )
  const open = before.filter((one) => one.can.open.may)
  const lastQuiz = open.findLastIndex((one) => one.kind === 'quiz')
  const isLesson = ({ kind }: { kind: ItemKind }) => kind !== 'quiz' && kind !== 'task'
  const since = open.slice(lastQuiz + 1).filter(isLesson)
  if (since.length > 0) return since.slice(-most)
  return open.filter(isLesson).slice(-1)
}
