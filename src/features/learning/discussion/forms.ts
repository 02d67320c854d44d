import * as z from 'zod/mini'
import { replyForm } from '#src/features/learning/interaction/forms.ts'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'
import { deletionReasonMost, titleMost } from './limits.ts'

const title = requiredLine(titleMost, bothWords('请输入标题', 'Please enter the title'))

export const topicForm = z.object({ title, ...replyForm.shape })

/** The reason, which the author of a deleted text reads. For one's own text it is ignored. */
export const deletionForm = z.object({
  reason: z._default(z.string().check(z.trim(), z.maxLength(deletionReasonMost)), ''),
})
