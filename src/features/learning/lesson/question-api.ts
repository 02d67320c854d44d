import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { lessonErrors as errors } from './errors.ts'
import { choicesShown } from './limits.ts'

/** The part of the contract about questions that phones answer by A to D. */

const act = { method: 'POST', access: 'login' } as const
const asHelper = [errors.unknown, classErrors.notHelper, classErrors.archived]
const choice = z
  .int()
  .min(0)
  .max(choicesShown - 1)

export const questionApi = {
  askQuestion: endpoint({
    ...act,
    path: 'Lesson/AskQuestion',
    summary: {
      zh: '发起课堂提问',
      en: 'Open a question of A to D in a lesson, or find the one that is open',
    },
    input: z.object({ lessonId: idInBody() }),
    answer: z.object({ questionId: z.int() }),
    errors: [...asHelper, errors.endedQuestion],
    repeatable: true,
  }),
  closeQuestion: endpoint({
    ...act,
    path: 'Lesson/CloseQuestion',
    summary: {
      zh: '结束课堂提问',
      en: 'Close a question of a lesson: answers do not change any more',
    },
    input: z.object({ lessonId: idInBody(), questionId: idInBody() }),
    answer: z.object({}),
    errors: asHelper,
    repeatable: true,
  }),
  getQuestion: endpoint({
    method: 'GET',
    path: 'Lesson/GetQuestion',
    access: 'login',
    summary: {
      zh: '查看课堂提问的结果',
      en: 'Read the newest question of a lesson: how many have answered, and once it is closed how many each of A to D',
    },
    input: z.object({ lessonId: idInQuery() }),
    answer: z.object({
      question: z
        .object({
          questionId: z.int(),
          /** Within the lesson, from 1. */
          number: z.int(),
          isOpen: z.boolean(),
          answered: z.int(),
          of: z.int(),
          /** Of A to D; null while it is open, because answers follow the crowd. */
          counts: z.array(z.int()).length(choicesShown).nullable(),
        })
        .nullable(),
    }),
    errors: [errors.unknown, classErrors.notHelper],
  }),
  answerQuestion: endpoint({
    ...act,
    path: 'Lesson/AnswerQuestion',
    summary: {
      zh: '回答课堂提问',
      en: 'Answer the open question of a lesson; another answer replaces it until the question is closed',
    },
    input: z.object({ classId: idInBody(), questionId: idInBody(), choice }),
    answer: z.object({ choice }),
    errors: [classErrors.unknown, errors.answerOfStudents, errors.notActive, errors.questionClosed],
    repeatable: true,
  }),
}
