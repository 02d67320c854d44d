import type { StateKind } from '../contract.ts'
import { type Change, type DraftRecord, type Records } from '../record.ts'
import type { DraftWorld, SaveAnswer } from './draft-world.ts'
import { createDraftView } from './draft-view.ts'
import { createHeldFields } from './held-fields.ts'
import { createKeeper } from './keep-acts.ts'
import { knowing, type PendingAct, withAct } from './pending-acts.ts'
import { completed, isWhole } from './record-changes.ts'
import type { Conflict, KeptAct, OpenedDraft } from './saved-draft.ts'
import { lostBy, missingIn } from './rewound.ts'
import { leftOut, settleRefused } from './settle-refused.ts'

/** Kinds of conflicts in which the person goes on to see and to type the own text. */
const showsMine = ({ kind }: Conflict) => kind === 'changed' || kind === 'invalid'

/**
 * The state of a saved draft: the records of the server, what this window has changed since, and what was not taken.
 * It calls nobody; `draft-sending.ts` carries its acts to the server and back.
 */
export function createDraftCore(opened: OpenedDraft, world: DraftWorld) {
  const { draftId } = opened
  let revision = opened.revision
  let pending: PendingAct[] = []
  let conflicts: Conflict[] = []
  let differing = new Set(opened.records.filter(({ changed }) => changed).map(({ key }) => key))
  let changedKeys: ReadonlySet<string> = differing
  let isOnDevice = true
  let lastNumber = 0
  /** Records that were deleted, as they were seen last; and those whose long texts were read before. */
  const lost = new Map<string, DraftRecord>()
  const wholes = new Map<string, DraftRecord>()
  const statusWatchers = new Set<() => void>()
  const tellStatus = () => statusWatchers.forEach((one) => one())
  const keeper = createKeeper(world.device, (isFailing) => {
    if (isOnDevice !== isFailing) return
    isOnDevice = !isFailing
    tellStatus()
  })
  const mine = () =>
    conflicts.filter(showsMine).map(({ key, field, mine: value }) => ({ key, field, value }))
  const view = createDraftView(
    new Map(opened.records.map(({ key, value }) => [key, value])),
    () => [...pending.map(({ changes }) => changes), mine(), held.layer()],
  )
  const held = createHeldFields(world, {
    records: view.records,
    revision: () => revision,
    released: (key) => view.renew(new Set([key])),
  })

  const nextNumber = () => (lastNumber = Math.max(world.now(), lastNumber + 1))
  const rowOf = ({ sent: _, unaware: __, ...row }: PendingAct): KeptAct => row
  const keysOf = (changes: readonly Change[]) => new Set(changes.map(({ key }) => key))

  function renewChanged(keys: Iterable<string>) {
    const next = new Set(differing)
    for (const { changes } of pending) {
      for (const { key } of changes) {
        if (view.records().get(key) !== view.server().get(key)) next.add(key)
      }
    }
    const flipped = [...keys].filter((key) => next.has(key) !== changedKeys.has(key))
    changedKeys = next
    if (flipped.length > 0) view.tell(flipped)
  }

  /** Completes records that come back with the long texts that they had. */
  const whole = (changes: readonly Change[]): Change[] =>
    changes.map((change) => {
      const record = change.field === '' ? (change.value as DraftRecord | null) : null
      const known = wholes.get(change.key)
      return record && !isWhole(record) && known
        ? { ...change, value: completed(record, known) }
        : change
    })

  /** Adds an act of this window, to the view and on the device. */
  function add(given: readonly Change[], kind: StateKind, { base }: { base?: number } = {}) {
    const changes = whole(given)
    const n = nextNumber()
    const added = withAct(pending, {
      ...{ id: `${world.window}:${n}`, personId: world.personId, draftId, window: world.window },
      ...{ n, base: base ?? held.baseOf(changes), kind, changes },
    })
    pending = added.pending
    keeper.keep(rowOf(added.act))
    view.apply(changes)
    held.follow(changes)
    renewChanged(keysOf(changes))
    tellStatus()
  }

  function addConflict(conflict: Conflict, act?: PendingAct) {
    const isSame = (one: Conflict) =>
      one.kind === conflict.kind && one.key === conflict.key && one.field === conflict.field
    // Text typed since the conflict began is newer than an act that was under way.
    if (conflicts.some((one) => isSame(one) && one.isEdited)) return
    for (const one of conflicts.filter(isSame)) keeper.forget(one.id)
    conflicts = conflicts.filter((one) => !isSame(one))
    conflicts = [...conflicts, conflict]
    keepConflict(conflict, act)
  }
  function keepConflict(conflict: Conflict, act?: PendingAct) {
    const { id, key, field, mine: value } = conflict
    keeper.keep({
      ...{ id, personId: world.personId, draftId, window: world.window, n: nextNumber() },
      ...{ base: act?.base ?? revision, kind: act?.kind ?? 'edit' },
      ...{ changes: act?.changes ?? [{ key, field, value }], conflict },
    })
  }

  /** Takes in the answer to a save of these acts. */
  function settle(group: readonly PendingAct[], answer: SaveAnswer) {
    const ids = new Set(group.map(({ id }) => id))
    const refusedIds = new Set(answer.refused.map(({ actId }) => actId))
    const seen = view.records()
    const taken = group.filter(({ id }) => !refusedIds.has(id)).flatMap(({ changes }) => changes)
    pending = pending.filter(({ id }) => !ids.has(id))
    view.setServer(taken)
    view.setServer(answer.cleaned)
    const before = view.server()
    for (const { key, value } of answer.news) {
      const known = seen.get(key) ?? before.get(key)
      if (value === null && known) lost.set(key, known)
    }
    view.setServer(answer.news.map(({ key, value }) => ({ key, field: '', value })))
    if (answer.rewound) view.setServer(missingIn(answer, before))
    const news = { before, after: view.server() }
    revision = answer.rewound ? answer.revision : Math.max(revision, answer.revision)
    held.know(news)
    const windows = [world.window, ...group.map(({ window }) => window)]
    pending = knowing(pending, { windows, revision }, news)
    for (const act of group.filter(({ id }) => refusedIds.has(id))) {
      const refusals = answer.refused.filter(({ actId }) => actId === act.id)
      const settled = settleRefused(act, refusals, { before: new Map([...seen, ...lost]) })
      for (const conflict of settled.conflicts) addConflict(conflict, act)
      if (settled.rest.length > 0) {
        const rest = {
          ...act,
          id: `${act.window}:${nextNumber()}`,
          changes: settled.rest,
          sent: false,
        }
        pending = [rest, ...pending]
        keeper.keep(rowOf(rest))
      }
    }
    if (answer.rewound) {
      // What others have changed meanwhile is not known: the server refuses it, and the person chooses.
      pending = pending.map((act) => ({ ...act, base: 0 }))
      const isNewer = (lost: Conflict) =>
        conflicts.some(({ key, field }) => key === lost.key && field === lost.field)
      for (const one of lostBy(answer, before)) if (!isNewer(one)) addConflict(one)
    }
    for (const left of answer.left) {
      const act = group.find(({ changes }) => changes.some(({ key }) => key === left.key))
      if (act) addConflict(leftOut(act, left, view.server()), act)
    }
    for (const id of ids) keeper.forget(id)
    for (const { key, changed } of [...answer.changed, ...answer.news]) {
      if (changed) differing.add(key)
      else differing.delete(key)
    }
    const keys = new Set([
      ...group.flatMap(({ changes }) => changes.map(({ key }) => key)),
      ...answer.news.map(({ key }) => key),
      ...(answer.rewound ? before.keys() : []),
    ])
    view.renew(keys)
    renewChanged(keys)
    tellStatus()
  }

  return {
    draftId,
    view,
    held,
    keeper,
    whole,
    add,
    settle,
    lost,
    wholes,
    tellStatus,
    revision: () => revision,
    pending: () => pending,
    conflicts: () => conflicts,
    changedKeys: () => changedKeys,
    isOnDevice: () => isOnDevice,
    watchStatus(one: () => void) {
      statusWatchers.add(one)
      return () => void statusWatchers.delete(one)
    },
    /** These acts are under way: they take no more. */
    markSent(group: readonly PendingAct[]) {
      const ids = new Set(group.map(({ id }) => id))
      pending = pending.map((act) => (ids.has(act.id) ? { ...act, sent: true } : act))
    },
    /** The server does not take an act at all. */
    giveUp(act: PendingAct) {
      const refusals = act.changes.slice(0, 1).map(({ key, field }) => {
        return {
          actId: act.id,
          key,
          field,
          reason: 'invalid',
          theirs: null,
          by: null,
          at: null,
        } as const
      })
      settle([act], {
        revision,
        refused: refusals,
        rewound: false,
        news: [],
        cleaned: [],
        left: [],
        changed: [],
      })
    },
    /** Completes waiting acts after long texts were read. */
    completeActs() {
      pending = pending.map((act) => ({ ...act, changes: whole(act.changes) }))
    },
    /** Fills in long texts of records that have none yet. */
    fillIn(records: Records) {
      const changes = [...records].flatMap(([key, value]): Change[] => {
        const known = view.server().get(key)
        return known && !isWhole(known) ? [{ key, field: '', value }] : []
      })
      view.setServer(changes)
      view.renew(keysOf(changes))
    },
    /** Typing in a field in conflict changes the own text of the conflict. @returns the other changes */
    intoConflicts(changes: readonly Change[]): Change[] {
      const rest = changes.filter((change) => {
        const found = conflicts.findLast((one) => {
          return showsMine(one) && one.key === change.key && one.field === change.field
        })
        if (!found) return true
        if (found.kind === 'invalid') {
          removeConflict(found)
          return true
        }
        const next = { ...found, mine: change.value, isEdited: true }
        conflicts = conflicts.map((one) => (one === found ? next : one))
        keepConflict(next)
        view.apply([change])
        held.follow([change])
        tellStatus()
        return false
      })
      const isMark = ({ field }: Change) => field.endsWith('.outdated')
      return rest.length < changes.length && rest.every(isMark) ? [] : rest
    },
    removeConflict,
    /** Puts acts and conflicts of dead windows under what this window has done. */
    adopt(rows: readonly KeptAct[]) {
      const sorted = rows.toSorted((a, b) => a.n - b.n)
      const adopted = sorted.filter(({ conflict }) => !conflict)
      conflicts = [...conflicts, ...sorted.flatMap(({ conflict }) => (conflict ? [conflict] : []))]
      const own = pending.map((act) => ({ ...act, unaware: true }))
      pending = [...adopted.map((act) => ({ ...act, sent: true })), ...own]
      const keys = keysOf(sorted.flatMap(({ changes }) => changes))
      view.renew(keys)
      renewChanged(keys)
      tellStatus()
    },
    /** A newer answer of `Draft/Open`: after a release nothing differs from what readers see. */
    seeChanged(keys: ReadonlySet<string>) {
      const all = new Set([...differing, ...keys])
      differing = new Set(keys)
      renewChanged(all)
    },
  }

  function removeConflict(conflict: Conflict) {
    conflicts = conflicts.filter((one) => one !== conflict)
    keeper.forget(conflict.id)
    view.renew(new Set([conflict.key]))
    tellStatus()
  }
}

export type DraftCore = ReturnType<typeof createDraftCore>
