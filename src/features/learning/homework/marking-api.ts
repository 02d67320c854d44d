import { z } from 'zod'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { type AnswerOf, endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { homeworkErrors as errors } from './errors.ts'
import { commentText, extendForm, giveBackForm, ownMarkForm } from './forms.ts'
import {
  handInsMost,
  homeworkKinds,
  homeworkStates,
  markMost,
  revisionMost,
  timeMost,
  workFilters,
  workSorts,
} from './limits.ts'
import {
  about,
  annotationSchema,
  groupMember,
  handInSchema,
  headQuiz,
  hundredths,
  moment,
  quizOfWork,
  workRow,
} from './schemas.ts'

const act = { method: 'POST', access: 'login', answer: z.object({}) } as const
const reading = [errors.unknown, classErrors.unknown, classErrors.notHelper]
const helping = [...reading, classErrors.archived, errors.notPublished]
const teaching = [...helping, classErrors.notTeacher]
const ofHomework = { homeworkId: idInBody() }
const ofWork = { homeworkId: idInBody(), userId: idInBody() }
const markGiven = z.int().min(0).max(markMost)

/** What became of a mark. */
const markAnswer = z.object({
  /** False: somebody else has marked the work meanwhile, and `mark` is theirs. */
  saved: z.boolean(),
  revision: z.int(),
  rawMark: hundredths.nullable(),
  mark: hundredths.nullable(),
  comment: z.string(),
  by: z.string().nullable(),
})

export const markingApi = {
  getWorks: endpoint({
    method: 'GET',
    path: 'Homework/GetWorks',
    access: 'login',
    summary: {
      zh: '查看作业提交情况',
      en: 'List the works of homework with what is missing, late, marked; for those who look after the class',
    },
    input: z.object({
      homeworkId: idInQuery(),
      state: z.enum(workFilters).default('all'),
      group: idInQuery().optional(),
      keyword: keywordInQuery,
      sort: z.enum(workSorts).default('number'),
      page: pageInQuery,
      /** The student whose work is open. */
      work: idInQuery().optional(),
    }),
    answer: z.object({
      ...classHead,
      ...listOf(workRow),
      homework: z.object({
        homeworkId: z.int(),
        kind: z.enum(homeworkKinds),
        title: z.string(),
        state: z.enum(homeworkStates),
        visibleFrom: moment.nullable(),
        dueAt: moment,
        closesAt: moment,
        inGroups: z.boolean(),
        fullMark: hundredths.nullable(),
        releasedAt: moment.nullable(),
        /** Codes stand for the names of the students, until marks are returned. */
        nameless: z.boolean(),
      }),
      /** Null for other homework. */
      quiz: headQuiz.nullable(),
      counts: z.record(z.enum(workFilters), z.int()),
      /** Students without a group, where groups work together. */
      alone: z.int(),
      /** Marks that their learners do not see yet. */
      unreleased: z.int(),
      /** Those of the class; where groups work together, those of the homework by the ids of their works. */
      groups: z.array(z.object({ groupId: z.int(), name: z.string() })),
      reminded: z.object({ at: moment, by: z.string().nullable(), count: z.int() }).nullable(),
      /** Other classes of the viewer to which it may be copied. */
      copyTo: z.array(z.object({ classId: z.int(), name: z.string() })),
      can: z.object({ set: canSchema, mark: canSchema, release: canSchema, similar: canSchema }),
    }),
    errors: reading,
  }),
  getWork: endpoint({
    method: 'GET',
    path: 'Homework/GetWork',
    access: 'login',
    summary: {
      zh: '查看学生的作业',
      en: 'Read what a student has handed in, with the mark and its history',
    },
    input: z.object({ homeworkId: idInQuery(), userId: idInQuery() }),
    answer: z.object({
      ...about,
      work: workRow,
      nameless: z.boolean(),
      /** Those with whom the student does it; null for one who works alone. */
      group: z.object({ name: z.string().nullable(), members: z.array(groupMember) }).nullable(),
      handIns: z.array(handInSchema),
      given: z.array(givenFileSchema),
      annotations: z.array(annotationSchema),
      /** Null for other homework. */
      quiz: quizOfWork.nullable(),
      /** The mark that counts before the late rule, of the group where there is one. */
      rawMark: hundredths.nullable(),
      /** Of that mark; 0 before one. */
      revision: z.int(),
      criteriaMarks: z.record(z.string(), hundredths),
      comment: z.string(),
      marked: z.object({ by: z.string().nullable(), at: moment, handIn: z.int() }).nullable(),
      redo: z.object({ dueAt: moment, comment: z.string(), handIn: z.int() }).nullable(),
      /** The reader’s own short comments, the last ones first. */
      phrases: z.array(z.string()),
      history: z.array(
        z.object({
          eventId: z.int(),
          kind: z.enum([
            'marked',
            'imported',
            'excused',
            'included',
            'extended',
            'givenBack',
            'regrouped',
            'extraTime',
          ]),
          by: z.string().nullable(),
          /** Marks in hundredths, dates, names of groups, or minutes. */
          from: z.union([z.number(), z.string()]).nullable(),
          to: z.union([z.number(), z.string()]).nullable(),
          at: moment,
        }),
      ),
      can: z.object({ mark: canSchema, set: canSchema }),
    }),
    errors: reading,
  }),
  setMark: endpoint({
    ...act,
    path: 'Homework/SetMark',
    summary: {
      zh: '批改作业',
      en: 'Mark a work; a mark that somebody has given meanwhile is not replaced unseen',
    },
    input: z.object({
      ...ofWork,
      /** Null where homework has no mark. */
      rawMark: markGiven.nullable(),
      criteria: z
        .record(z.string().max(8), markGiven)
        .refine((given) => Object.keys(given).length <= 20),
      comment: commentText,
      /** The hand-in that was read. */
      handIn: z.int().min(0).max(handInsMost),
      /** The revision of the mark that was seen. */
      revision: z.int().min(0),
      /** Named by the page, so that a repeated call counts once. */
      next: z.int().positive().max(revisionMost),
    }),
    answer: markAnswer,
    errors: [
      ...helping,
      ...[
        errors.wrongStudent,
        errors.markTooHigh,
        errors.markMissing,
        errors.noMark,
        errors.workExcused,
        errors.isQuiz,
      ],
    ],
    repeatable: true,
  }),
  setOwnMark: endpoint({
    ...act,
    path: 'Homework/SetOwnMark',
    summary: {
      zh: '为小组中的一名学生单独评分',
      en: 'Give one member of a group another mark, with a reason; null: the mark of the group again',
    },
    input: z.object({
      ...ofWork,
      own: z.nullable(ownMarkForm),
      /** The revision of the member’s mark that was seen. */
      revision: z.int().min(0),
      next: z.int().positive().max(revisionMost),
    }),
    answer: markAnswer,
    errors: [
      ...helping,
      ...[errors.wrongStudent, errors.markTooHigh, errors.noMark, errors.workExcused],
      errors.notInGroup,
    ],
    repeatable: true,
  }),
  setGroup: endpoint({
    ...act,
    path: 'Homework/SetGroup',
    summary: {
      zh: '调整学生在作业中的小组',
      en: 'Move a student to another group of the homework until something is handed in; null: alone',
    },
    input: z.object({ ...ofWork, groupId: idInBody().nullable() }),
    errors: [...teaching, errors.wrongStudent, errors.groupUnknown, errors.groupHandedIn],
    repeatable: true,
  }),
  giveBack: endpoint({
    ...act,
    path: 'Homework/GiveBack',
    summary: { zh: '退回重做', en: 'Give a work back for redoing, with a new date' },
    input: z.object({ ...ofWork, handIn: z.int().min(1).max(handInsMost), ...giveBackForm.shape }),
    errors: [...helping, errors.noWork, errors.dayPassed, errors.workExcused],
    repeatable: true,
  }),
  excuse: endpoint({
    ...act,
    path: 'Homework/Excuse',
    summary: { zh: '设置免交', en: 'Excuse a student from homework, or take that back' },
    input: z.object({ ...ofWork, excused: z.boolean() }),
    errors: [...teaching, errors.wrongStudent],
    repeatable: true,
  }),
  extend: endpoint({
    ...act,
    path: 'Homework/Extend',
    summary: { zh: '个别延期', en: 'Give one student a later date; null takes it back' },
    input: z.object({ ...ofWork, dueAt: z.nullable(extendForm.shape.dueAt) }),
    errors: [...teaching, errors.wrongStudent, errors.earlierDate],
    repeatable: true,
  }),
  setExtraTime: endpoint({
    ...act,
    path: 'Homework/SetExtraTime',
    summary: {
      zh: '为一名学生的测验加时',
      en: 'Give one student extra minutes for a quiz with a time limit, also while it is being taken; 0 removes them',
    },
    input: z.object({ ...ofWork, minutes: z.int().min(0).max(timeMost) }),
    errors: [...teaching, errors.wrongStudent, errors.noTimeLimit],
    repeatable: true,
  }),
  remind: endpoint({
    ...act,
    path: 'Homework/Remind',
    summary: { zh: '提醒未交的学生', en: 'Remind those who have not handed in, in one act' },
    input: z.object(ofHomework),
    answer: z.object({ count: z.int() }),
    errors: [...helping, errors.nobodyMissing, errors.remindedOften],
    perMinute: 10,
  }),
  release: endpoint({
    ...act,
    path: 'Homework/Release',
    summary: { zh: '返还成绩', en: 'Return all marks that are not returned yet, together' },
    input: z.object(ofHomework),
    answer: z.object({ count: z.int() }),
    errors: [...teaching, errors.nothingToRelease],
  }),
}
export type OpenWork = AnswerOf<typeof markingApi.getWork>
export type Works = AnswerOf<typeof markingApi.getWorks>
