import type { ItemRecord, ItemType } from '../../records.ts'
import type { Facts } from '../use-facts.ts'
import { coursewareKind } from './courseware/kind.ts'
import type { ItemKind, ItemMeasure } from './item-kind.ts'
import { quizKind } from './quiz/kind.ts'
import { taskKind } from './task/kind.ts'
import { textKind } from './text/kind.ts'
import { videoKind } from './video/kind.ts'

/** All kinds, in the order of the menu that adds one. */
export const itemKinds: { [T in ItemType]: ItemKind<T> } = {
  video: videoKind,
  courseware: coursewareKind,
  text: textKind,
  task: taskKind,
  quiz: quizKind,
}

export const kindOfItem = (type: ItemType): ItemKind => itemKinds[type] as unknown as ItemKind

/** Returns how much an item is; its long texts may be missing. */
export const measureOf = (item: ItemRecord, facts: Facts): ItemMeasure =>
  kindOfItem(item.type).measure(item.body, {
    facts,
    length: item['length'] as { zh: number; en: number } | undefined,
  })
