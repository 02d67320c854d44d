import type { Aside, StateHead } from '#src/features/content/draft/contract.ts'
import { createMemoryDraft } from '#src/features/content/draft/web/memory-draft.ts'
import type {
  Conflict,
  ConflictKind,
  SavedDraft,
  SaveStatus,
} from '#src/features/content/draft/web/saved-draft.ts'

interface Words {
  chapter: string
  mine: string
  theirs: string
  by: string
}

export const saveStates = ['saved', 'saving', 'kept', 'offline', 'stopped', 'notKept'] as const
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const done = () => Promise.resolve(true)
const nothing = () => {}
const sides = (text: string) => ({ zh: text, en: text })

const chapterOf = (name: string) => ({
  ...{ kind: 'chapter', place: { parent: null, order: 'a0' } },
  ...{ name: sides(name), introduction: sides('') },
})

/** A draft that is saved nowhere, and says that it is in one state. */
export function exampleDraft(
  { chapter }: Words,
  {
    state = 'saved',
    conflicts = [],
  }: { state?: (typeof saveStates)[number]; conflicts?: readonly Conflict[] },
): SavedDraft {
  const store = createMemoryDraft(new Map([['c-1', chapterOf(chapter)]]))
  const isOnDevice = state !== 'notKept'
  const status: SaveStatus = {
    ...{ state: isOnDevice ? state : 'kept', isOnDevice },
    ...{ unsent: state === 'saved' ? 0 : 3, savedAt: undefined },
  }
  const changed = new Set<string>()
  let open = conflicts
  const watching = new Set<() => void>()
  return {
    ...store,
    draftId: 0,
    set: (key, field, value) => void store.act([{ key, field, value }]),
    load: () => Promise.resolve(),
    canUndo: () => false,
    canRedo: () => false,
    changedKeys: () => changed,
    status: () => status,
    watchStatus(tell) {
      watching.add(tell)
      return () => void watching.delete(tell)
    },
    conflicts: () => open,
    resolve(id) {
      open = open.filter((one) => one.id !== id)
      for (const tell of watching) tell()
    },
    hold: () => nothing,
    flush: done,
    see: nothing,
  }
}

/** One conflict of each kind. */
export function exampleConflicts({ chapter, mine, theirs, by }: Words): Conflict[] {
  const kinds: readonly ConflictKind[] = ['changed', 'gone', 'deletion', 'invalid', 'refused']
  return kinds.map((kind) => {
    const isText = kind !== 'deletion' && kind !== 'refused'
    return {
      ...{ id: kind, kind, key: 'c-1', field: isText ? 'introduction.zh' : '' },
      ...{ mine: isText ? mine : null, theirs: kind === 'changed' ? theirs : undefined },
      ...{ by, at: minutesAgo(3), record: chapterOf(chapter) },
    }
  })
}

/** States of two days, and a text that was kept aside. */
export function exampleHistory({ chapter, mine, by }: Words): {
  states: StateHead[]
  asides: Aside[]
} {
  const state = (stateId: number, kind: StateHead['kind'], ago: number, isMine: boolean) => ({
    ...{ stateId, kind, by: isMine ? null : by, isMine, names: [chapter] },
    ...{ startedAt: minutesAgo(ago + 5), changedAt: minutesAgo(ago) },
    ...{ added: kind === 'paste' ? 12 : 0, changed: kind === 'edit' ? 2 : 0 },
    deleted: kind === 'delete' ? 4 : 0,
  })
  return {
    states: [
      state(4, 'edit', 2, true),
      state(3, 'delete', 40, false),
      state(2, 'paste', 1500, true),
      state(1, 'files', 1600, false),
    ],
    asides: [
      { asideId: 1, key: 'c-1', field: 'introduction.zh', value: mine, by, at: minutesAgo(60) },
    ],
  }
}
