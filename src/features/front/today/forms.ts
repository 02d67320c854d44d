import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { dayField, requiredLine } from '#src/shared/fields.ts'
import { ownTitleMost } from './limits.ts'

const day = dayField(bothWords('请选择日期', 'Please choose a date'))

export const ownTodoForm = z.object({
  title: requiredLine(ownTitleMost, bothWords('请输入待办事项', 'Please enter a to-do')),
  /** Empty: without a day. */
  dueOn: z.union([z.literal(''), day]),
})

export const snoozeForm = z.object({ untilOn: day })
