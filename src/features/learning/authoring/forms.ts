import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'

/** The rules of a new course: a name is enough. */
export const createForm = z.object({
  kind: z.enum(['premium', 'open']),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, bothWords('请输入课程名称', 'Please enter course name')),
      z.maxLength(200),
    ),
  language: z.enum(['zh', 'en']),
})
