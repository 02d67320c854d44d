import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

const feed = z.object({
  /** The path of the feed with its secret; null where there is none. */
  path: z.string().nullable(),
  renewedAt: z.iso.datetime().nullable(),
})

export const feedApi = {
  getFeed: endpoint({
    method: 'GET',
    path: 'Schedule/GetFeed',
    access: 'login',
    summary: { zh: '查看自己的日历订阅地址', en: 'Read the address of one’s own calendar feed' },
    input: z.object({ origin: z.string().regex(/^https?:\/\/[\w.:[\]-]{1,200}$/) }),
    answer: feed.extend({
      url: z.string().nullable(),
      /** A QR code of the address: dark squares as a path on a square of `side` units. */
      drawing: z.object({ side: z.int(), path: z.string() }).nullable(),
    }),
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: 'Schedule/RenewFeed',
    access: 'login',
    summary: {
      zh: '生成新的日历订阅地址，原地址立即失效',
      en: 'Make a new address of one’s own calendar feed; the old one ends at once',
    },
    input: z.object({}),
    answer: z.object({ path: z.string() }),
    perMinute: 10,
  }),
  endFeed: endpoint({
    method: 'POST',
    path: 'Schedule/EndFeed',
    access: 'login',
    summary: { zh: '停用日历订阅', en: 'End one’s own calendar feed' },
    input: z.object({}),
    answer: z.object({}),
    repeatable: true,
  }),
}
