import { z } from 'zod'
import { courseKinds, keywordLength, rangesSchema } from '#src/features/learning/course/contract.ts'
import { courseTag, publishedCourses } from '#src/features/learning/course/tags.ts'
import { endpoint } from '#src/shared/endpoint.ts'

export const searchApi = {
  getSuggestions: endpoint({
    method: 'GET',
    path: 'Search/GetSuggestions',
    access: 'public',
    cost: 'suggestion',
    summary: {
      zh: '输入时给出搜索建议',
      en: 'Suggest courses, categories and teachers for the beginning of a keyword',
    },
    input: z.object({
      /** Courses of this kind come first. */
      kind: z.enum(courseKinds),
      keyword: z.string().trim().max(keywordLength),
    }),
    answer: z.object({
      /** The corrected keyword, where the typed one has no match. */
      meant: z.string().nullable(),
      courses: z.array(
        z.object({
          courseId: z.int(),
          kind: z.enum(courseKinds),
          name: z.string(),
          /** The characters of the name to mark. */
          ranges: rangesSchema,
        }),
      ),
      categories: z.array(z.object({ slug: z.string(), name: z.string(), ranges: rangesSchema })),
      teachers: z.array(z.object({ name: z.string(), ranges: rangesSchema })),
    }),
    tags: ({ courses }) => [publishedCourses, ...courses.map(courseTag)],
  }),
}
