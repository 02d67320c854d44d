import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { dayField } from '#src/shared/fields.ts'

const day = bothWords('请选择日期', 'Please choose a date')

/** When a class gets a course: a day of the school; '' – at once. */
export const opensOn = z.union([z.literal(''), dayField(day)], { error: day })

export const dateForm = z.object({ opensOn })
export const addForm = z.object({
  courseId: z
    .string()
    .check(z.regex(/^[1-9]\d*$/, bothWords('请选择课程', 'Please choose a course'))),
  opensOn,
})
