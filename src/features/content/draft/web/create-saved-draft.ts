import type { StateKind } from '../contract.ts'
import { type Change, fieldOf } from '../record.ts'
import { createDraftCore } from './draft-core.ts'
import { createSending } from './draft-sending.ts'
import type { DraftWorld } from './draft-world.ts'
import type { Acted, ActOptions } from './draft-store.ts'
import { keysBelow, takenBack } from './record-changes.ts'
import type { Conflict, OpenedDraft, SavedDraft, SaveStatus } from './saved-draft.ts'
import { createUndoSteps } from './undo-steps.ts'

/** A saved draft with what its page does for it. */
export interface RunningDraft extends SavedDraft {
  /** Begins to keep and to send. */
  start: () => void
  /** The draft is left and everything is sent. */
  stop: () => void
  /** Asks for the changes of other windows. */
  look: () => Promise<void>
  /** The page may be gone at any moment. */
  leave: () => void
  /** The network is back. */
  wake: () => void
  /** Resolves once everything is on the device. */
  written: () => Promise<void>
}

const isTyping = (changes: readonly Change[], kind: StateKind) =>
  kind === 'edit' &&
  changes.every(
    ({ field, value }) => field !== '' && field !== 'place' && typeof value !== 'object',
  )

export function createSavedDraft(opened: OpenedDraft, world: DraftWorld): RunningDraft {
  const core = createDraftCore(opened, world)
  const sending = createSending(core, world)
  const steps = createUndoSteps(world.now)
  const { view } = core
  let status: SaveStatus | undefined
  // The first to be told: all others read it after.
  core.watchStatus(() => (status = undefined))

  /** Deleted records come back as a restore, a state of the history by itself. */
  const kindOf = (changes: readonly Change[]): StateKind =>
    changes.some(({ field }) => field === '') ? 'restore' : 'edit'

  function put(changes: readonly Change[], kind: StateKind) {
    const rest = core.intoConflicts(changes)
    if (rest.length === 0) return
    core.add(rest, kind)
    sending.soon()
  }

  function act(
    changes: readonly Change[],
    { kind = 'edit', isOwnStep = true }: ActOptions = {},
  ): Acted {
    if (changes.length === 0) return { undo: () => undefined }
    const note = (given: readonly Change[]) =>
      isOwnStep ? steps.add(view.records(), given) : takenBack(view.records(), given)
    if (isOwnStep && isTyping(changes, kind)) {
      for (const { key, field } of changes) core.held.type(key, field)
    }
    const back = note(changes)
    put(changes, kind)
    return {
      undo() {
        const now = core.whole(back)
        note(now)
        put(now, kindOf(now))
      },
    }
  }

  function take(changes: Change[] | undefined): boolean {
    if (!changes) return false
    put(changes, kindOf(changes))
    return true
  }

  function resolve(id: string, choice: 'mine' | 'theirs') {
    const conflict = core.conflicts().find((one) => one.id === id)
    if (!conflict) return
    const { key, field, mine } = conflict
    steps.drop(key, field)
    const value = choice === 'mine' ? mine : fieldOf(view.server().get(key) ?? null, field)
    core.held.choose(key, field, value)
    core.removeConflict(conflict)
    if (choice === 'theirs') return
    const changes = mineOf(conflict)
    if (changes.length === 0) return
    steps.add(view.records(), changes)
    core.add(changes, conflict.kind === 'changed' ? 'edit' : kindsOf[conflict.kind], {
      base: core.revision(),
    })
    sending.soon()
  }

  /** Changes that send the person's own side of a conflict. */
  function mineOf({ kind, key, field, mine, record }: Conflict): Change[] {
    if (kind === 'deletion') {
      return keysBelow(view.records(), key).map((one) => ({ key: one, field: '', value: null }))
    }
    if (kind !== 'gone')
      return ['refused', 'deep', 'left'].includes(kind) ? [] : [{ key, field, value: mine }]
    return [...restored(key, record), ...(field === '' ? [] : [{ key, field, value: mine }])]
  }

  /** Brings back a record that is gone, with those above it that are gone too. */
  function restored(key: string, known: Conflict['record']): Change[] {
    if (view.server().has(key)) return []
    const record = core.lost.get(key) ?? known
    if (!record) return []
    const parent = record.place?.parent ?? null
    const above = parent === null ? [] : restored(parent, null)
    const isThere = parent === null || view.server().has(parent) || above.length > 0
    const value =
      isThere || !record.place ? record : { ...record, place: { ...record.place, parent: null } }
    return [...above, ...core.whole([{ key, field: '', value }])]
  }

  const statusNow = (): SaveStatus => {
    const error = sending.error() as SaveStatus['error']
    return {
      ...{ state: sending.state(), unsent: core.pending().length, savedAt: sending.savedAt() },
      isOnDevice: core.isOnDevice(),
      ...(error && { error: { message: error.message, enMessage: error.enMessage } }),
    }
  }

  return {
    draftId: opened.draftId,
    records: view.records,
    isChanged: (key) => core.changedKeys().has(key),
    changedKeys: core.changedKeys,
    watch: view.watch,
    watchRecord: view.watchRecord,
    act,
    set: (key, field, value) => void act([{ key, field, value }]),
    undo: () => take(steps.undo()),
    redo: () => take(steps.redo()),
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    load: sending.load,
    async whole(keys) {
      await sending.load(keys)
      return new Map([...view.records()].filter(([key]) => keys.includes(key)))
    },
    status: () => (status ??= statusNow()),
    watchStatus: core.watchStatus,
    conflicts: core.conflicts,
    resolve,
    hold: core.held.hold,
    flush: () => sending.flush(),
    see({ revision, records }) {
      if (revision >= core.revision() && core.pending().length === 0) {
        core.seeChanged(new Set(records.filter(({ changed }) => changed).map(({ key }) => key)))
      }
      if (revision > core.revision()) void sending.look()
    },
    start: sending.start,
    stop: sending.stop,
    look: sending.look,
    leave: sending.leave,
    wake: sending.wake,
    written: () => core.keeper.written(),
  }
}

const kindsOf = {
  gone: 'restore',
  deletion: 'delete',
  invalid: 'edit',
  refused: 'edit',
  deep: 'edit',
  left: 'edit',
} as const
