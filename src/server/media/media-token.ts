import type { Viewer } from '#src/shared/viewer.ts'
import { LRUCache } from 'lru-cache'
import type { Db } from '../database/db.ts'
import { oncePerApp, type Kernel } from '../kernel.ts'
import { port } from '../ports.ts'
import { isSigned, sign } from '../secrets/secret.ts'

/** The account room answers this port: whether a session is still open. */
export const openSessionSource =
  port<(db: Db, sessionId: number) => Promise<boolean>>('open session')

const purpose = 'media'
/** Addresses stay the same within a step, so that browsers may cache what they answer. */
const stepSeconds = 600
const validSeconds = 3600
/** An ended session loses its films after this time at the latest, where a process misses the event. */
export const checkedMs = 20_000

/**
 * Returns the beginning of the addresses of all that was made of a file: '/media/7/<token>'. One signature covers
 * them all, for the viewer's session and about an hour; the caller has checked the right to read the file. A
 * visitor's ends by time alone.
 */
export function mediaPrefix(
  { secret }: Pick<Kernel, 'secret'>,
  fileId: number,
  viewer: Pick<Viewer, 'sessionId'> | null,
): string {
  const expires = Math.ceil((Date.now() / 1000 + validSeconds) / stepSeconds) * stepSeconds
  const session = viewer?.sessionId ?? 0
  const signature = sign(secret, purpose, textOf(fileId, session, expires))
  return `/media/${fileId}/${expires}.${session}.${signature}`
}

const textOf = (fileId: number, session: number, expires: number) =>
  `${fileId}.${session}.${expires}`

export interface MediaRight {
  fileId: number
  /** Seconds for which the address is still good. */
  left: number
}

const openSessions = oncePerApp(({ events }) => {
  const open = new LRUCache<number, true>({ max: 20_000, ttl: checkedMs })
  events.subscribe('sessions', () => open.clear())
  events.subscribe('missed', () => open.clear())
  return open
})

/**
 * Reads the parameters of an address below `mediaPrefix`.
 * @returns undefined where it is forged or expired, or its session has ended
 */
export async function readMediaToken(
  kernel: Pick<Kernel, 'db' | 'events' | 'secret' | 'ports'>,
  { file, token }: { file: string; token: string },
): Promise<MediaRight | undefined> {
  const [, expires, session, signature = ''] =
    /^(\d{1,12})\.(\d{1,10})\.([\w-]+)$/.exec(token) ?? []
  if (expires === undefined || session === undefined || !/^\d{1,9}$/.test(file)) return undefined
  const [fileId, sessionId] = [Number(file), Number(session)]
  const left = Math.floor(Number(expires) - Date.now() / 1000)
  if (left <= 0) return undefined
  if (!isSigned(kernel.secret, purpose, textOf(fileId, sessionId, Number(expires)), signature)) {
    return undefined
  }
  const open = openSessions(kernel)
  if (sessionId !== 0 && !open.has(sessionId)) {
    if (!(await kernel.ports.get(openSessionSource)(kernel.db, sessionId))) return undefined
    open.set(sessionId, true)
  }
  return { fileId, left }
}
