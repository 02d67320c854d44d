import { z } from 'zod'
import { courseKinds } from '#src/features/learning/course/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { checkApi } from './check-api.ts'
import { textbookErrors } from '#src/features/content/textbook/errors.ts'
import { ownApi } from './own-api.ts'
import { staffApi } from './staff-api.ts'

export const authoringApi = {
  ...checkApi,
  ...ownApi,
  ...staffApi,
  createCourse: endpoint({
    method: 'POST',
    path: 'Authoring/CreateCourse',
    access: 'teacher',
    summary: {
      zh: '新建课程',
      en: 'Make a course: a name is enough; the rest comes from the profile and the last course',
    },
    input: z.object({
      kind: z.enum(courseKinds),
      name: z.string().trim().min(1).max(200),
      language: z.enum(['zh', 'en']).default('zh'),
      /** One's own or a published textbook; the course names it, so that its outline can be taken over. */
      textbookId: z.int().positive().max(2_147_483_647).nullable().default(null),
    }),
    answer: z.object({ courseId: z.int(), draftId: z.int() }),
    errors: [textbookErrors.notFound],
  }),
}
