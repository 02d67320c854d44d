import { useCallback, useMemo, useState } from 'react'
import type { Study } from './study-types.ts'

export interface ItemProgress {
  done: boolean
  share: number
}
export type OutlineItem = Study['chapters'][number]['items'][number]

/** The outline with progress made since the page was loaded; it decreases in a task only, whose tick is taken back. */
export function useProgress(study: Study) {
  const [changes, setChanges] = useState<ReadonlyMap<number, ItemProgress>>(new Map())
  const report = useCallback(
    (itemId: number, progress: ItemProgress) =>
      setChanges((before) => {
        const isTask = itemOf(study, itemId)?.kind === 'task'
        const next = isTask ? progress : further(before.get(itemId), progress)
        return new Map(before).set(itemId, next)
      }),
    [study],
  )
  const chapters = useMemo(
    () =>
      study.chapters.map((chapter) => ({
        ...chapter,
        items: chapter.items.map((item) => ({
          ...item,
          progress:
            item.kind === 'task'
              ? (changes.get(item.itemId) ?? item.progress)
              : further(item.progress, changes.get(item.itemId)),
        })),
      })),
    [study, changes],
  )
  const done = chapters.flatMap(({ items }) => items).filter((item) => item.progress.done).length
  return { chapters, done, report }
}

const itemOf = ({ chapters }: Study, itemId: number) =>
  chapters.flatMap(({ items }) => items).find((item) => item.itemId === itemId)

function further<A extends ItemProgress | undefined>(
  a: A,
  b: ItemProgress | undefined,
): ItemProgress {
  return {
    done: (a?.done ?? false) || (b?.done ?? false),
    share: Math.max(a?.share ?? 0, b?.share ?? 0),
  }
}
