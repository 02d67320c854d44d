import type { StateKind } from '#src/features/content/draft/contract.ts'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import { findTooDeep } from '#src/features/content/draft/depth.ts'
import type { Change, DraftRecord } from '#src/features/content/draft/record.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { createStore } from '#src/web/ui/store.ts'
import { nameOf as nameIn } from './lacks.ts'
import {
  addition,
  afterNode,
  copies,
  deletion,
  endOf,
  indention,
  moveTo,
  outdention,
  rootsOf,
  shift,
  type Target,
} from './moves.ts'
import { keysBelow, nodeOf, type OutlineNode, shownNodes, watchOutline } from './structure.ts'

/** An open dialog of the outline. */
export type Ask =
  | { what: 'move'; keys: readonly string[] }
  | { what: 'chapter'; key: string }
  | { what: 'paste'; html?: string; text?: string }
  | { what: 'files'; files: readonly { file: File; folders: readonly string[] }[] }
  | { what: 'keys' }

export interface OutlineState {
  collapsed: ReadonlySet<string>
  selected: ReadonlySet<string>
  /** The row from which a range of the selection extends. */
  anchor: string | null
  /** The row that has the focus of the keyboard. */
  active: string | null
  /** Counts the wishes to focus the active row. */
  focus: number
  editing: { key: string; isNew: boolean } | null
  ask: Ask | null
}

/** What an act has done, for those who do not see it. */
export type OutlineEvent =
  | {
      what: 'moved' | 'copied' | 'deleted'
      keys: readonly string[]
      below: number
      undo?: () => void
      names: readonly string[]
    }
  | { what: 'stuck' | 'deep' | 'undone' | 'redone' | 'nothing' }
  | { what: 'selected'; count: number }

const none: ReadonlySet<string> = new Set()

/** The acts of an outline editor, apart from its screen. */
export function createOutlineControl(draft: DraftStore, languages: readonly Side[]) {
  const news = createStore<OutlineEvent | null>(null)
  const tell = (event: OutlineEvent) => news.set(event)
  const nameOf = (key: string) => nameIn(draft.records().get(key), languages)
  const state = createStore<OutlineState>({
    ...{ collapsed: none, selected: none, anchor: null, active: null, focus: 0 },
    ...{ editing: null, ask: null },
  })
  const read = watchOutline()
  const outline = () => read(draft.records())
  let seen: { of: unknown; collapsed: unknown; shown: OutlineNode[] } | undefined
  const shown = () => {
    const { collapsed } = state.get()
    if (seen?.of !== outline() || seen.collapsed !== collapsed) {
      seen = { of: outline(), collapsed, shown: shownNodes(outline(), collapsed) }
    }
    return seen.shown
  }
  const set = (part: Partial<OutlineState>) => state.set({ ...state.get(), ...part })
  const act = (changes: readonly Change[], kind: StateKind = 'edit') => draft.act(changes, { kind })

  /** Returns the row that has the focus: the first one where the one that had it is gone. */
  function active(): OutlineNode | undefined {
    const { active: key } = state.get()
    const rows = shown()
    return rows.find((row) => row.key === key) ?? rows[0]
  }
  const indexOf = (key: string | undefined) => shown().findIndex((row) => row.key === key)

  /** Gives a row the focus, and unfolds what hides it. */
  function focus(key: string, more: Partial<OutlineState> = {}) {
    const collapsed = new Set(state.get().collapsed)
    for (let at = nodeOf(outline(), key)?.parent; at; at = nodeOf(outline(), at)?.parent) {
      collapsed.delete(at)
    }
    const isSame = collapsed.size === state.get().collapsed.size
    set({
      ...{ active: key, anchor: key, focus: state.get().focus + 1 },
      ...(!isSame && { collapsed }),
      ...more,
    })
  }

  function select(keys: Iterable<string>, more: Partial<OutlineState> = {}) {
    const selected = new Set(keys)
    set({ selected, ...more })
    tell({ what: 'selected', count: selected.size })
  }

  /** Selects from the anchor to a row. */
  function extendTo(key: string) {
    const from = indexOf(state.get().anchor ?? active()?.key)
    const to = indexOf(key)
    if (from < 0 || to < 0) return
    const range = shown().slice(Math.min(from, to), Math.max(from, to) + 1)
    const { anchor } = state.get()
    const place = { active: key, anchor: anchor ?? shown()[from]!.key }
    select(
      range.map((row) => row.key),
      { ...place, focus: state.get().focus + 1 },
    )
  }

  /** Says whether the chapters stay within the levels that an outline may have. */
  function fits(changes: readonly Change[]): boolean {
    const records = draft.records()
    const next = new Map<string, DraftRecord | null>()
    for (const { key, field, value } of changes) {
      const record = next.get(key) ?? records.get(key)
      if (field === '') next.set(key, (value ?? null) as DraftRecord | null)
      else if (field === 'place' && record) {
        next.set(key, { ...record, place: value as NonNullable<DraftRecord['place']> })
      }
    }
    const at = (key: string) => (next.has(key) ? next.get(key) : records.get(key))
    return !findTooDeep(at, [...records.keys(), ...next.keys()], new Set(next.keys()))
  }

  /** Moves what is chosen by changes; focus and selection stay with it. */
  function move(keys: readonly string[], changes: readonly Change[]) {
    if (changes.length === 0) return tell({ what: 'stuck' })
    if (!fits(changes)) return tell({ what: 'deep' })
    const names = rootsOf(outline(), keys).map(({ key }) => nameOf(key))
    const { undo } = act(changes)
    focus(state.get().active ?? keys[0]!)
    tell({ what: 'moved', keys, names, below: 0, undo })
  }

  const control = {
    state,
    /** The last act, for those who do not see it. */
    news,
    outline,
    shown,
    active,
    set,
    focus,
    fits,
    extendTo,
    /** The rows on which an act from one row works: the selection where it belongs to it. */
    chosen(key = active()?.key): string[] {
      const { selected } = state.get()
      if (key === undefined) return []
      return selected.has(key) ? [...selected].filter((one) => outline().at.has(one)) : [key]
    },
    step(by: number, extend = false) {
      const rows = shown()
      const from = indexOf(active()?.key)
      const row = rows[Math.max(0, Math.min(rows.length - 1, from + by))]
      if (!row) return
      if (extend) extendTo(row.key)
      else focus(row.key)
    },
    toggleSelected(key: string) {
      const selected = new Set(state.get().selected)
      if (!selected.delete(key)) selected.add(key)
      select(selected, { active: key, anchor: key })
    },
    selectAll: () => select(shown().map(({ key }) => key)),
    selectNone: () => state.get().selected.size > 0 && select(none),
    toggle(key: string) {
      const collapsed = new Set(state.get().collapsed)
      if (!collapsed.delete(key)) collapsed.add(key)
      set({ collapsed, active: key })
    },
    collapseAll() {
      const chapters = outline().nodes.filter(({ chapters: n, items }) => n + items > 0)
      const top = active()
      let key = top?.key
      while (key && nodeOf(outline(), key)?.parent) key = nodeOf(outline(), key)!.parent!
      set({ collapsed: new Set(chapters.map((one) => one.key)), ...(key && { active: key }) })
    },
    expandAll: () => set({ collapsed: none }),
    /** Arrow to the right: unfolds, then goes to the first row below. */
    right() {
      const row = active()
      if (!row || row.chapters + row.items === 0) return
      if (state.get().collapsed.has(row.key)) control.toggle(row.key)
      else control.step(1)
    },
    /** Arrow to the left: folds, then goes to the chapter around. */
    left() {
      const row = active()
      if (!row) return
      const isOpen = row.chapters + row.items > 0 && !state.get().collapsed.has(row.key)
      if (isOpen) control.toggle(row.key)
      else if (row.parent !== null) focus(row.parent)
    },
    add(where: 'after' | 'inside' | 'end', key = active()?.key) {
      const node = key === undefined ? undefined : nodeOf(outline(), key)
      const chapter = node?.kind === 'item' ? nodeOf(outline(), node.parent!) : node
      let target: Target = endOf(outline(), null)
      if (chapter && where === 'after') target = afterNode(chapter)
      if (chapter && where === 'inside') target = endOf(outline(), chapter.key)
      const made = addition(outline(), target)
      if (!fits(made.changes)) return tell({ what: 'deep' })
      act(made.changes)
      focus(made.key, { editing: { key: made.key, isNew: true }, selected: none })
    },
    edit(key = active()?.key) {
      if (key !== undefined) set({ editing: { key, isNew: false }, active: key })
    },
    /** Ends the editing of a name. A new chapter that has no name goes again. */
    endEdit({ next = false, stay = true } = {}) {
      const { editing } = state.get()
      if (!editing) return
      const { key, isNew } = editing
      set({ editing: null })
      if (isNew && nameOf(key) === '') {
        const before = shown()[indexOf(key) - 1]
        act(deletion(outline(), [key]), 'edit')
        if (stay && before) focus(before.key)
        return
      }
      if (next && isNew) control.add('after', key)
      else if (stay) focus(key)
    },
    indent: (keys: readonly string[]) => move(keys, indention(outline(), keys)),
    outdent: (keys: readonly string[]) => move(keys, outdention(outline(), keys)),
    shift: (keys: readonly string[], by: -1 | 1) => move(keys, shift(outline(), keys, by)),
    moveTo: (keys: readonly string[], target: Target) =>
      move(keys, moveTo(outline(), keys, target)),
    remove(keys: readonly string[]) {
      const roots = rootsOf(outline(), keys)
      if (roots.length === 0) return
      const names = roots.map(({ key }) => nameOf(key))
      const changes = deletion(outline(), keys)
      const rows = shown()
      const gone = new Set(changes.map(({ key }) => key))
      const at = indexOf(roots[0]!.key)
      const next =
        rows.slice(at).find(({ key }) => !gone.has(key)) ??
        rows.slice(0, Math.max(0, at)).findLast(({ key }) => !gone.has(key))
      const { undo } = act(changes, 'delete')
      set({ selected: none, editing: null })
      if (next) focus(next.key)
      const back = () => {
        undo()
        focus(roots[0]!.key)
      }
      const below = changes.length - roots.length
      tell({ what: 'deleted', keys: roots.map(({ key }) => key), names, below, undo: back })
    },
    async copy(keys: readonly string[]) {
      const all = rootsOf(outline(), keys).flatMap(({ key }) => keysBelow(outline(), key))
      const whole = await draft.whole(all)
      const made = copies(outline(), keys, whole)
      const { undo } = act(made.changes)
      if (made.keys[0])
        focus(made.keys[0], { selected: new Set(made.keys.length > 1 ? made.keys : []) })
      const below = all.length - made.keys.length
      tell({ what: 'copied', keys: made.keys, names: made.keys.map(nameOf), below, undo })
    },
    undo: () => tell({ what: draft.undo() ? 'undone' : 'nothing' }),
    redo: () => tell({ what: draft.redo() ? 'redone' : 'nothing' }),
  }
  return control
}

export type OutlineControl = ReturnType<typeof createOutlineControl>
