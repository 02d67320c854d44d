import type { Study, StudyItem } from './study-types.ts'

/** Returns the previous and the next item in reading order that the viewer may open. */
export function neighbours(study: Study, item: StudyItem | null) {
  const items = study.chapters.flatMap((chapter) => chapter.items)
  const find = (id: number | null | undefined) =>
    items.find((other) => other.itemId === id && other.can.open.may)
  return { previous: find(item?.previousItemId), next: find(item?.nextItemId) }
}
export type Around = ReturnType<typeof neighbours>
