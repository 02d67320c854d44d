import type { ComponentType, LazyExoticComponent } from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import type { Texts } from '#src/web/i18n.tsx'
import type { IconName } from '#src/web/ui/icon.tsx'
import type { ItemBodies, ItemType } from '../../records.ts'
import type { Facts } from '../use-facts.ts'

export interface ItemFormProps {
  draft: DraftStore
  draftId: number
  /** The key of the item. */
  item: string
  languages: readonly Side[]
  facts: Facts
}

/** What is shown of an item in a line: what it lacks, and how much it is. */
export interface ItemMeasure {
  /** Nothing is chosen or written yet. */
  isEmpty: boolean
  seconds?: number | null
  pages?: number | null
  questions?: number
}

/** A kind of item as editors know it; `server/items` has what the server knows of it. */
export interface ItemKind<T extends ItemType = ItemType> {
  type: T
  icon: IconName
  text: Texts<{ name: string; hint: string }>
  empty: () => ItemBodies[T]
  /** `body` is undefined where a draft was opened without its long texts. */
  measure: (
    body: ItemBodies[T] | undefined,
    given: { facts: Facts; length: { zh: number; en: number } | undefined },
  ) => ItemMeasure
  Form: LazyExoticComponent<ComponentType<ItemFormProps>>
}
