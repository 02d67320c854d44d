import type { Study, StudyItem } from './study-types.ts'

/** The items before and after in reading order that may be opened. */
export function neighbours(study: Study, item: StudyItem | null) {
  const items = study.chapters.flatMap((chapter) => chapter.items)
  const find = (id: number | null | undefined) =>
    items.find((other) => other.itemId === id && other.can.open.may)
  return { previous: find(item?.previousItemId), next: find(item?.nextItemId) }
}
export type Around = ReturnType<typeof neighbours>
