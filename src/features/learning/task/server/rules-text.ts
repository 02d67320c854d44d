import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { taskApi as api } from '../contract.ts'
import { isReadable, mayAnswer, mayWork, takesAnswer } from './rules.ts'

export const taskRules: ObjectRule[] = [
  {
    rule: mayAnswer,
    calls: [api.saveDraft, api.handIn, api.beginFile],
    zh: '已加入课程，并且可以打开该教学任务',
    en: 'The person has joined the course and may open the task',
  },
  {
    rule: takesAnswer,
    calls: [api.saveDraft, api.handIn, api.beginFile],
    zh: '教学任务需要提交作答',
    en: 'The task asks for an answer',
  },
  {
    rule: mayWork,
    calls: [api.getAnswers, api.getAnswer, api.comment],
    zh: '本人是课程的所有者或已接受邀请的合作教师',
    en: 'The person owns the course or is an accepted co-teacher',
  },
  {
    rule: isReadable,
    calls: [api.getAnswer, api.comment],
    zh: '作答已提交，且其学员仍在课程中',
    en: 'The answer was handed in, and its learner is still in the course',
  },
]
