import { z } from 'zod'
import { courseKinds } from '#src/features/learning/course/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { checkApi } from './check-api.ts'

export const authoringApi = {
  ...checkApi,
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
    }),
    answer: z.object({ courseId: z.int(), draftId: z.int() }),
  }),
}
