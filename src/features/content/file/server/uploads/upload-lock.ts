import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { fileUploads as uploads } from '#src/features/content/file/tables.ts'

/** A lease ends so many seconds after its process has died; until then it is renewed. */
const leaseSeconds = 15
const triesMs = { between: 50, most: 20_000 }

/**
 * Lets one request at a time add to an upload, in all processes. A new request has the one before it end,
 * whose connection is usually dead without knowing it.
 */
export function uploadLocker({ db, events, log }: Pick<Kernel, 'db' | 'events' | 'log'>): Locker {
  /** Ends the request of each lease that this process holds. */
  const held = new Map<string, RequestRelease>()
  events.subscribe('uploadWanted', ({ lease }) => void held.get(lease)?.())

  function newLock(id: string): Lock {
    const lease = randomBytes(8).toString('hex')
    const one = eq(uploads.id, id)
    const until = sql`now() + make_interval(secs => ${leaseSeconds})`
    let renewing: ReturnType<typeof setInterval> | undefined

    async function take(): Promise<string | undefined> {
      const free = or(isNull(uploads.lease), lt(uploads.leaseUntil, sql`now()`))
      const taken = await db
        .update(uploads)
        .set({ lease, leaseUntil: until })
        .where(and(one, free))
        .returning({ id: uploads.id })
      if (taken.length > 0) return undefined
      const [row] = await db.select({ holder: uploads.lease }).from(uploads).where(one)
      if (!row) throw ERRORS.FILE_NOT_FOUND
      return row.holder ?? ''
    }
    async function renew(): Promise<void> {
      await db
        .update(uploads)
        .set({ leaseUntil: until })
        .where(and(one, eq(uploads.lease, lease)))
    }
    return {
      async lock(signal, release) {
        const give = Date.now() + triesMs.most
        for (let holder = await take(); holder !== undefined; holder = await take()) {
          if (signal.aborted || Date.now() > give) throw ERRORS.ERR_LOCK_TIMEOUT
          events.publish('uploadWanted', { lease: holder })
          await sleep(triesMs.between)
        }
        held.set(lease, release)
        renewing = setInterval(
          () => void renew().catch((error: unknown) => log.warn({ err: error }, 'a lease')),
          (leaseSeconds * 1000) / 3,
        )
      },
      async unlock() {
        clearInterval(renewing)
        held.delete(lease)
        await db
          .update(uploads)
          .set({ lease: null, leaseUntil: null })
          .where(and(one, eq(uploads.lease, lease)))
      },
    }
  }
  return { newLock }
}
