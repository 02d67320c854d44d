import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import {
  dayField,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '#src/shared/fields.ts'
import { lateAfterMost, leaveAnswerMost, leaveReasonMost, reasonMost, titleMost } from './limits.ts'

/** Why a state is corrected after the roll call. */
export const reasonForm = z.object({
  reason: requiredLine(reasonMost, bothWords('请填写更正原因', 'Please give the reason')),
})

/** What a teacher says of a lesson. `lateAfter` is in minutes as text; '' – only where the teacher says so. */
export const lessonForm = z.object({
  title: optionalLine(titleMost),
  lateAfter: z.string().check(
    z.refine((text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= lateAfterMost), {
      error: bothWords(
        `请输入 0 到 ${lateAfterMost} 之间的整数`,
        `Please enter a whole number up to ${lateAfterMost}`,
      ),
    }),
  ),
})

/** A request for leave. All days are the school's. */
export const leaveForm = z.object({
  firstDay: dayField(bothWords('请选择开始日期', 'Please choose the first day')),
  lastDay: dayField(bothWords('请选择结束日期', 'Please choose the last day')),
  reason: requiredText(leaveReasonMost, bothWords('请填写请假原因', 'Please give the reason')),
})
/** The same with the pictures that the page collects. */
export const leaveFields = leaveForm.check(
  z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: bothWords('结束日期不能早于开始日期', 'The last day cannot be before the first day'),
  }),
)

/** What a teacher says with a decision. */
export const answerForm = z.object({ answer: optionalText(leaveAnswerMost) })
