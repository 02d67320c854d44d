import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { pick } from '#src/shared/locale.ts'
import type { SiteInfo } from '#src/shared/page.ts'
import type { courseApi } from '../contract.ts'

/** Describes the course for search engines (schema.org/Course). */
export function structuredCourse(
  course: AnswerOf<typeof courseApi.getCourse>,
  site: SiteInfo,
  locale: Locale,
): Record<string, unknown> {
  return {
    '@type': 'Course',
    name: course.name,
    description: course.introduction,
    inLanguage: course.language === 'en' ? 'en' : 'zh-CN',
    availableLanguage: { zh: ['zh-CN'], en: ['en'], both: ['zh-CN', 'en'] }[course.offered],
    educationalLevel: course.difficulty,
    provider: { '@type': 'Organization', name: pick(site.name, locale), url: site.url },
    ...(course.score !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: course.score,
        ratingCount: course.ratingCount,
        bestRating: 5,
      },
    }),
    ...(course.fee === 0 && { isAccessibleForFree: true }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      instructor: course.teacherCards.map(({ name }) => ({ '@type': 'Person', name })),
      ...(course.durationSeconds > 0 && { courseWorkload: isoDuration(course.durationSeconds) }),
      ...(course.semester && {
        startDate: course.semester.startsOn,
        endDate: course.semester.endsOn,
      }),
    },
  }
}

/** 3725 → PT1H2M */
function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes % 60}M`
}
