import * as z from 'zod/mini'
import { replyForm } from '#src/features/learning/interaction/forms.ts'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'
import { titleMost } from './limits.ts'

const title = requiredLine(titleMost, bothWords('请输入标题', 'Please enter the title'))

export const topicForm = z.object({ title, ...replyForm.shape })
