import { useEffect, useState, useSyncExternalStore } from 'react'
import { later } from '#src/web/act/later.ts'
import { isPassing } from '#src/web/act/is-passing.ts'
import { api, ApiError } from '#src/web/api.ts'
import { clientIds } from '#src/web/api-error.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { useViewer } from '#src/web/root-data.ts'
import { kinds } from '#src/shared/errors.ts'
import { draftApi } from '../contract.ts'
import { openedRecords } from '../record.ts'
import { createSavedDraft, type RunningDraft } from './create-saved-draft.ts'
import type { DraftWorld } from './draft-world.ts'
import { browserDevice } from './keep-acts.ts'
import type { OpenedDraft, SavedDraft } from './saved-draft.ts'
import { windowLocks } from './window-locks.ts'

/** A quiet look for the changes of other windows, while the page is visible. */
const lookMs = 20_000
/** The bytes that a browser still sends for a page that is being closed. */
const leavingBytes = 60_000

const quiet = { quiet: true, background: true } as const

const ofActs = new Set<number>([kinds.invalid.code, kinds.tooLarge.code, kinds.refused.code])

function judge(error: unknown): ReturnType<DraftWorld['judge']> {
  if (!(error instanceof ApiError)) return 'later'
  if (error.id === clientIds.offline && !navigator.onLine) return 'offline'
  if (isPassing(error)) return 'later'
  return ofActs.has(error.code) ? 'acts' : 'stop'
}

/** The answer of `Draft/Open`, as a loader has it. */
export interface DraftAnswer {
  draftId: number
  revision: number
  records: string
}

const readAnswer = ({ draftId, revision, records }: DraftAnswer): OpenedDraft => ({
  draftId,
  revision,
  records: openedRecords(records),
})

interface Running {
  draft: RunningDraft
  pages: number
  end: () => void
}

/** The drafts of this tab: its pages share one, with what can be taken back. */
const running = new Map<string, Running>()

function begin(draft: RunningDraft, id: string): Running {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`draft:${id}`) : undefined
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  tell.set(draft, () => channel?.postMessage('arrived'))
  const look = () => document.visibilityState === 'visible' && void draft.look()
  const hide = () => (document.visibilityState === 'hidden' ? draft.leave() : look())
  const timer = setInterval(look, lookMs)
  channel?.addEventListener('message', look)
  addEventListener('online', draft.wake)
  addEventListener('pagehide', draft.leave)
  document.addEventListener('visibilitychange', hide)
  draft.start()
  const end = () => {
    clearInterval(timer)
    channel?.close()
    removeEventListener('online', draft.wake)
    removeEventListener('pagehide', draft.leave)
    document.removeEventListener('visibilitychange', hide)
    draft.stop()
    running.delete(id)
  }
  const one = { draft, pages: 0, end }
  running.set(id, one)
  return one
}

const tell = new WeakMap<RunningDraft, () => void>()

function create(opened: OpenedDraft, personId: number): RunningDraft {
  const draft: RunningDraft = createSavedDraft(opened, {
    personId,
    window: `w-${randomHex().slice(0, 20)}`,
    device: browserDevice(),
    locks: { hold: (one) => windowLocks().hold(one), take: (one) => windowLocks().take(one) },
    save: (input, isLeaving) => {
      const keepalive = isLeaving && JSON.stringify(input).length * 3 < leavingBytes
      return api(draftApi.save, input, { ...quiet, keepalive })
    },
    getRecords: (keys) =>
      api(draftApi.getRecords, { draftId: opened.draftId, keys: keys.join() }, quiet),
    judge,
    now: Date.now,
    later,
    arrived: () => tell.get(draft)?.(),
  })
  return draft
}

/**
 * Opens a draft in this window: `const draft = useDraft(opened)` with the answer of `Draft/Open`. It saves by itself,
 * and goes on sending after its page is left. All pages of a tab share one.
 */
export function useDraft(answer: DraftAnswer): SavedDraft {
  const personId = useViewer()?.id ?? 0
  const id = `${personId}:${answer.draftId}`
  const [made, setMade] = useState(() => ({ id, draft: take(id, answer, personId) }))
  let { draft } = made
  if (made.id !== id) {
    draft = take(id, answer, personId)
    setMade({ id, draft })
  }
  useEffect(() => {
    const one = running.get(id) ?? begin(draft, id)
    one.pages += 1
    return () => {
      one.pages -= 1
      void endOnceSent(one)
    }
  }, [draft, id])
  useEffect(() => draft.see(readAnswer(answer)), [answer, draft])
  return draft
}

const take = (id: string, answer: DraftAnswer, personId: number) =>
  (typeof window === 'undefined' ? undefined : running.get(id)?.draft) ??
  create(readAnswer(answer), personId)

/** Ends a draft that no page shows, once the server has everything. */
async function endOnceSent(one: Running): Promise<void> {
  await one.draft.flush()
  const isDone = () => one.draft.status().unsent === 0
  const end = () => one.pages === 0 && one.end()
  if (isDone()) return void end()
  const stop = one.draft.watchStatus(() => {
    if (one.pages > 0) return stop()
    if (!isDone()) return
    stop()
    end()
  })
}

/** Sends what all drafts of this tab have not sent. */
export const sendAll = () => Promise.all([...running.values()].map(({ draft }) => draft.flush()))

export const useSaveStatus = (draft: SavedDraft) =>
  useSyncExternalStore(draft.watchStatus, draft.status, draft.status)
export const useConflicts = (draft: SavedDraft) =>
  useSyncExternalStore(draft.watchStatus, draft.conflicts, draft.conflicts)
export const useChangedKeys = (draft: SavedDraft) =>
  useSyncExternalStore(draft.watch, draft.changedKeys, draft.changedKeys)
