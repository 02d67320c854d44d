import { z } from 'zod'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { questionKey, questionToTake } from '#src/features/content/question/taking.ts'
import { questionTypes } from '#src/features/content/question/types.ts'
import { attemptRef } from '#src/features/learning/invigilation/attempt-ref.ts'
import { invigilationErrors } from '#src/features/learning/invigilation/errors.ts'
import { quizPlaceSchema } from '#src/features/learning/invigilation/quiz-place.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { attemptCommentForm, commentMost } from './forms.ts'

/** Answers that the marking screen holds at once, so that all of them can be marked without a network. */
export const answersPerPage = 50

/** `empty`: nothing was answered, and no points were given; it counts 0 and waits for nobody. */
export const answerStates = ['waiting', 'marked', 'empty', 'all'] as const
/** Hidden names are in no answer of the server, nor ids, moments and names of files; the order says nothing either. */
export const nameChoices = ['shown', 'hidden'] as const

/** The id of a group's question; empty for the whole question. */
const part = z.string().max(20)
/** To the hundredth. */
const points = z.number().min(0).max(9999).multipleOf(0.01)
const access = [quizErrors.notFound, invigilationErrors.noRight]

const writtenQuestion = z.object({
  questionId: z.int(),
  part,
  /** From 1, in the order of the quiz; null for a question that it has no longer. */
  number: z.int().nullable(),
  /** The stem in plain words. */
  title: z.string(),
  type: z.enum(questionTypes),
  /** Written answers of attempts that were handed in, and those of them without a mark. */
  answers: z.int(),
  waiting: z.int(),
  /** Learners who have left it empty. */
  empty: z.int(),
})

const writtenAnswer = z.object({
  /** A key in place of the id where names are hidden. */
  attemptId: attemptRef,
  /** The facts that identify the learner; null where names are hidden. */
  learner: z
    .object({
      name: z.string(),
      username: z.string(),
      handedInAt: z.iso.datetime(),
      late: z.boolean(),
      /** 1 for the learner's first attempt. */
      number: z.int(),
    })
    .nullable(),
  /** The points of the part. */
  of: z.number(),
  /** Nothing was answered; a teacher may give points nevertheless. */
  empty: z.boolean(),
  /** The teacher's words on the attempt as a whole; empty without any. */
  comment: z.string(),
  /** Plain words of a short answer. */
  text: z.string().nullable(),
  /** Formatted text of an essay, with drawn formulas. */
  html: z.string().nullable(),
  /** Its photographs or files in their order, or its recording. */
  files: z.array(givenFileSchema),
  mark: z
    .object({
      points: z.number(),
      criteria: z.record(z.string(), z.number()),
      comment: z.string(),
      revision: z.number(),
      markedAt: z.iso.datetime(),
      /** The name of the teacher; null once the account was deleted. */
      by: z.string().nullable(),
    })
    .nullable(),
})
export type WrittenAnswer = z.output<typeof writtenAnswer>

export const gradingApi = {
  getMarking: endpoint({
    method: 'GET',
    path: 'Grading/GetMarking',
    access: 'login',
    summary: {
      zh: '查看测验中由教师评分的题目',
      en: 'List the questions of a quiz that a teacher marks, with what waits',
    },
    input: z.object({ quizId: idInQuery() }),
    answer: z.object({
      quizId: z.int(),
      title: z.string(),
      place: quizPlaceSchema,
      marksReleasedAt: z.iso.datetime().nullable(),
      questions: z.array(writtenQuestion),
      can: z.object({ releaseMarks: canSchema }),
    }),
    errors: access,
  }),
  getAnswers: endpoint({
    method: 'GET',
    path: 'Grading/GetAnswers',
    access: 'login',
    summary: {
      zh: '查看一道题的书面作答',
      en: 'List the written answers to one question with their marks',
    },
    input: z.object({
      quizId: idInQuery(),
      questionId: idInQuery(),
      part: part.default(''),
      state: z.enum(answerStates).default('waiting'),
      names: z.enum(nameChoices).default('shown'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(writtenAnswer),
      /** The newest version that was asked, with its model answer and criteria. */
      question: questionToTake,
      key: questionKey,
      /** Comments that the viewer has written before, the latest first. */
      phrases: z.array(z.string()),
    }),
    errors: [...access, quizErrors.notWritten],
  }),
  setMark: endpoint({
    method: 'POST',
    path: 'Grading/SetMark',
    access: 'login',
    summary: { zh: '为书面作答评分', en: 'Mark a written answer' },
    input: z.object({
      quizId: idInBody(),
      attemptId: attemptRef,
      questionId: idInBody(),
      part,
      points,
      criteria: z
        .record(z.string().max(20), points)
        .refine((given) => Object.keys(given).length <= 20),
      comment: z.string().trim().max(commentMost),
      /** Growing, by the clock of the device, at most the server's: a mark that arrives late never replaces a newer one. */
      revision: z.int().positive(),
    }),
    answer: z.object({
      attemptId: attemptRef,
      questionId: z.int(),
      part,
      /** Of the mark that counts. */
      revision: z.number(),
      /** Answers of the attempt without a mark. */
      waiting: z.int(),
      /** The mark of another teacher that this one has replaced; that teacher gets a message. */
      replaced: z.object({ by: z.string(), points: z.number() }).nullable(),
    }),
    errors: [
      ...[...access, invigilationErrors.readOnly, quizErrors.ownAttempt],
      quizErrors.attemptNotFound,
      quizErrors.notWritten,
      quizErrors.tooManyPoints,
      quizErrors.tooManyForCriterion,
    ],
    repeatable: true,
  }),
  setComment: endpoint({
    method: 'POST',
    path: 'Grading/SetComment',
    access: 'login',
    summary: {
      zh: '填写整卷评语',
      en: 'Write a comment on a whole attempt, which its learner reads with the result',
    },
    input: z.object({ quizId: idInBody(), attemptId: attemptRef, ...attemptCommentForm.shape }),
    answer: z.object({ comment: z.string() }),
    errors: [
      ...[...access, invigilationErrors.readOnly],
      ...[quizErrors.attemptNotFound, quizErrors.ownAttempt],
    ],
    repeatable: true,
  }),
}
