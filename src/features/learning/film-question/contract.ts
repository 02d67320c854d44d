import { z } from 'zod'
import { bankErrors } from '#src/features/content/bank/errors.ts'
import { questionAnswer } from '#src/features/content/question/answer.ts'
import {
  questionKey,
  questionResult,
  questionToTake,
} from '#src/features/content/question/taking.ts'
import { scoringWays } from '#src/features/content/question/types.ts'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { filmQuestionErrors as errors } from './errors.ts'
import { secondMost } from './limits.ts'

const second = z.int().min(0).max(secondMost)
const itemQuery = z.object({ courseId: idInQuery(), itemId: idInQuery() })
const opening = [
  courseErrors.notFound,
  courseErrors.itemNotFound,
  courseErrors.notJoined,
  courseErrors.notStarted,
  courseErrors.notYetOpen,
  courseErrors.chapterLocked,
]
const managing = [courseErrors.notFound, courseErrors.itemNotFound, courseErrors.notTeacher]

const filmQuestion = z.object({
  pointId: z.int(),
  /** The second of the film at which it is asked. */
  second: z.int(),
  /** Whether the viewer has answered it, rightly or not; the film does not wait for it again. */
  answered: z.boolean(),
  /** How it earns its points, as it is named above it. */
  rules: z.array(z.enum(scoringWays)),
  /** Without its key. */
  question: questionToTake,
})
export type FilmQuestion = z.output<typeof filmQuestion>

const outcome = z.object({
  pointId: z.int(),
  question: questionToTake,
  answer: questionAnswer,
  result: questionResult,
  /** False for staff and for a trial: nothing is kept, and no statistics count it. */
  recorded: z.boolean(),
})
export type FilmOutcome = z.output<typeof outcome>

const point = z.object({
  pointId: z.int(),
  second: z.int(),
  /** The film has become shorter: the question is kept and never asked. */
  beyondEnd: z.boolean(),
  questionId: z.int(),
  question: questionToTake,
  key: questionKey,
  /** Learners who have answered; `right`: with the first answer. */
  answered: z.int(),
  right: z.int(),
  /** How many learners chose each option with the first answer; 'true' and 'false' of a true/false. */
  chosen: z.record(z.string(), z.int()),
})
export type FilmPoint = z.output<typeof point>

export const filmQuestionApi = {
  getQuestions: endpoint({
    method: 'GET',
    path: 'FilmQuestion/GetQuestions',
    access: 'login',
    summary: {
      zh: '查看视频中的题目',
      en: 'Read the questions in a film in the order of their seconds, without keys',
    },
    input: itemQuery,
    answer: z.object({ questions: z.array(filmQuestion) }),
    errors: opening,
  }),
  answer: endpoint({
    method: 'POST',
    path: 'FilmQuestion/Answer',
    access: 'login',
    summary: {
      zh: '回答视频中的题目',
      en: 'Answer a question in a film and have it marked; the first answer counts in statistics, and the same client id again changes nothing',
    },
    input: z.object({
      courseId: idInBody(),
      itemId: idInBody(),
      pointId: idInBody(),
      clientId: z.string().regex(/^[a-z0-9-]{8,64}$/),
      answer: questionAnswer,
    }),
    answer: outcome,
    errors: [...opening, errors.notFound, errors.answerDoesNotFit, errors.emptyAnswer],
    repeatable: true,
    perMinute: 30,
  }),
  getPoints: endpoint({
    method: 'GET',
    path: 'FilmQuestion/GetPoints',
    access: 'teacher',
    summary: {
      zh: '管理视频中的题目',
      en: 'List the questions in a film of one’s course, with keys and with how learners answered at first',
    },
    input: itemQuery,
    answer: z.object({ points: z.array(point) }),
    errors: managing,
  }),
  addPoint: endpoint({
    method: 'POST',
    path: 'FilmQuestion/AddPoint',
    access: 'teacher',
    summary: {
      zh: '在视频中添加题目',
      en: 'Ask a question of one’s bank, as it is now, at a second of a film',
    },
    input: z.object({
      ...{ courseId: idInBody(), itemId: idInBody(), second, questionId: idInBody() },
    }),
    answer: z.object({ pointId: z.int() }),
    errors: [
      ...[...managing, bankErrors.unknown, errors.notFilm, errors.beyondEnd, errors.secondTaken],
      ...[errors.notReady, errors.notMarkedAtOnce, errors.tooMany],
    ],
    repeatable: true,
  }),
  movePoint: endpoint({
    method: 'POST',
    path: 'FilmQuestion/MovePoint',
    access: 'teacher',
    summary: {
      zh: '移动视频中的题目',
      en: 'Move a question to another second of its film; its answers stay',
    },
    input: z.object({ courseId: idInBody(), pointId: idInBody(), second }),
    answer: z.object({ pointId: z.int() }),
    errors: [...managing, errors.notFound, errors.beyondEnd, errors.secondTaken],
    repeatable: true,
  }),
  deletePoint: endpoint({
    method: 'POST',
    path: 'FilmQuestion/DeletePoint',
    access: 'teacher',
    summary: {
      zh: '删除视频中的题目',
      en: 'Take a question out of a film, with its answers; the bank keeps the question',
    },
    input: z.object({ courseId: idInBody(), pointId: idInBody() }),
    answer: z.object({ pointId: z.int() }),
    errors: managing,
    repeatable: true,
  }),
}
