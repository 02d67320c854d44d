import { eq, sql } from 'drizzle-orm'
import { drawCode } from '#src/features/learning/quiz/server/phone/draw-code.ts'
import type { Call } from '#src/server/kernel.ts'
import type { scheduleApi } from '../contract.ts'
import { scheduleFeeds } from '../tables.ts'
import { feedPath } from './feed-address.ts'

/** Reads the address of one's own feed. The browser alone knows the address at which it has reached the site. */
export async function getFeed({ db, viewer, secret, input }: Call<typeof scheduleApi.getFeed>) {
  const userId = viewer.id
  const [feed] = await db.select().from(scheduleFeeds).where(eq(scheduleFeeds.userId, userId))
  if (!feed?.live) return { path: null, renewedAt: null, url: null, drawing: null }
  const path = feedPath(secret, { userId, version: feed.version })
  const url = `${input.origin}${path}`
  return { path, renewedAt: feed.renewedAt.toISOString(), url, drawing: drawCode(url) }
}

/** Makes an address, or a new one in place of it. */
export async function renewFeed({ db, viewer, secret }: Call<typeof scheduleApi.renewFeed>) {
  const userId = viewer.id
  const renewedAt = new Date()
  const [feed] = await db
    .insert(scheduleFeeds)
    .values({ userId, version: 1, live: true, renewedAt })
    .onConflictDoUpdate({
      target: scheduleFeeds.userId,
      set: { version: sql`${scheduleFeeds.version} + 1`, live: true, renewedAt },
    })
    .returning()
  return { path: feedPath(secret, { userId, version: feed!.version }) }
}

/** Ends the feed. The row stays, so that its versions never come again. */
export async function endFeed({ db, viewer }: Call<typeof scheduleApi.endFeed>) {
  await db.update(scheduleFeeds).set({ live: false }).where(eq(scheduleFeeds.userId, viewer.id))
  return {}
}
