import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { optionalLine, requiredLine } from '#src/shared/fields.ts'
import { dayNameMost, lessonTitleMost, reasonMost, roomMost, weeksTypedMost } from './limits.ts'

const day = bothWords('请选择日期', 'Please choose a date')

export const lessonTitle = requiredLine(
  lessonTitleMost,
  bothWords('请输入课程名称', 'Please enter the name of the lesson'),
)
export const room = optionalLine(roomMost)
export const reason = requiredLine(reasonMost, bothWords('请输入原因', 'Please enter the reason'))
export const weeksTyped = optionalLine(weeksTypedMost)
export const dayName = requiredLine(dayNameMost, bothWords('请输入名称', 'Please enter a name'))
export const someDay = z.iso.date({ error: day })

const chosen = z
  .string({ error: bothWords('请选择', 'Please choose') })
  .check(z.regex(/^\d+$/, { error: bothWords('请选择', 'Please choose') }))

/** A recurring lesson, as it is typed. */
export const lessonForm = z.object({
  title: lessonTitle,
  room,
  weekday: chosen,
  sectionFrom: chosen,
  sectionTo: chosen,
  kind: z.enum(['all', 'odd', 'even', 'list']),
  weeks: weeksTyped,
  teacherId: chosen,
})

/** A single lesson in another place. */
export const moveForm = z.object({
  toDay: someDay,
  sectionFrom: chosen,
  sectionTo: chosen,
  room,
  reason,
})

export const cancelForm = z.object({ reason })

export const termForm = z.object({
  yearFrom: chosen,
  half: z.enum(['first', 'second']),
  startsOn: someDay,
  weeks: chosen,
  examWeeks: weeksTyped,
})

export const dayForm = z.object({
  day: someDay,
  kind: z.enum(['holiday', 'makeUp']),
  name: dayName,
  nameEn: dayName,
  replaces: z.union([z.literal(''), someDay]),
})
