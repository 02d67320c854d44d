import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'

/** The rules of a new course: a name is enough; its type and language are chosen already. */
export const createForm = z.object({
  kind: z.enum(['premium', 'open'], bothWords('请选择课程类型', 'Please select course type')),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, bothWords('请输入课程名称', 'Please enter course name')),
      z.maxLength(200),
    ),
  language: z.enum(['zh', 'en'], bothWords('请选择教学语言', 'Please select teaching language')),
  /** One's own or a published one. */
  textbookId: z.nullable(z.number()),
})
