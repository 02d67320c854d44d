import { useCallback, useMemo, useState } from 'react'
import type { Study } from './study-types.ts'

export interface ItemProgress {
  done: boolean
  share: number
}
export type OutlineItem = Study['chapters'][number]['items'][number]

/** The outline with progress made since the page was loaded; progress never decreases. */
export function useProgress(study: Study) {
  const [changes, setChanges] = useState<ReadonlyMap<number, ItemProgress>>(new Map())
  const report = useCallback(
    (itemId: number, progress: ItemProgress) =>
      setChanges((before) => new Map(before).set(itemId, further(before.get(itemId), progress))),
    [],
  )
  const chapters = useMemo(
    () =>
      study.chapters.map((chapter) => ({
        ...chapter,
        items: chapter.items.map((item) => ({
          ...item,
          progress: further(item.progress, changes.get(item.itemId)),
        })),
      })),
    [study, changes],
  )
  const done = chapters.flatMap(({ items }) => items).filter((item) => item.progress.done).length
  return { chapters, done, report }
}

function further<A extends ItemProgress | undefined>(
  a: A,
  b: ItemProgress | undefined,
): ItemProgress {
  return {
    done: (a?.done ?? false) || (b?.done ?? false),
    share: Math.max(a?.share ?? 0, b?.share ?? 0),
  }
}
