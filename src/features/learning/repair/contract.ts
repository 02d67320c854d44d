import { z } from 'zod'
import { questionTypes } from '#src/features/content/question/types.ts'
import { cardSchema } from '#src/features/learning/revision/contract.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { repairErrors as errors } from './errors.ts'
import { giveForm } from './forms.ts'

export const missesPerPage = 20
export const setsPerPage = 10
/** Sets of a course that its teachers see at once. */
export const givenPerPage = 50
/** Questions of a practice set, which are cards of one sitting. */
export const questionsMost = 50
export const missSorts = ['learners', 'share', 'latest'] as const

const day = z.iso.date()

const miss = z.object({
  questionId: z.int(),
  type: z.enum(questionTypes),
  title: z.string(),
  chapter: z.string().nullable(),
  /** Learners of the course who have it in their wrong-question set, not mastered. */
  learners: z.int(),
  /** Learners who have answered it wrongly at some time. */
  missed: z.int(),
  /** Learners who have answered it in a quiz whose key they may know. */
  met: z.int(),
  lastWrongAt: z.iso.datetime(),
})
export type Miss = z.output<typeof miss>

const givenSet = z.object({
  setId: z.int(),
  title: z.string(),
  dueOn: day.nullable(),
  givenAt: z.iso.datetime(),
  /** The name of the teacher; null once the account was deleted. */
  by: z.string().nullable(),
  questions: z.int(),
  /** Learners who have met some of its questions, and those who have answered all of theirs since. */
  learners: z.int(),
  done: z.int(),
})
export type GivenSet = z.output<typeof givenSet>

const ownSet = z.object({
  setId: z.int(),
  title: z.string(),
  course: z.string(),
  dueOn: day.nullable(),
  givenAt: z.iso.datetime(),
  by: z.string().nullable(),
  /** The questions that the learner has met, and those answered since the set was given. */
  questions: z.int(),
  answered: z.int(),
})
export type OwnSet = z.output<typeof ownSet>

export const repairApi = {
  getMisses: endpoint({
    method: 'GET',
    path: 'Repair/GetMisses',
    access: 'teacher',
    summary: {
      zh: '查看课程的高频错题',
      en: 'List the questions that most learners of a course have in their wrong-question sets; without a course, of the first one',
    },
    input: z.object({
      courseId: idInQuery().optional(),
      chapterId: idInQuery().optional(),
      keyword: keywordInQuery,
      sort: z.enum(missSorts).default('learners'),
      page: pageInQuery,
    }),
    answer: z.object({
      /** The courses whose learners the viewer may see. */
      courses: z.array(z.object({ courseId: z.int(), name: z.string() })),
      /** Null without a course. */
      courseId: z.int().nullable(),
      chapters: z.array(z.object({ chapterId: z.int(), name: z.string() })),
      ...listOf(miss),
    }),
    errors: [errors.courseNotFound],
  }),
  getSets: endpoint({
    method: 'GET',
    path: 'Repair/GetSets',
    access: 'teacher',
    summary: {
      zh: '查看课程已布置的巩固练习',
      en: 'List the practice sets of a course, the newest first, with how many learners are done',
    },
    input: z.object({ courseId: idInQuery(), page: pageInQuery }),
    answer: z.object(listOf(givenSet)),
    errors: [errors.courseNotFound],
  }),
  give: endpoint({
    method: 'POST',
    path: 'Repair/Give',
    access: 'teacher',
    summary: {
      zh: '布置巩固练习',
      en: 'Give a practice set to the learners of a course; each gets the questions that they have met, and a message',
    },
    input: z.object({
      courseId: idInBody(),
      title: giveForm.shape.title,
      dueOn: day.nullable(),
      questionIds: z.array(idInBody()).min(1).max(questionsMost),
    }),
    answer: z.object({ setId: z.int(), learners: z.int() }),
    errors: [errors.courseNotFound, errors.noQuestions],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: 'Repair/Withdraw',
    access: 'teacher',
    summary: {
      zh: '撤回巩固练习',
      en: 'Withdraw a practice set; what learners have answered stays in their wrong-question sets',
    },
    input: z.object({ setId: idInBody() }),
    answer: z.object({}),
    errors: [errors.setNotFound],
    repeatable: true,
  }),
  getOwnSets: endpoint({
    method: 'GET',
    path: 'Repair/GetOwnSets',
    access: 'login',
    summary: {
      zh: '查看教师给自己布置的巩固练习',
      en: 'List the practice sets that one’s teachers have given, the newest first',
    },
    input: z.object({ page: pageInQuery }),
    answer: z.object(listOf(ownSet)),
  }),
  getCards: endpoint({
    method: 'GET',
    path: 'Repair/GetCards',
    access: 'login',
    summary: {
      zh: '开始巩固练习',
      en: 'Read the cards of a practice set without their keys, those not answered yet first',
    },
    input: z.object({ setId: idInQuery() }),
    answer: z.object({ set: ownSet, cards: z.array(cardSchema) }),
    errors: [errors.setNotFound],
  }),
}
