import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { prepared } from '#src/server/database/prepared.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { siteInfo } from '#src/server/pages/site-info.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { defaultLocale, type Locale } from '#src/shared/locale.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { readSchool } from './book.ts'
import { readDue } from './due.ts'
import { isFeed } from './feed-address.ts'
import { ownLessons } from './lessons.ts'
import { presentSlots } from './present.ts'
import { writeFeed } from './write-feed.ts'

type FeedRequest = FastifyRequest<{ Params: { user: string; name: string } }>

interface Feed {
  version: number
  renewedAt: Date
  locale: Locale | null
}

const find = prepared<Feed>(
  'schedule_feed',
  sql`select f.version, f.renewed_at as "renewedAt", u.locale from schedule_feeds f
    join users u on u.id = f.user_id and u.erased_at is null and u.locked_at is null
    where f.user_id = ${sql.placeholder('userId')}::int and f.live`,
)

/** A feed has so many days before and after today: two terms. */
const [daysBefore, daysAfter] = [90, 270]

/** Times a minute for one address: a service that reads calendars for many people has few of them. */
const perMinute = 240

/**
 * Serves GET and HEAD /calendar/:user/:secret.ics. Calendar programs send no session, so that the secret of the address
 * is the whole right; cookies are neither read nor set.
 */
export function serveFeed(kernel: Kernel): void {
  kernel.app.route({
    method: ['GET', 'HEAD'],
    url: '/calendar/:user/:name',
    config: { call: { path: 'Schedule/Feed', perMinute, cost: undefined } },
    handler: async (request: FeedRequest, reply) => {
      const { user, name } = request.params
      const [, given] = /^([\w-]{43})\.ics$/.exec(name) ?? []
      if (!/^[1-9]\d{0,8}$/.test(user) || !given) throw new AppError(commonErrors.notFound)
      const userId = Number(user)
      const [feed] = await find(kernel.db, { userId })
      if (!feed || !isFeed(kernel.secret, { userId, version: feed.version, given }))
        throw new AppError(commonErrors.notFound)
      const { etag, write } = await contentOf(kernel, userId, feed)
      reply.headers({
        etag,
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
      })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="farsail.ics"',
        })
        .send(write())
    },
  })
}

async function contentOf({ db, ports, config }: Kernel, userId: number, feed: Feed) {
  const locale = feed.locale ?? defaultLocale
  const today = schoolDay()
  const range = { from: addDays(today, -daysBefore), to: addDays(today, daysAfter) }
  const asked = { userId, ...range }
  const [school, lessons, due] = await Promise.all([
    readSchool(db, range.from, range.to),
    ownLessons(db, asked),
    readDue({ db, ports, locale, ...asked }),
  ])
  const { from, to } = range
  const days = school.days.filter(({ day }) => from <= day && day <= to)
  const given = { due, days, locale, site: siteInfo(config).url, since: feed.renewedAt }
  // What the feed is written from names it, so that an unchanged one is not written at all.
  const all = JSON.stringify([given, school.terms, school.sections, lessons, range])
  const etag = `"${createHash('sha256').update(all).digest('base64url').slice(0, 27)}"`
  return {
    etag,
    write: () =>
      writeFeed({ ...given, slots: presentSlots(school, lessons, { from, to, locale }) }),
  }
}
