import { sql } from 'drizzle-orm'
import { score } from '#src/features/learning/course/server/cards.ts'
import { courseProgress } from '#src/features/learning/course/server/progress-port.ts'
import type { ReportReason } from '#src/features/people/report/reasons.ts'
import { paged } from '#src/server/database/paged.ts'
import { mayCall } from '#src/server/http/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { reviewApi, reviewsPerPage } from '../contract.ts'
import { reviewerFacts } from './facts.ts'
import { authorName } from '#src/features/learning/course/server/masked-name.ts'
import { mayJudge, mayReply, mayReview, type ReviewerFacts } from './rules.ts'

type Get = Call<typeof reviewApi.getReviews>

interface ReviewRow extends Record<string, unknown> {
  reviewId: number
  userId: number
  realName: string
  realNameEn: string | null
  erased: boolean
  avatarId: number | null
  avatarName: string | null
  halves: number
  content: string
  createdAt: Date
  edited: boolean
  helpful: number
  reply: string | null
  repliedAt: Date | null
  foundHelpful: boolean
  reported: boolean
  counted: boolean
  hiddenReason: ReportReason | null
  hiddenWords: string
}

const newest = sql`r.created_at desc, r.id`
const orders = {
  newest,
  highest: sql`r.halves desc, ${newest}`,
  lowest: sql`r.halves, ${newest}`,
  helpful: sql`r.helpful_count desc, ${newest}`,
}
const stars = sql`least(5, round(r.halves / 2.0))::int`

/** Returns the reviews of a course, with the distribution of ratings and the viewer's own review. */
export async function getReviews(call: Get): Promise<AnswerOf<typeof reviewApi.getReviews>> {
  const { db, viewer, ports, input } = call
  const { courseId, page } = input
  const facts = await reviewerFacts(db, courseId, viewer)
  const [rows, totals, mine, progress] = await Promise.all([
    readRows(call),
    readTotals(call),
    viewer ? readMine(call, viewer.id) : undefined,
    viewer && facts.joined ? ports.get(courseProgress).ofCourses(db, viewer.id, [courseId]) : null,
  ])
  const done = progress?.get(courseId)
  const ratingCount = sum(totals.map((row) => row.counted))
  const shown = totals.filter((row) => !input.stars || row.stars === Number(input.stars))
  return {
    courseId,
    ...paged({
      ...{ page, perPage: reviewsPerPage },
      total: sum(shown.map((row) => row.written)) - (mine && isListed(mine, input.stars) ? 1 : 0),
      items: rows.map((row) => present(row, facts, call)),
    }),
    written: sum(totals.map((row) => row.written)),
    score: score({ ratingCount, ratingHalves: sum(totals.map((row) => row.halves)) }),
    ratingCount,
    spread: [1, 2, 3, 4, 5].map((at) => totals.find((row) => row.stars === at)?.counted ?? 0),
    mine: mine ? presentMine(mine, facts, call) : null,
    progress: done ? Math.floor((done.done * 100) / Math.max(1, done.total)) : null,
    can: { write: canOf(mayCall(reviewApi.saveReview, viewer) ?? mayReview(facts)) },
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Shown reviews and the own one have the same columns. */
const reviewsFor = (viewerId: number | null) => sql`
  select r.id as "reviewId", r.user_id as "userId", u.real_name as "realName",
      u.real_name_en as "realNameEn", u.erased_at is not null as erased, f.id as "avatarId",
      f.name as "avatarName", r.halves, r.content, r.created_at as "createdAt",
      r.updated_at > r.created_at as edited, r.helpful_count as helpful,
      reply.content as reply, reply.updated_at as "repliedAt",
      h.user_id is not null as "foundHelpful", report.user_id is not null as reported,
      r.counted, r.hidden_reason as "hiddenReason", r.hidden_words as "hiddenWords"
    from course_reviews r join users u on u.id = r.user_id
    left join files f on f.id = u.avatar_file_id
    left join course_review_replies reply on reply.review_id = r.id
    left join course_review_helpful h on h.review_id = r.id and h.user_id = ${viewerId}::int
    left join course_review_reports report on report.review_id = r.id and report.user_id = ${viewerId}::int`

async function readRows({ db, viewer, input: { courseId, sort, stars: only, page } }: Get) {
  const viewerId = viewer?.id ?? null
  const { rows } = await db.execute<ReviewRow>(sql`
    ${reviewsFor(viewerId)}
    where r.course_id = ${courseId} and r.hidden_reason is null and r.user_id is distinct from ${viewerId}::int
      ${only ? sql`and ${stars} = ${Number(only)}` : sql``}
    order by ${orders[sort]}
    limit ${reviewsPerPage} offset ${(page - 1) * reviewsPerPage}`)
  return rows
}

interface Totals extends Record<string, unknown> {
  stars: number
  written: number
  counted: number
  halves: number
}

async function readTotals({ db, input: { courseId } }: Get) {
  const { rows } = await db.execute<Totals>(sql`
    select ${stars} as stars, count(*)::int as written, count(*) filter (where r.counted)::int as counted,
      coalesce(sum(r.halves) filter (where r.counted), 0)::int as halves
    from course_reviews r where r.course_id = ${courseId} and r.hidden_reason is null group by 1`)
  return rows
}

async function readMine({ db, input: { courseId } }: Get, userId: number) {
  const { rows } = await db.execute<ReviewRow>(
    sql`${reviewsFor(userId)} where r.course_id = ${courseId} and r.user_id = ${userId}`,
  )
  return rows[0]
}

/** The own review stands on top, and in no list. */
const isListed = ({ hiddenReason, halves }: ReviewRow, only: string | undefined) =>
  hiddenReason === null && (!only || Number(only) === Math.min(5, Math.round(halves / 2)))

function presentMine(row: ReviewRow, facts: ReviewerFacts, call: Get) {
  const { counted: counts, hiddenReason: reason, hiddenWords: words } = row
  return { ...present(row, facts, call), counts, hidden: reason && { reason, words } }
}

const ownName = ({ realName, latinName }: Viewer, locale: Locale) =>
  locale === 'en-US' ? latinName : realName

function present(row: ReviewRow, facts: ReviewerFacts, { viewer, locale }: Get) {
  const { reviewId, avatarId, avatarName, content, edited, helpful, reply } = row
  const isMine = row.userId === viewer?.id
  const judge = (endpoint: typeof reviewApi.report | typeof reviewApi.setHelpful) =>
    canOf(mayCall(endpoint, viewer) ?? mayJudge({ isMine }))
  return {
    ...{ reviewId, content, edited, helpful, isMine },
    ...{ foundHelpful: row.foundHelpful, reported: row.reported },
    realName: isMine ? ownName(viewer, locale) : authorName(row, locale),
    avatarUrl: avatarId === null ? null : publicFileUrl({ id: avatarId, name: avatarName ?? '' }),
    score: row.halves / 2,
    createdAt: new Date(row.createdAt).toISOString(),
    reply:
      reply === null ? null : { content: reply, repliedAt: new Date(row.repliedAt!).toISOString() },
    can: {
      helpful: judge(reviewApi.setHelpful),
      report: judge(reviewApi.report),
      reply: canOf(mayCall(reviewApi.saveReply, viewer) ?? mayReply(facts)),
    },
  }
}
