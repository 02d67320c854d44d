import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { draftApi, Refusal } from '../contract.ts'
import type { Change, Records } from '../record.ts'
import type { PendingAct } from './pending-acts.ts'
import type { Conflict, ConflictKind } from './saved-draft.ts'

const isText = ({ field }: Change) => field !== '' && field !== 'place'
/** Which side of a text is older: of no interest beside the text itself. */
const isMark = ({ field }: Change) => field.endsWith('.outdated')

/**
 * Turns an act that was not taken into what is shown to the person, and into what is sent without the changes that
 * were not taken.
 */
export function settleRefused(
  act: PendingAct,
  refusals: readonly Refusal[],
  { before }: { before: Records },
): { conflicts: Conflict[]; rest: Change[] } {
  const conflictOf = (change: Change, kind: ConflictKind, refusal: Refusal): Conflict => ({
    id: `${act.id}/${change.key}/${change.field}`,
    ...{ kind, key: change.key, field: change.field, mine: change.value },
    ...{ theirs: refusal.theirs ?? null, by: refusal.by, at: refusal.at },
    record: before.get(change.key) ?? null,
  })
  const found = act.changes.flatMap((change) => {
    const refusal = refusals.find(({ key, field }) => key === change.key && field === change.field)
    return refusal ? [{ change, refusal }] : []
  })
  const isRefused = (change: Change) => found.some((one) => one.change === change)
  if (act.changes.every(isText)) {
    const rest = act.changes.filter((change) => !isRefused(change))
    const conflicts = found
      .filter(({ change }) => !isMark(change))
      .map(({ change, refusal }) => conflictOf(change, kindOfText[refusal.reason], refusal))
    // A whole record was found wanting: none of its fields is named.
    if (found.length === 0) {
      return { conflicts: [conflictOf(act.changes[0]!, 'invalid', refusals[0]!)], rest: [] }
    }
    return { conflicts, rest: conflicts.some(({ kind }) => kind !== 'changed') ? [] : rest }
  }
  const first = found[0] ?? { change: act.changes[0]!, refusal: refusals[0]! }
  const isDeletion = act.changes.every(
    ({ field, value }) => field === '' && (value ?? null) === null,
  )
  const isDeep = first.refusal.reason === 'deep'
  const kind = isDeep ? 'deep' : isDeletion ? 'deletion' : 'refused'
  return { conflicts: [conflictOf(first.change, kind, first.refusal)], rest: [] }
}

/** Says that files or questions of a record could not come back with it. */
export const leftOut = (
  act: PendingAct,
  { key, files, questions }: AnswerOf<typeof draftApi.save>['left'][number],
  records: Records,
): Conflict => ({
  ...{ id: `${act.id}/${key}/left`, kind: 'left', key, field: '', mine: null, theirs: null },
  ...{ by: null, at: null, record: records.get(key) ?? null, left: { files, questions } },
})

const kindOfText: Record<Refusal['reason'], ConflictKind> = {
  changed: 'changed',
  gone: 'gone',
  invalid: 'invalid',
  notAllowed: 'invalid',
  cycle: 'refused',
  deep: 'deep',
}
