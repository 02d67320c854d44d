import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { accessErrors, itemInput } from './item-call.ts'

/** Letters of a text that count for a second: twice the usual speed of a reader. */
export const readingSpeed = { han: 10, other: 40 } as const
/** The longest time that a text must have been open before it is done, however long it is. */
export const readingSecondsMax = 60

export const textErrors = defineErrors('study', {
  notAText: { kind: 'refused', zh: '该学习内容不是阅读', en: 'This item is not a reading' },
  notATask: {
    kind: 'refused',
    zh: '该学习内容不是教学任务',
    en: 'This item is not a teaching task',
  },
  handedIn: {
    kind: 'refused',
    zh: '该教学任务通过提交作答完成',
    en: 'This teaching task is done by handing in an answer',
  },
})

/** What learners do with reading texts and teaching tasks. */
export const textApi = {
  reportRead: endpoint({
    method: 'POST',
    path: 'Study/ReportRead',
    access: 'login',
    summary: {
      zh: '上报阅读完成',
      en: 'Report that the end of a reading text was on the screen; the server checks the time against its clock',
    },
    input: itemInput,
    answer: z.object({
      itemId: z.int(),
      done: z.boolean(),
      /** Seconds that have to pass before the text is done; 0 once it is. */
      wait: z.number(),
    }),
    errors: [...accessErrors, textErrors.notAText],
    repeatable: true,
  }),
  setTaskDone: endpoint({
    method: 'POST',
    path: 'Study/SetTaskDone',
    access: 'login',
    summary: {
      zh: '标记教学任务是否做完',
      en: 'Mark a teaching task as done, or take that back',
    },
    input: itemInput.extend({ done: z.boolean() }),
    answer: z.object({ itemId: z.int(), done: z.boolean() }),
    errors: [...accessErrors, textErrors.notATask, textErrors.handedIn],
    repeatable: true,
  }),
}
