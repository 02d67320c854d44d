import { paged } from '#src/server/database/paged.ts'
import { sql } from 'drizzle-orm'
import { deletedUser } from './text.ts'
import type { Call } from '#src/server/kernel.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { type courseApi, reviewsPerPage } from '../contract.ts'
import { visibleState } from './access.ts'
import { score } from './cards.ts'

interface ReviewRow extends Record<string, unknown> {
  realName: string
  realNameEn: string | null
  erased: boolean
  avatarId: number | null
  avatarName: string | null
  halves: number
  content: string
  createdAt: Date
}

const orders = {
  newest: sql`r.created_at desc, r.user_id`,
  highest: sql`r.halves desc, r.created_at desc, r.user_id`,
  lowest: sql`r.halves, r.created_at desc, r.user_id`,
}

/** Returns the reviews of a course, with the distribution of ratings. */
export async function getReviews({
  db,
  viewer,
  locale,
  input: { courseId, sort, page },
}: Call<typeof courseApi.getReviews>): Promise<AnswerOf<typeof courseApi.getReviews>> {
  await visibleState(db, courseId, viewer)
  const [reviews, ratings] = await Promise.all([
    db.execute<ReviewRow>(sql`
      select u.real_name as "realName", u.real_name_en as "realNameEn", u.erased_at is not null as erased, f.id as "avatarId",
        f.name as "avatarName", r.halves, r.content, r.created_at as "createdAt"
      from course_reviews r join users u on u.id = r.user_id
      left join files f on f.id = u.avatar_file_id
      where r.course_id = ${courseId} and not r.hidden order by ${orders[sort]}
      limit ${reviewsPerPage} offset ${(page - 1) * reviewsPerPage}`),
    db.execute<{ stars: number; count: number; halves: number }>(sql`
      select least(5, round(halves / 2.0))::int as stars, count(*)::int as count,
        sum(halves)::int as halves
      from course_reviews where course_id = ${courseId} and not hidden group by 1`),
  ])
  const total = sum(ratings.rows.map((row) => row.count))
  const items = reviews.rows.map(
    ({ avatarId, avatarName, halves, createdAt, erased, realNameEn, ...row }) => ({
      ...row,
      realName: erased ? pick(deletedUser, locale) : masked(row.realName, realNameEn, locale),
      avatarUrl: avatarId === null ? null : publicFileUrl({ id: avatarId, name: avatarName ?? '' }),
      score: halves / 2,
      createdAt: new Date(createdAt).toISOString(),
    }),
  )
  return {
    courseId,
    ...paged({ total, page, perPage: reviewsPerPage, items }),
    score: score({ ratingCount: total, ratingHalves: sum(ratings.rows.map((row) => row.halves)) }),
    spread: [1, 2, 3, 4, 5].map(
      (stars) => ratings.rows.find((row) => row.stars === stars)?.count ?? 0,
    ),
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** A review is public, so it shows only the first character of the name: 林晓舟 is 林＊＊, in English L**. */
function masked(name: string, nameEn: string | null, locale: Locale): string {
  if (locale === 'zh-CN') return `${[...name][0] ?? ''}＊＊`
  return `${[...(nameEn || latinName(name))][0] ?? ''}**`
}
