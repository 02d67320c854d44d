import { type Change, noText, type Records } from '#src/features/content/draft/record.ts'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { randomHex } from '#src/web/random-hex.ts'
import type { ItemRecord, ItemType } from '../records.ts'
import { childrenOf, placesAt } from '../tree.ts'
import { kindOfItem } from './items/item-kinds.ts'

export const newItemKey = () => `i-${randomHex().slice(0, 16)}`

/** The name in the first language that has one. */
export function shownName(text: Bilingual | undefined, languages: readonly Side[]): string {
  const sides = [...languages, 'zh' as const, 'en' as const]
  return sides.map((side) => text?.[side] ?? '').find((name) => name !== '') ?? ''
}

const itemsOf = (records: Records) => childrenOf(records, ['item'])

/** Adds an item at the end of a chapter. @returns its key */
export function addItem(
  draft: DraftStore,
  chapter: string,
  { type, name }: { type: ItemType; name: Bilingual },
): string {
  const key = newItemKey()
  const items = itemsOf(draft.records())
  const index = items.get(chapter)?.length ?? 0
  const [first, ...others] = placesAt(items, [key], { parent: chapter, index })
  const body = kindOfItem(type).empty()
  const value = { kind: 'item', type, place: first!.value, name, trial: false, body }
  draft.act([{ key, field: '', value }, ...others])
  return key
}

/** Moves an item before another place of a chapter. */
export const moveItem = (
  draft: DraftStore,
  item: string,
  to: { parent: string; index: number },
): ReturnType<DraftStore['act']> => draft.act(placesAt(itemsOf(draft.records()), [item], to))

/** Puts a copy of an item behind it. */
export async function copyItem(
  draft: DraftStore,
  item: string,
  nameOf: (name: string) => string,
): Promise<string | undefined> {
  const whole = (await draft.whole([item])).get(item) as unknown as ItemRecord | undefined
  if (!whole) return undefined
  const key = newItemKey()
  const items = itemsOf(draft.records())
  const { parent } = whole.place
  const index = (items.get(parent) ?? []).findIndex((one) => one.key === item) + 1
  const [first, ...others] = placesAt(items, [key], { parent, index })
  const { from: _, ...rest } = whole
  const name = copiedName(whole.name, nameOf)
  draft.act([{ key, field: '', value: { ...rest, name, place: first!.value } }, ...others])
  return key
}

const copiedName = ({ zh, en }: Bilingual, nameOf: (name: string) => string): Bilingual => ({
  ...noText,
  zh: zh && nameOf(zh),
  en: en && nameOf(en),
})

export const deleteItem = (draft: DraftStore, item: string) =>
  draft.act([{ key: item, field: '', value: null } satisfies Change], { kind: 'delete' })
