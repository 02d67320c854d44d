import { isPassing } from '#src/web/act/is-passing.ts'
import { api } from '#src/web/api.ts'
import { studyApi } from '../../contract.ts'
import { keepStored, keepText, readStored, storedKeys } from '#src/web/stored.ts'
import type { PagesReport, PagesStore } from './pages-reporter.ts'
import type { ItemProgress } from '../study-progress.ts'
import type { Leftover, LeftoverStore, Report } from './watched-reporter.ts'

const watchedPrefix = (viewerId: number) => `watched:${viewerId}:`
const pagesPrefix = (viewerId: number) => `pages:${viewerId}:`

/** Storage on this device for a person's played parts that the server has not acknowledged. */
export function leftoverStore(viewerId: number, itemId: number): LeftoverStore {
  const key = watchedPrefix(viewerId) + itemId
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

/** Storage on this device for a person's seen pages that the server has not acknowledged. */
export function pagesStore(viewerId: number, itemId: number): PagesStore {
  const key = pagesPrefix(viewerId) + itemId
  return {
    read: () => readPages(key),
    write: (report) => void keepStored('local', key, report),
    clear: () => forget(key),
  }
}

function readPages(key: string): PagesReport | undefined {
  const report = readStored('local', key) as PagesReport | undefined
  const isWhole = Array.isArray(report?.pages) && typeof report.of === 'number'
  return isWhole ? report : undefined
}

const forget = (key: string) => void keepText('local', key, undefined)

export const sendReport = (report: Report, { keepalive }: { keepalive: boolean }) =>
  api(studyApi.reportWatched, report, { quiet: true, keepalive, background: true })

export const sendPages = (report: PagesReport) =>
  api(studyApi.reportPages, report, { quiet: true, background: true })

/** Reports that the end of a text was on the screen. */
export const sendRead = (item: { courseId: number; itemId: number }) =>
  outcomeOf(api(studyApi.reportRead, item, { quiet: true, background: true }))

type Progressed = (itemId: number, progress: ItemProgress) => void

/**
 * Sends unacknowledged parts and pages of other items from earlier pages; the open item's viewer sends its
 * own. Runs before an item is visited, because a visit may restart the clock and so cost them.
 */
export async function sendLeftovers(
  viewerId: number,
  exceptItemId: number,
  progressed: Progressed,
): Promise<void> {
  for (const key of storedKeys('local').filter((name) =>
    name.startsWith(watchedPrefix(viewerId)),
  )) {
    const leftover = read(key)
    if (!leftover || leftover.itemId === exceptItemId) continue
    const report = { ...pick(leftover), played: leftover.played.slice(0, 50) }
    const outcome = await outcomeOf(sendReport(report, { keepalive: false }))
    if (outcome === 'later') return
    forget(key)
    if (outcome !== 'never') progressed(outcome.itemId, outcome)
  }
  for (const key of storedKeys('local').filter((name) => name.startsWith(pagesPrefix(viewerId)))) {
    const leftover = readPages(key)
    if (!leftover || leftover.itemId === exceptItemId) continue
    const outcome = await outcomeOf(sendPages({ ...leftover, pages: leftover.pages.slice(0, 200) }))
    if (outcome === 'later') return
    // Pages beyond the clock's allowance stay for the next time.
    const isLeft = outcome !== 'never' && !outcome.done && outcome.refused.length > 0
    if (isLeft) pagesStore(viewerId, leftover.itemId).write({ ...leftover, pages: outcome.refused })
    else forget(key)
    if (outcome !== 'never') progressed(outcome.itemId, outcome)
  }
}

/** The answer, or whether a later retry may succeed. */
const outcomeOf = <T>(sent: Promise<T>): Promise<T | 'later' | 'never'> =>
  sent.catch((error: unknown) => (isPassing(error) ? 'later' : 'never'))

const pick = ({ courseId, itemId, position, played }: Leftover): Report => ({
  courseId,
  itemId,
  position,
  played,
})
