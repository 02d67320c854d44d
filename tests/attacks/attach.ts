import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { feedbackApi } from '#src/features/front/feedback/contract.ts'
import { forgetDaySums } from '#src/server/database/day-sums.ts'
import { daySums } from '#src/server/database/tables.ts'
import { files } from '#src/server/storage/tables.ts'
import { multipart, multipartHeaders } from '#src/server/testing/upload.ts'
import { endpointUrl, type Envelope } from '#src/shared/endpoint.ts'
import type { World } from '../world.ts'

export const mebibyte = 1024 * 1024

let lastAddress = 0
/** An address that no other call has; the world trusts 127.0.0.1 as a proxy. */
export const newAddress = () =>
  `203.0.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`

/** A text whose content differs from all others, so that no blob is shared. */
export const text = (size: number) => Buffer.from(randomUUID().padEnd(size, 'a'))

/** Uploads attachments of feedback, and looks at what is stored. */
export function attacher({ app }: Pick<World, 'app'>) {
  const { db, app: server } = app.kernel
  return {
    async attach(from: { ip?: string; token?: string }, bytes: Buffer) {
      const answer = await server.inject({
        method: 'POST',
        url: endpointUrl(feedbackApi.uploadAttachment),
        payload: multipart('words.txt', bytes),
        headers: {
          ...multipartHeaders,
          'x-forwarded-for': from.ip ?? newAddress(),
          ...(from.token && { token: from.token }),
        },
      })
      return answer.json<Envelope<{ token: string }>>()
    },
    async stored() {
      const sum = sql<{ bytes: number }>`select coalesce(sum(size), 0)::int as bytes from files`
      return (await db.execute<{ bytes: number }>(sum)).rows[0]!.bytes
    },
    async aDayLater() {
      await forgetDaySums(db)
      await db.update(daySums).set({ hour: sql`hour - interval '25 hours'` })
    },
    /** What is counted at present, of all subjects. */
    async counted() {
      const { rows } = await db.execute<{ bytes: number; subjects: number }>(sql`
        select coalesce(sum(amount), 0)::int as bytes, count(distinct subject)::int as subjects
        from day_sums where subject like 'upload %' and amount <> 0`)
      return rows[0]!
    },
    async forgetAll() {
      await db.delete(daySums)
      await db.execute(sql`delete from feedback`)
      await db.delete(files)
    },
  }
}
