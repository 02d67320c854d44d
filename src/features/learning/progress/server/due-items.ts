import type { OutlineChapter } from '#src/features/learning/course/server/outline.ts'
import type { Semester } from './find-course.ts'

/** A top chapter with all items below it. */
export interface Top {
  chapter: OutlineChapter
  itemIds: number[]
}

/** Gathers the items of an outline, which is in reading order, under its top chapters. */
export function byTopChapter(outline: readonly OutlineChapter[]): Top[] {
  const found: Top[] = []
  for (const chapter of outline) {
    if (chapter.parentId === null) found.push({ chapter, itemIds: [] })
    found.at(-1)?.itemIds.push(...chapter.items.map(({ itemId }) => itemId))
  }
  return found
}

/**
 * The items that the pace of a running semester expects on a day: those of the chapters that opened before the latest
 * one. Nothing is expected where all chapters open at once.
 */
export function dueItems(
  { state, startsOn, weeks }: Semester,
  tops: readonly Top[],
  today: string,
) {
  if (state !== 'running' || weeks.length === 0) return []
  const dayOf = new Map(weeks.map(({ chapterId, opensOn }) => [chapterId, opensOn]))
  const opened = tops
    .map(({ chapter, itemIds }) => ({ day: dayOf.get(chapter.chapterId) ?? startsOn, itemIds }))
    .filter(({ day }) => day <= today)
  const latest = opened.reduce((last, { day }) => (day > last ? day : last), '')
  return opened.filter(({ day }) => day < latest).flatMap(({ itemIds }) => itemIds)
}
