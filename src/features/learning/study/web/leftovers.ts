import { codeNoAnswer, kinds } from '#src/shared/errors.ts'
import { api, ApiError } from '#src/web/api.ts'
import { studyApi } from '../contract.ts'
import { keepStored, keepText, readStored, storedKeys } from '#src/web/stored.ts'
import type { ItemProgress } from './study-progress.ts'
import type { Leftover, LeftoverStore, Report } from './watched-reporter.ts'

const prefix = (viewerId: number) => `watched:${viewerId}:`

/** Storage on this device for a person's played parts that the server has not acknowledged. */
export function leftoverStore(viewerId: number, itemId: number): LeftoverStore {
  const key = prefix(viewerId) + itemId
  return {
    read: () => read(key),
    write: (leftover) => void keepStored('local', key, leftover),
    clear: () => forget(key),
  }
}

function read(key: string): Leftover | undefined {
  const leftover = readStored('local', key) as Leftover | undefined
  const isWhole = Array.isArray(leftover?.played) && typeof leftover.position === 'number'
  return isWhole ? leftover : undefined
}

const forget = (key: string) => void keepText('local', key, undefined)

export const sendReport = (report: Report, { keepalive }: { keepalive: boolean }) =>
  api(studyApi.reportWatched, report, { quiet: true, keepalive, background: true })

/** Whether a later retry may succeed: after no answer, a busy server or an ended session. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { code } = error
  const ended = [kinds.tokenExpired.code, kinds.sessionEnded.code, kinds.tooMany.code] as number[]
  return code === codeNoAnswer || (code >= 500 && code < 600) || ended.includes(code)
}

/**
 * Sends unacknowledged parts of other items from earlier pages; the player sends those of the open item.
 * Runs before an item is visited, because a visit may restart the clock and so cost these parts.
 */
export async function sendLeftovers(
  viewerId: number,
  exceptItemId: number,
  progressed: (itemId: number, progress: ItemProgress) => void,
): Promise<void> {
  for (const key of storedKeys('local').filter((name) => name.startsWith(prefix(viewerId)))) {
    const leftover = read(key)
    if (!leftover || leftover.itemId === exceptItemId) continue
    const report = { ...pick(leftover), played: leftover.played.slice(0, 50) }
    const outcome = await sendReport(report, { keepalive: false }).catch((error: unknown) =>
      isPassing(error) ? 'later' : 'never',
    )
    if (outcome === 'later') return
    forget(key)
    if (outcome !== 'never') progressed(outcome.itemId, outcome)
  }
}

const pick = ({ courseId, itemId, position, played }: Leftover): Report => ({
  courseId,
  itemId,
  position,
  played,
})
