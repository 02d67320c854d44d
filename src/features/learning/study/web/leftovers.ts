import { codeNoAnswer, kinds } from '#src/shared/errors.ts'
import { api, ApiError } from '#src/web/api.ts'
import { studyApi } from '../contract.ts'
import { readItem, writeItem } from './stored.ts'
import type { ItemProgress } from './study-progress.ts'
import type { Leftover, LeftoverStore, Report } from './watched-reporter.ts'

const prefix = (viewerId: number) => `watched:${viewerId}:`

/** What this person has watched of an item on this device and the server has not acknowledged. */
export function leftoverStore(viewerId: number, itemId: number): LeftoverStore {
  const key = prefix(viewerId) + itemId
  return {
    read: () => parse(readItem(key)),
    write: (leftover) => writeItem(key, JSON.stringify(leftover)),
    clear: () => writeItem(key, undefined),
  }
}

function parse(text: string | undefined): Leftover | undefined {
  if (text === undefined) return undefined
  try {
    const leftover = JSON.parse(text) as Leftover
    return Array.isArray(leftover.played) && typeof leftover.position === 'number'
      ? leftover
      : undefined
  } catch {
    return undefined
  }
}

export const sendReport = (report: Report, { keepalive }: { keepalive: boolean }) =>
  api(studyApi.reportWatched, report, { quiet: true, keepalive, background: true })

/** Trying again later may help: no answer, a busy server, a session that ended. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { code } = error
  const ended = [kinds.tokenExpired.code, kinds.sessionEnded.code, kinds.tooMany.code] as number[]
  return code === codeNoAnswer || (code >= 500 && code < 600) || ended.includes(code)
}

/**
 * Sends what earlier pages left behind for other items; the open one is its player's own. Called
 * before an item is visited, because a visit may start the clock that reports are measured by.
 */
export async function sendLeftovers(
  viewerId: number,
  exceptItemId: number,
  progressed: (itemId: number, progress: ItemProgress) => void,
): Promise<void> {
  for (const key of storedKeys().filter((name) => name.startsWith(prefix(viewerId)))) {
    const leftover = parse(readItem(key))
    if (!leftover || leftover.itemId === exceptItemId) continue
    try {
      const { itemId, share, done } = await sendReport(
        { ...pick(leftover), played: leftover.played.slice(0, 50) },
        { keepalive: false },
      )
      writeItem(key, undefined)
      progressed(itemId, { share, done })
    } catch (error) {
      if (isPassing(error)) return
      writeItem(key, undefined)
    }
  }
}

const pick = ({ courseId, itemId, position, played }: Leftover): Report => ({
  courseId,
  itemId,
  position,
  played,
})

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
