import type { Study, StudyItem } from './study-types.ts'

/** Returns the previous and the next item in reading order that the viewer may open. */
export function neighbours(study: Study, item: StudyItem | null) {
  const open = study.chapters.flatMap(({ items }) => items).filter(({ can }) => can.open.may)
  const place = open.findIndex(({ itemId }) => itemId === item?.itemId)
  return place < 0 ? {} : { previous: open[place - 1], next: open[place + 1] }
}
export type Around = ReturnType<typeof neighbours>
