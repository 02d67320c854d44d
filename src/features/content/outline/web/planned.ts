import { type Change, noText } from '#src/features/content/draft/record.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { placesAt } from '../tree.ts'
import { endOf, newKey } from './moves.ts'
import type { Outline } from './structure.ts'

/** An item that a dropped file becomes. */
export interface PlannedItem {
  name: string
  type: 'video' | 'courseware'
  file: File
  /** The folders around the file, as it was dropped. */
  folders: readonly string[]
}

/** A chapter that a pasted outline or a dropped folder becomes. */
export interface PlannedChapter {
  name: string
  introduction: string
  items: PlannedItem[]
  chapters: PlannedChapter[]
}

export const countChapters = (chapters: readonly PlannedChapter[]): number =>
  chapters.reduce((sum, one) => sum + 1 + countChapters(one.chapters), 0)

export const itemsOf = (chapters: readonly PlannedChapter[]): PlannedItem[] =>
  chapters.flatMap((one) => [...one.items, ...itemsOf(one.chapters)])

/** Says whether nothing is left to do about the plan: no name is longer than it may be. */
export const namesOf = (chapters: readonly PlannedChapter[]): string[] =>
  chapters.flatMap((one) => [one.name, ...namesOf(one.chapters)])

/** Returns the changes that put planned chapters, and items beside them, to the end of a chapter or of the outline. */
export function planChanges(
  outline: Outline,
  parent: string | null,
  { chapters, items }: { chapters: readonly PlannedChapter[]; items: readonly PlannedItem[] },
  side: Side,
) {
  const changes: Change[] = []
  const files = new Map<string, PlannedItem>()
  const none: Outline['chapters'] = new Map()
  const put = (key: string, value: Record<string, unknown>) =>
    void changes.push({ key, field: '', value })
  const addItems = (of: string, planned: readonly PlannedItem[], children: Outline['items']) => {
    const keys = planned.map(() => newKey())
    const index = children.get(of)?.length ?? 0
    const places = placesAt(children, keys, { parent: of, index })
    for (const [at, { name, type, file, folders }] of planned.entries()) {
      const key = keys[at]!
      const rest = { trial: false, body: { userFileId: null }, place: places[at]!.value }
      put(key, { kind: 'item', type, name: { ...noText, [side]: name }, ...rest })
      files.set(key, { name, type, file, folders })
    }
  }
  const addChapters = (of: string | null, planned: readonly PlannedChapter[], isNew: boolean) => {
    const keys = planned.map(() => newKey())
    const target = isNew ? { parent: of, index: 0 } : endOf(outline, of)
    const places = placesAt(isNew ? none : outline.chapters, keys, target)
    for (const [at, chapter] of planned.entries()) {
      const key = keys[at]!
      put(key, {
        kind: 'chapter',
        place: places[at]!.value,
        name: { ...noText, [side]: chapter.name },
        introduction: { ...noText, [side]: chapter.introduction },
      })
      addItems(key, chapter.items, none)
      addChapters(key, chapter.chapters, true)
    }
    return keys
  }
  if (parent !== null) addItems(parent, items, outline.items)
  const keys = addChapters(parent, chapters, false)
  return { changes, files, keys: parent !== null && keys.length === 0 ? [parent] : keys }
}
