import { z } from 'zod'
import { courseCardSchema } from '#src/features/learning/course/contract.ts'
import { cardTags, publishedCourses } from '#src/features/learning/course/tags.ts'
import { endpoint } from '#src/shared/endpoint.ts'

export const homeApi = {
  getHome: endpoint({
    method: 'GET',
    path: 'Site/GetHome',
    access: 'public',
    summary: {
      zh: '浏览首页',
      en: 'Read the home page: courses, open courses that start soon, numbers of the site',
    },
    input: z.object({}),
    answer: z.object({
      premium: z.array(courseCardSchema),
      /** Open courses: those that start next, then running ones. */
      open: z.array(courseCardSchema),
      /** Those that have premium courses, and how many: each leads to that list. */
      categories: z.array(z.object({ slug: z.string(), name: z.string(), total: z.int() })),
      numbers: z.object({
        courses: z.int(),
        lessons: z.int(),
        teachers: z.int(),
        learners: z.int(),
        questions: z.int(),
      }),
    }),
    tags: ({ premium, open }) => [publishedCourses, ...[...premium, ...open].flatMap(cardTags)],
  }),
}
