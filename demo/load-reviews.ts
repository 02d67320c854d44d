import { seedReviews, type SeedReview } from '#src/features/learning/review/server/seed-reviews.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Loaded } from './load-course.ts'
import { chance } from './load-media.ts'
import { reportedReviews, thanks } from './review-words.ts'

const day = 86_400_000

interface Given {
  userIds: Map<string, number>
  /** The usernames of the course's learners. */
  learners: string[]
  /** A time for a learner's act, not before `from`. */
  when: (name: string, from: number) => Date
}

/** Reviews of the demo's people, with helpful votes, replies, reports that wait, and one hidden review. */
export async function loadReviews(
  tx: Tx,
  { course, courseId, publishedAt }: Loaded,
  { userIds, learners, when }: Given,
): Promise<void> {
  const idOf = (username: string) => userIds.get(username)!
  const earliest = Math.min(publishedAt.getTime() + 7 * day, Date.now())
  const chanceOf = (what: string) => chance(`${what}:${course.slug}`)
  const written = course.reviews.map(({ by, rating, content }, at): SeedReview => {
    const createdAt = when(`review:${by}`, earliest)
    const finds = chanceOf(`helpful:${by}`) * 0.6
    const teacher = idOf(course.teachers[0]!)
    return {
      ...{ userId: idOf(by), halves: Math.round(rating * 2), content, createdAt },
      helpfulOf: learners
        .filter((name) => name !== by && chanceOf(`helpful:${by}:${name}`) < finds)
        .map(idOf),
      ...(chanceOf(`reply:${by}`) < 0.4 && {
        reply: {
          userId: teacher,
          content: thanks[course.language][at % thanks[course.language].length]!,
          at: when(`reply:${by}`, createdAt.getTime()),
        },
      }),
    }
  })
  const authors = new Set(course.reviews.map(({ by }) => by))
  const others = learners.filter((name) => !authors.has(name))
  // A course with few reviews has its reports from other learners.
  const reporters = [...authors, ...others.toReversed()]
  const reported = reportedReviews
    .filter(({ slug }) => slug === course.slug)
    .map(({ rating, content, reports, hidden }, at): SeedReview => {
      const createdAt = new Date(Date.now() - (9 - at) * day)
      const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000)
      return {
        ...{ userId: idOf(others[at]!), halves: rating * 2, content, createdAt },
        reports: reports.map((report, number) => ({
          ...{ ...report, userId: idOf(reporters[number]!), at: after(20 + number * 7) },
        })),
        ...(hidden && { hidden: { ...hidden, deciderId: idOf('admin'), at: after(40) } }),
      }
    })
  await seedReviews(tx, courseId, [...written, ...reported])
}
