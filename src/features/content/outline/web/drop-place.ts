import { type Target } from './moves.ts'
import { nodeOf, type Outline, type OutlineNode } from './structure.ts'

/** A place to which something is dragged: between the shown rows `gap - 1` and `gap`, at a depth. */
export interface DropPlace {
  gap: number
  depth: number
  target: Target
}

/**
 * Returns the place for dragged chapters nearest to the wished depth. Between two rows a chapter may lie as deep as
 * below the one before, and as shallow as the one after.
 */
export function dropChapter(
  outline: Outline,
  shown: readonly OutlineNode[],
  collapsed: ReadonlySet<string>,
  { gap, depth, moving }: { gap: number; depth: number; moving: ReadonlySet<string> },
): DropPlace | null {
  const isChapter = ({ kind, key }: OutlineNode) =>
    kind === 'chapter' && !isWithin(outline, key, moving)
  // Items stand before chapters: a gap among them is the one after the last of them.
  let at = gap
  while (at < shown.length && shown[at]!.kind === 'item') at++
  const before = shown.slice(0, at).findLast(isChapter)
  const after = shown.slice(at).find(isChapter)
  if (!before) return { gap: at, depth: 0, target: { parent: null, index: 0 } }
  const least = after?.depth ?? 0
  const most = before.depth + 1
  const taken = Math.max(Math.min(depth, most), Math.min(least, most))
  if (taken === most) {
    const index = collapsed.has(before.key) ? before.chapters : 0
    return { gap: at, depth: taken, target: { parent: before.key, index } }
  }
  let around = before
  while (around.depth > taken) around = nodeOf(outline, around.parent!)!
  const siblings = outline.chapters.get(around.parent) ?? []
  const index = siblings.slice(0, around.index + 1).filter(({ key }) => !moving.has(key)).length
  return { gap: at, depth: taken, target: { parent: around.parent, index } }
}

/** Returns the place for dragged items: after the item before the gap, or first in the chapter before it. */
export function dropItem(
  outline: Outline,
  shown: readonly OutlineNode[],
  collapsed: ReadonlySet<string>,
  { gap, moving }: { gap: number; moving: ReadonlySet<string> },
): DropPlace | null {
  const at = Math.max(gap, 1)
  const before = shown[at - 1]
  if (!before) return null
  const parent = before.kind === 'chapter' ? before.key : before.parent!
  const siblings = outline.items.get(parent) ?? []
  const isEnd = before.kind === 'chapter' && collapsed.has(before.key)
  const behind = before.kind === 'item' ? before.index + 1 : isEnd ? siblings.length : 0
  const index = siblings.slice(0, behind).filter(({ key }) => !moving.has(key)).length
  const depth = nodeOf(outline, parent)!.depth + 1
  return { gap: at, depth, target: { parent, index } }
}

function isWithin(outline: Outline, key: string, moving: ReadonlySet<string>): boolean {
  for (let at: string | null = key; at !== null; at = nodeOf(outline, at)?.parent ?? null) {
    if (moving.has(at)) return true
  }
  return false
}
