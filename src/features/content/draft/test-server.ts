import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { DraftRecord } from './record.ts'
import { changedElsewhere, type Stored, takeActs } from './server/take-acts.ts'
import type { DraftWorld, SaveAnswer, SaveInput } from './web/draft-world.ts'
import type { KeptAct } from './web/saved-draft.ts'

const schema = z.looseObject({ kind: z.string() }) as unknown as z.ZodType<DraftRecord>

/** A server of one draft, which takes acts as the real one does, and may be cut off. */
export function draftServer(records: ReadonlyMap<string, DraftRecord>) {
  const stored = new Map<string, Stored & { revision: number }>(
    [...records].map(([key, value]) => [key, { value, touched: {}, revision: 1 }]),
  )
  const state = {
    revision: 1,
    /** none – the call does not arrive; answer – it arrives, and its answer is lost. */
    lost: 'nothing' as 'nothing' | 'call' | 'answer',
    /** Values that were refused to a window: the history keeps them aside. */
    asides: [] as unknown[],
    /** Values that were taken: the history has them. */
    history: [] as unknown[],
    saves: 0,
    /** What was deleted for good since earlier records named it. */
    left: [] as SaveAnswer['left'],
  }
  function save({ base: given, window, acts }: SaveInput): SaveAnswer {
    const rewound = given > state.revision
    const base = rewound ? -1 : given
    state.saves += 1
    const revision = state.revision + 1
    const list = acts.map(({ id, changes }) => ({
      id,
      changes: changes.map(({ key, field, value }) => ({ key, field, value })),
    }))
    const schemas = { chapter: schema, head: schema, item: schema }
    const taken = takeActs(list, { stored, base, window, revision, schemas })
    for (const [key, row] of taken.rows) stored.set(key, { ...row, revision })
    if (taken.rows.size > 0) state.revision = revision
    const refused = new Set(taken.refused.map(({ actId }) => actId))
    for (const { changes } of list.filter(({ id }) => !refused.has(id))) {
      state.history.push(...changes.map(({ value }) => value))
    }
    state.asides.push(...taken.refused.map(({ value }) => value))
    const news = [...stored].filter(([, row]) => {
      return rewound || (row.revision > base && changedElsewhere(row.touched, '', { base, window }))
    })
    return {
      revision: state.revision,
      refused: taken.refused.map(({ value: _, ...one }) => ({ ...one, by: null, at: null })),
      rewound,
      news: news.map(([key, { value }]) => ({ key, value, changed: true })),
      cleaned: taken.cleaned,
      left: state.left.filter(({ key }) => taken.rows.has(key)),
      changed: [...taken.rows].map(([key, { value }]) => ({
        key,
        changed: !isDeepStrictEqual(value, records.get(key) ?? null),
      })),
    }
  }
  return {
    state,
    /** Keeps what is there now. @returns what puts it back */
    backup() {
      const kept = { rows: new Map(stored), revision: state.revision }
      return () => {
        stored.clear()
        for (const [key, row] of kept.rows) stored.set(key, row)
        state.revision = kept.revision
      }
    },
    async save(input: SaveInput): Promise<SaveAnswer> {
      await Promise.resolve()
      if (state.lost === 'call') throw new TypeError('no network')
      const answer = structuredClone(save(structuredClone(input)))
      await Promise.resolve()
      if (state.lost === 'answer') throw new TypeError('no network')
      return answer
    },
    get: (key: string) => stored.get(key)?.value ?? null,
    open: () => ({
      draftId: 1,
      revision: state.revision,
      records: [...stored].flatMap(([key, { value }]) =>
        value ? [{ key, value: structuredClone(value), changed: false }] : [],
      ),
    }),
  }
}

/** A browser with one store and several windows, whose clock is moved by hand. */
export function draftBrowser(server: ReturnType<typeof draftServer>) {
  const rows = new Map<string, KeptAct>()
  const alive = new Set<string>()
  const clock = { now: 1000 }
  let opened = 0
  const settle = async () => {
    for (let turn = 0; turn < 60; turn++) await Promise.resolve()
  }
  function world(personId = 1) {
    const window = `win-${(opened += 1)}`
    let isDead = false
    const locks = new Set<string>()
    const hold = (one: string) => {
      alive.add(one)
      locks.add(one)
      return () => void (locks.delete(one) && alive.delete(one))
    }
    const timers = new Set<{ at: number; run: () => void }>()
    const made: DraftWorld = {
      ...{ personId, window, now: () => clock.now, arrived: () => undefined },
      device: {
        write: async (puts, deletes) => {
          if (isDead) return
          for (const act of puts) rows.set(act.id, structuredClone(act))
          for (const id of deletes) rows.delete(id)
        },
        read: async (person, draftId) =>
          [...rows.values()].filter((row) => row.personId === person && row.draftId === draftId),
      },
      locks: {
        hold,
        take: async (one) => (alive.has(one) ? undefined : hold(one)),
      },
      async save(input) {
        if (isDead) return new Promise<never>(() => {})
        const answer = await server.save(input)
        return isDead ? new Promise<never>(() => {}) : answer
      },
      getRecords: async (keys) => ({
        revision: server.state.revision,
        records: keys.flatMap((key) => {
          const value = server.get(key)
          return value ? [{ key, value, changed: false }] : []
        }),
      }),
      judge: () => 'later',
      later(run, ms) {
        const timer = { at: clock.now + ms, run }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
    }
    return {
      made,
      window,
      /** Ends this window without a warning: the browser ends its locks. */
      kill() {
        isDead = true
        timers.clear()
        for (const one of locks) alive.delete(one)
      },
      async pass(ms: number) {
        const end = clock.now + ms
        for (;;) {
          await settle()
          const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
          if (!due) break
          timers.delete(due)
          clock.now = Math.max(clock.now, due.at)
          due.run()
        }
        clock.now = end
        await settle()
      },
    }
  }
  return { rows, clock, alive, world, settle }
}
