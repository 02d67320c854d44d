import type { Bilingual } from '#src/shared/rich-text.ts'

export type Side = 'zh' | 'en'
/** missing – the other side has a text; outdated – the other side has changed since; empty – so is the other one. */
export type SideState = 'missing' | 'outdated' | 'done' | 'empty'

export const otherSide = (side: Side): Side => (side === 'zh' ? 'en' : 'zh')

export function stateOf(text: Bilingual, side: Side): SideState {
  if (text[side] === '') return text[otherSide(side)] === '' ? 'empty' : 'missing'
  return text.outdated === side ? 'outdated' : 'done'
}

/**
 * A text after an edit of one side. The other side is outdated then, unless one of them is only being written for
 * the first time: `before` is the text as it was when the editing began.
 */
export function edited(text: Bilingual, before: Bilingual, side: Side, html: string): Bilingual {
  const other = otherSide(side)
  const { outdated, ...rest } = text
  const next = { ...rest, [side]: html }
  if (html === '' || next[other] === '') return next
  // The outdated side is being brought up to date.
  if (outdated === side) return next
  const isBack = html === before[side] && before.outdated !== other
  const isNew = before[side] === '' || before[other] === ''
  if (isBack || (isNew && outdated === undefined)) return next
  return { ...next, outdated: other }
}

/** A text whose sides say the same again. */
export function upToDate({ zh, en }: Bilingual): Bilingual {
  return { zh, en }
}
