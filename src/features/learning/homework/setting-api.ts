import { z } from 'zod'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { type AnswerOf, endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { homeworkErrors as errors } from './errors.ts'
import { homeworkForm, quizForm } from './forms.ts'
import { audiences, homeworkStates, listFilters } from './limits.ts'
import { about, classRow, moment, setQuizOf } from './schemas.ts'

const act = { method: 'POST', access: 'teacher', answer: z.object({}) } as const
const ofHomework = { homeworkId: idInBody() }
const asTeacher = [
  errors.unknown,
  classErrors.unknown,
  classErrors.notTeacher,
  classErrors.archived,
]

export const settingApi = {
  getOfClass: endpoint({
    method: 'GET',
    path: 'Homework/GetOfClass',
    access: 'login',
    summary: {
      zh: '查看班级作业',
      en: 'List the homework of a class: with counts for those who look after it, with one’s own state for students',
    },
    input: z.object({
      classId: idInQuery(),
      state: z.enum(listFilters).default('all'),
      keyword: keywordInQuery,
      page: pageInQuery,
    }),
    answer: z.object({
      ...classHead,
      ...listOf(classRow),
      can: z.object({ set: canSchema, lookAfter: canSchema }),
    }),
    errors: [classErrors.unknown],
  }),
  getForm: endpoint({
    method: 'GET',
    path: 'Homework/GetForm',
    access: 'teacher',
    summary: {
      zh: '查看作业设置',
      en: 'Read the settings of homework for its teachers, with the groups and students it may be for',
    },
    input: z.object({
      classId: idInQuery(),
      /** Left out: for new homework. */
      homeworkId: idInQuery().optional(),
    }),
    answer: z.object({
      ...classHead,
      groups: z.array(z.object({ groupId: z.int(), name: z.string() })),
      students: z.array(person.extend({ number: z.string() })),
      homework: z
        .object({
          ...about,
          /** As it is edited. */
          source: z.string(),
          state: z.enum(homeworkStates),
          visibleFrom: moment.nullable(),
          namesHidden: z.boolean(),
          audience: z.enum(audiences),
          groupIds: z.array(z.int()),
          userIds: z.array(z.int()),
          /** Whether works were handed in: the full mark and the rubric stay then. */
          hasWorks: z.boolean(),
          /** Null for other homework. */
          quiz: setQuizOf.nullable(),
        })
        .nullable(),
      /** The teacher’s own files that it names. */
      given: z.array(givenFileSchema),
      can: z.object({ set: canSchema }),
    }),
    errors: [errors.unknown, classErrors.unknown, classErrors.notTeacher],
  }),
  save: endpoint({
    ...act,
    path: 'Homework/Save',
    summary: {
      zh: '保存或发布作业',
      en: 'Save homework as a draft, publish it, or change published homework; those whose date changes are told',
    },
    input: z.object({
      classId: idInBody(),
      /** Null: new homework. */
      homeworkId: idInBody().nullable(),
      /** Chosen by the page, so that a repeated call creates one. */
      key: z.string().regex(/^[0-9a-f]{32}$/),
      publish: z.boolean(),
      homework: homeworkForm,
      /** Left out for other homework; what it is stays once it was saved. */
      quiz: z.optional(quizForm),
    }),
    answer: z.object({ homeworkId: z.int() }),
    errors: [
      ...asTeacher,
      ...[errors.tooMany, errors.hasWorks, errors.wrongStudent, errors.quizMark],
      ...[errors.paperUnknown, errors.paperEmpty, errors.hasAttempts, quizErrors.notReady],
      ...[errors.groupsKept, errors.noGroups, errors.hasRound],
      ...Object.values(namingErrors),
    ],
    repeatable: true,
    perMinute: 60,
    maxBytes: 256 * 1024,
  }),
  withdraw: endpoint({
    ...act,
    path: 'Homework/Withdraw',
    summary: {
      zh: '撤回作业',
      en: 'Withdraw published homework: students see it no longer, and their works stay',
    },
    input: z.object(ofHomework),
    errors: asTeacher,
    repeatable: true,
  }),
  delete: endpoint({
    ...act,
    path: 'Homework/Delete',
    summary: { zh: '删除作业', en: 'Delete homework with all works and marks' },
    input: z.object(ofHomework),
    errors: asTeacher,
  }),
  copy: endpoint({
    ...act,
    path: 'Homework/Copy',
    summary: {
      zh: '复制作业到其他班级',
      en: 'Copy homework to another class of the teacher, as a draft for all of it',
    },
    input: z.object({
      ...ofHomework,
      classId: idInBody(),
      key: z.string().regex(/^[0-9a-f]{32}$/),
    }),
    answer: z.object({ homeworkId: z.int() }),
    errors: [...asTeacher, errors.tooMany],
    repeatable: true,
    perMinute: 20,
  }),
}
export type HomeworkSettings = NonNullable<AnswerOf<typeof settingApi.getForm>['homework']>
