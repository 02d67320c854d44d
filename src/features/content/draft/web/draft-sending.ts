import type { DraftCore } from './draft-core.ts'
import type { DraftWorld, SaveInput } from './draft-world.ts'
import { nextGroup, type PendingAct } from './pending-acts.ts'
import { isWhole } from './record-changes.ts'
import type { DraftRecord } from '../record.ts'
import type { SaveState } from './saved-draft.ts'

/** Sending begins so long after the last change, and so long after the first one at the latest. */
const [pauseMs, longestMs] = [700, 1500]
const [firstWaitMs, longestWaitMs] = [1000, 30_000]
const keysMost = 200

/** Carries the acts of a draft to the server, one call at a time, until it has acknowledged each. */
export function createSending(core: DraftCore, world: DraftWorld) {
  let chain: Promise<unknown> = Promise.resolve()
  let calls = 0
  let cancel: (() => void) | undefined
  let firstAt: number | undefined
  let failures = 0
  let trouble: 'kept' | 'offline' | 'stopped' | undefined
  let error: unknown
  let savedAt: number | undefined
  let single = false
  const releases: (() => void)[] = []
  const adopted = new Set<string>()

  /** Runs one after another what calls the server: each answer is taken in before the next call. */
  function alone<T>(run: () => Promise<T>): Promise<T> {
    calls += 1
    const next = chain.then(run).finally(() => (calls -= 1))
    chain = next.catch(() => undefined)
    return next
  }

  function plan(ms: number) {
    cancel?.()
    cancel = world.later(() => void flush(), Math.max(0, ms))
  }

  /** Sends soon: after a pause in the typing. */
  function soon() {
    if (trouble !== undefined) return
    const now = world.now()
    firstAt ??= now
    plan(Math.min(pauseMs, firstAt + longestMs - now))
  }

  /** Acts of a window that has read more than there is now know nothing of what others did since. */
  function baseOf(group: readonly PendingAct[]): number {
    const bases = group.map(({ base }) => base)
    return Math.max(0, ...bases) > core.revision() ? 0 : Math.min(core.revision(), ...bases)
  }

  const inputOf = (group: readonly PendingAct[]): SaveInput => ({
    draftId: core.draftId,
    base: baseOf(group),
    window: group[0]?.window ?? world.window,
    kind: group[0]?.kind ?? 'edit',
    acts: group.map(({ id, changes }) => ({ id, changes: [...changes] })),
  })

  /** @returns whether to go on */
  async function sendNext(isLeaving: boolean): Promise<boolean> {
    if (!isLeaving) await readDeleted()
    const [first, ...others] = nextGroup(core.pending())
    if (!first) return false
    const group = single ? [first] : [first, ...others]
    core.markSent(group)
    core.tellStatus()
    try {
      const answer = await world.save(inputOf(group), isLeaving)
      recovered()
      single = single && others.length > 0
      core.settle(group, answer)
      world.arrived()
    } catch (failure) {
      return failed(failure, group)
    }
    return true
  }

  function recovered() {
    failures = 0
    trouble = undefined
    savedAt = world.now()
  }

  /** @returns whether to go on */
  function failed(failure: unknown, group: readonly PendingAct[]): boolean {
    const verdict = world.judge(failure)
    if (verdict === 'acts') {
      // One of them is at fault: each is tried by itself.
      if (group.length > 1) single = true
      else core.giveUp(group[0]!)
      return true
    }
    error = failure
    trouble = verdict === 'stop' ? 'stopped' : verdict === 'offline' ? 'offline' : 'kept'
    failures += 1
    if (verdict !== 'stop') {
      plan(Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)))
    }
    core.tellStatus()
    return false
  }

  /** Reads the long texts of records that are being deleted, with which an undo brings them back. */
  async function readDeleted() {
    const keys = core.pending().flatMap(({ changes }) =>
      changes
        .filter(({ key, field, value }) => {
          const known = core.view.server().get(key)
          return field === '' && (value ?? null) === null && known && !isWhole(known)
        })
        .map(({ key }) => key)
        .filter((key) => !core.wholes.has(key)),
    )
    if (keys.length === 0) return
    for (const [key, record] of await read(keys).catch(() => new Map<string, DraftRecord>())) {
      core.wholes.set(key, record)
    }
    core.completeActs()
  }

  async function read(keys: readonly string[]): Promise<Map<string, DraftRecord>> {
    const found = new Map<string, DraftRecord>()
    for (let at = 0; at < keys.length; at += keysMost) {
      const { records } = await world.getRecords(keys.slice(at, at + keysMost))
      for (const { key, value } of records) found.set(key, value)
    }
    return found
  }

  function flush({ isLeaving = false } = {}): Promise<boolean> {
    cancel?.()
    cancel = undefined
    return alone(async () => {
      firstAt = undefined
      const last = Math.max(0, ...core.pending().map(({ n }) => n))
      // Text typed meanwhile waits for the next pause.
      while ((core.pending()[0]?.n ?? Infinity) <= last) {
        if (!(await sendNext(isLeaving))) break
      }
      if (core.pending().length > 0 && trouble === undefined) soon()
      return core.pending().length === 0
    })
  }

  /** Takes over what dead windows of this person have left on this device. */
  async function adopt() {
    const { device, locks, personId } = world
    const rows = await device.read(personId, core.draftId).catch(() => [])
    const windows = new Set(rows.map(({ window }) => window))
    const dead: string[] = []
    for (const window of windows) {
      if (window === world.window || adopted.has(window)) continue
      const release = await locks.take(window)
      if (!release) continue
      releases.push(release)
      adopted.add(window)
      dead.push(window)
    }
    if (dead.length === 0) return
    // Read again: such a window may have sent something before it died.
    const left = await device.read(personId, core.draftId)
    core.adopt(left.filter(({ window }) => dead.includes(window)))
  }

  return {
    soon,
    flush,
    /** Asks for the changes of other windows. */
    async look() {
      await alone(adopt).catch(() => undefined)
      if (core.pending().length > 0) return void (await flush())
      await alone(async () => {
        try {
          const answer = await world.save(inputOf([]), false)
          trouble = undefined
          core.settle([], answer)
        } catch (failure) {
          if (world.judge(failure) !== 'stop') return
          error = failure
          trouble = 'stopped'
          core.tellStatus()
        }
      })
    },
    /** Reads the long texts of records into the draft. */
    load: (keys: readonly string[]) =>
      alone(async () => {
        const wanted = keys.filter((key) => {
          const known = core.view.server().get(key)
          return known && !isWhole(known)
        })
        if (wanted.length > 0) core.fillIn(await read(wanted))
      }),
    adopt: () => alone(adopt),
    leave() {
      // The answer of a call under way may never come: the same acts again change nothing.
      if (calls > 0) {
        const group = nextGroup(core.pending())
        if (group.length > 0) void world.save(inputOf(group), true).catch(() => undefined)
      } else if (core.pending().length > 0) void flush({ isLeaving: true })
    },
    wake() {
      failures = 0
      if (trouble !== 'stopped') trouble = undefined
      if (core.pending().length > 0) void flush()
    },
    start() {
      releases.push(world.locks.hold(world.window))
      void alone(adopt)
        .catch(() => undefined)
        .then(() => core.pending().length > 0 && flush())
    },
    stop() {
      cancel?.()
      for (const release of releases.splice(0)) release()
    },
    state: (): SaveState =>
      trouble === 'stopped'
        ? 'stopped'
        : core.pending().length === 0
          ? 'saved'
          : (trouble ?? 'saving'),
    savedAt: () => savedAt,
    error: () => (trouble === 'stopped' ? error : undefined),
  }
}
