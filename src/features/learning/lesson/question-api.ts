import { z } from 'zod'
import { bankErrors } from '#src/features/content/bank/errors.ts'
import { questionKey, questionToTake } from '#src/features/content/question/taking.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { lessonErrors as errors } from './errors.ts'
import { choicesMost } from './limits.ts'

/** The part of the contract about questions that phones answer in a lesson. */

const act = { method: 'POST', access: 'login', answer: z.object({}) } as const
const asHelper = [errors.unknown, classErrors.notHelper, classErrors.archived]
const one = { lessonId: idInBody(), questionId: idInBody() }

/** Places of options, 0 for A; of a true/false 0 is “true”. In their order, each once. */
const choices = z.array(
  z
    .int()
    .min(0)
    .max(choicesMost - 1),
)

const asked = z.object({
  questionId: z.int(),
  /** Within the lesson, from 1. */
  number: z.int(),
  /** Of the bank; null where its words are spoken. */
  bankQuestionId: z.int().nullable(),
  options: z.int(),
  /** Several options may be chosen. */
  isMultiple: z.boolean(),
  isOpen: z.boolean(),
  /** Whether phones and the projector show the correct answer. */
  keyShown: z.boolean(),
  answered: z.int(),
  of: z.int(),
  /** Of each option; null while it is open, because answers follow the crowd. */
  counts: z.array(z.int()).nullable(),
})

/** The question that a phone shows: the newest of the lesson, while it is open; one with words until the next. */
export const askedOfStudent = z.object({
  questionId: z.int(),
  isOpen: z.boolean(),
  options: z.int(),
  isMultiple: z.boolean(),
  /** Whether its words can be read. */
  hasWords: z.boolean(),
  keyShown: z.boolean(),
  /** The viewer’s own; null without an answer. */
  choices: choices.nullable(),
})
export type AskedOfStudent = z.output<typeof askedOfStudent>

const words = z.object({
  question: questionToTake,
  /** Null until the teacher shows it. */
  key: questionKey.nullable(),
})
export type QuestionWords = z.output<typeof words>

const past = asked.extend({
  words: words.nullable(),
  /** The viewer’s own, as a student; null without one. */
  mine: choices.nullable(),
})
export type PastQuestion = z.output<typeof past>

export const questionApi = {
  askQuestion: endpoint({
    ...act,
    path: 'Lesson/AskQuestion',
    summary: {
      zh: '发起课堂提问',
      en: 'Ask a question of the bank or a spoken one of A to D in a lesson, or find the one that is open',
    },
    input: z.object({ lessonId: idInBody(), bankQuestionId: idInBody().optional() }),
    answer: z.object({ questionId: z.int() }),
    errors: [
      ...[...asHelper, errors.endedQuestion, errors.manyQuestions],
      ...[bankErrors.unknown, errors.questionNotReady, errors.questionNotChoice],
    ],
    repeatable: true,
  }),
  closeQuestion: endpoint({
    ...act,
    path: 'Lesson/CloseQuestion',
    summary: {
      zh: '结束课堂提问',
      en: 'Close a question of a lesson: its answers no longer change',
    },
    input: z.object(one),
    errors: asHelper,
    repeatable: true,
  }),
  showKey: endpoint({
    ...act,
    path: 'Lesson/ShowKey',
    summary: {
      zh: '公布课堂提问的答案',
      en: 'Show the class the correct answer of a question of the bank, and close the question',
    },
    input: z.object(one),
    errors: asHelper,
    repeatable: true,
  }),
  deleteQuestion: endpoint({
    ...act,
    path: 'Lesson/DeleteQuestion',
    summary: {
      zh: '删除课堂提问',
      en: 'Delete a question of a lesson with its answers, so that it does not count as asked',
    },
    input: z.object(one),
    errors: asHelper,
    repeatable: true,
  }),
  getQuestion: endpoint({
    method: 'GET',
    path: 'Lesson/GetQuestion',
    access: 'login',
    summary: {
      zh: '查看课堂提问的结果',
      en: 'Read the newest question of a lesson: how many have answered, and once it is closed how many chose each option',
    },
    input: z.object({ lessonId: idInQuery() }),
    answer: z.object({ question: asked.nullable() }),
    errors: [errors.unknown, classErrors.notHelper],
  }),
  getWords: endpoint({
    method: 'GET',
    path: 'Lesson/GetWords',
    access: 'login',
    summary: {
      zh: '查看课堂提问的题目，公布后含答案',
      en: 'Read the words of a question of the bank that was asked in a lesson, with the correct answer once it is shown',
    },
    input: z.object({ classId: idInQuery(), questionId: idInQuery() }),
    answer: words,
    errors: [classErrors.unknown, errors.questionUnknown],
  }),
  answerQuestion: endpoint({
    ...act,
    path: 'Lesson/AnswerQuestion',
    summary: {
      zh: '回答课堂提问',
      en: 'Answer the open question of a lesson; another answer replaces it until the question is closed',
    },
    input: z.object({
      classId: idInBody(),
      questionId: idInBody(),
      choices: choices.min(1).max(choicesMost),
    }),
    answer: z.object({ choices }),
    errors: [
      ...[classErrors.unknown, errors.answerOfStudents, errors.notActive],
      ...[errors.questionClosed, errors.answerDoesNotFit],
    ],
    repeatable: true,
  }),
  getQuestions: endpoint({
    method: 'GET',
    path: 'Lesson/GetQuestions',
    access: 'login',
    summary: {
      zh: '查看一次课的全部提问',
      en: 'List the questions of a lesson in their order with how they were answered; students read their own answers',
    },
    input: z.object({ lessonId: idInQuery() }),
    answer: z.object({
      ...classHead,
      lessonId: z.int(),
      title: z.string(),
      beganAt: z.iso.datetime(),
      questions: z.array(past),
      can: z.object({ mark: canSchema }),
    }),
    errors: [errors.unknown],
  }),
}
