import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { homeworkErrors } from '#src/features/learning/homework/errors.ts'
import { lateSchema } from '#src/features/learning/homework/schemas.ts'
import { attemptSchema } from '#src/features/learning/quiz/attempt.ts'
import { quizFactsSchema } from '#src/features/learning/quiz/contract.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'

const starting = [
  ...[homeworkErrors.unknown, homeworkErrors.isExcused, classErrors.archived],
  ...[quizErrors.notFound, quizErrors.noQuestions, quizErrors.notOpen, quizErrors.closed],
  ...[quizErrors.entryClosed, quizErrors.noAttemptsLeft, quizErrors.waits],
]

/** Quizzes as homework: a student takes one until its date, and teachers read the attempts. */
export const homeworkQuizApi = {
  getQuiz: endpoint({
    method: 'GET',
    path: 'HomeworkQuiz/GetQuiz',
    access: 'login',
    summary: {
      zh: '查看作业中的测验',
      en: 'Read the terms of the quiz of one’s homework, with the open attempt or the last result',
    },
    input: z.object({ homeworkId: idInQuery() }),
    answer: z.object({
      homeworkId: z.int(),
      title: z.string(),
      /** The date that holds for the student. */
      dueAt: z.iso.datetime(),
      /** The late rule; null where no attempt may begin after the date. */
      late: lateSchema.nullable(),
      facts: quizFactsSchema,
      attempt: attemptSchema.nullable(),
    }),
    errors: [homeworkErrors.unknown],
  }),
  start: endpoint({
    method: 'POST',
    path: 'HomeworkQuiz/Start',
    access: 'login',
    summary: {
      zh: '开始作业中的测验',
      en: 'Open the quiz of homework: the running attempt, the last result, or a new attempt',
    },
    input: z.object({ homeworkId: idInBody() }),
    answer: attemptSchema,
    errors: starting,
    repeatable: true,
  }),
  redo: endpoint({
    method: 'POST',
    path: 'HomeworkQuiz/Redo',
    access: 'login',
    summary: {
      zh: '再次作答作业中的测验',
      en: 'Open a further attempt after a result; the earlier ones stay on record',
    },
    input: z.object({ homeworkId: idInBody(), attemptId: idInBody() }),
    answer: attemptSchema,
    errors: [...starting, homeworkErrors.isReturned, quizErrors.attemptNotFound],
    repeatable: true,
  }),
  getAttempt: endpoint({
    method: 'GET',
    path: 'HomeworkQuiz/GetAttempt',
    access: 'login',
    summary: {
      zh: '查看学生的一次作答',
      en: 'Read an attempt of a student with all marks and correct answers, for the teachers and assistants of the class',
    },
    input: z.object({ homeworkId: idInQuery(), attemptId: idInQuery() }),
    answer: z.object({
      ...classHead,
      homework: z.object({ homeworkId: z.int(), title: z.string() }),
      student: person,
      attempt: attemptSchema,
    }),
    errors: [homeworkErrors.unknown, classErrors.notHelper, quizErrors.attemptNotFound],
  }),
}
