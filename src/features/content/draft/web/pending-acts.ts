import type { StateKind } from '../contract.ts'
import { type Change, draftLimits, fieldOf, overlap, type Records } from '../record.ts'
import { sameValue } from './same-value.ts'
import type { KeptAct } from './saved-draft.ts'

/** An act that waits for the server. */
export interface PendingAct extends KeptAct {
  /** It is or was under way, and takes no more. */
  sent?: boolean
  /** It was made before the acts of a dead window were found: it does not know of them. */
  unaware?: boolean
}

/** Bytes of one save, below the limit of the server. */
const bytesMost = draftLimits.saveBytes / 2

const isTyping = (changes: readonly Change[], kind: StateKind) =>
  kind === 'edit' && changes.every(({ field }) => field !== '' && field !== 'place')

const sameFields = (one: readonly Change[], other: readonly Change[]) =>
  one.length === other.length &&
  one.every(({ key, field }, at) => key === other[at]!.key && field === other[at]!.field)

/**
 * Adds an act. Typing on in one field changes the last act of that field, unless that is under way: it keeps the
 * older base, with which it conflicts with all that others did since.
 */
export function withAct(
  pending: readonly PendingAct[],
  act: PendingAct,
): { pending: PendingAct[]; act: PendingAct } {
  const added = { pending: [...pending, act], act }
  if (!isTyping(act.changes, act.kind)) return added
  const touches = (one: PendingAct) =>
    one.changes.some((a) => act.changes.some((b) => a.key === b.key && overlap(a.field, b.field)))
  const at = pending.findLastIndex(touches)
  const last = pending[at]
  const joins =
    last &&
    !last.sent &&
    last.window === act.window &&
    isTyping(last.changes, last.kind) &&
    sameFields(last.changes, act.changes)
  if (!joins) return added
  const joined = { ...last, changes: act.changes, base: Math.min(last.base, act.base) }
  return { pending: pending.with(at, joined), act: joined }
}

/** Returns the first acts that one save may carry: of one window, base and kind, within the limits of a save. */
export function nextGroup(pending: readonly PendingAct[]): PendingAct[] {
  const [first] = pending
  if (!first) return []
  const group: PendingAct[] = []
  let [changes, bytes] = [0, 0]
  for (const act of pending) {
    const isSame = act.window === first.window && act.base === first.base && act.kind === first.kind
    changes += act.changes.length
    bytes += JSON.stringify(act.changes).length * 3
    const fits = changes <= draftLimits.changes && bytes <= bytesMost
    if (!isSame || (!fits && group.length > 0)) break
    group.push(act)
  }
  return group
}

/**
 * Lets waiting acts know of all that others did until `revision`, but where they have changed the same fields: such
 * an act keeps its base, so that the server refuses it and the person chooses.
 */
export function knowing(
  pending: readonly PendingAct[],
  { windows, revision }: { windows: readonly string[]; revision: number },
  news: { before: Records; after: Records },
): PendingAct[] {
  const isNew = (change: Change) => isChangedBy(news, change)
  return pending.map((act) =>
    !windows.includes(act.window) || act.unaware || act.sent || act.changes.some(isNew)
      ? act
      : { ...act, base: Math.max(act.base, revision) },
  )
}

/** Says whether news have changed a field. */
export const isChangedBy = (
  { before, after }: { before: Records; after: Records },
  { key, field }: Pick<Change, 'key' | 'field'>,
): boolean =>
  before.get(key) !== after.get(key) &&
  !sameValue(fieldOf(before.get(key) ?? null, field), fieldOf(after.get(key) ?? null, field))
