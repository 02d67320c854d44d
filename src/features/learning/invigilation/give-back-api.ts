import { z } from 'zod'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { attemptRef } from './attempt-ref.ts'
import { invigilationErrors as errors } from './errors.ts'
import { giveBackForm } from './forms.ts'

/** Attempts that one act gives back. */
const attemptsAtOnce = 500

export const giveBackApi = {
  giveBack: endpoint({
    method: 'POST',
    path: 'Invigilation/GiveBack',
    access: 'teacher',
    summary: {
      zh: '打回重做',
      en: 'Give attempts back to be redone until a date, and tell their learners the reason',
    },
    input: z.object({
      quizId: idInBody(),
      attemptIds: z.array(attemptRef).min(1).max(attemptsAtOnce),
      ...giveBackForm.shape,
    }),
    answer: z.object({ given: z.int() }),
    errors: [quizErrors.notFound, errors.noRight, quizErrors.attemptNotFound, errors.dateInPast],
    repeatable: true,
  }),
}
