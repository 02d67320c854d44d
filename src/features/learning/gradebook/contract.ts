import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { optionalLine } from '#src/shared/fields.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { changesApi } from './changes-api.ts'
import { gradebookErrors as errors } from './errors.ts'
import { columnForm, rulesForm, weightsCheck, whyForm } from './forms.ts'
import {
  changesMost,
  columnsMost,
  gradebookStates,
  gradeEventKinds,
  gradeParts,
  gradeRoundings,
  gradeSchemes,
  gradeSources,
  whyMost,
} from './limits.ts'
import { officeApi } from './office/office-api.ts'
import { codePattern } from './value.ts'

const ofClass = { classId: idInBody() }
const act = { method: 'POST', access: 'teacher', answer: z.object({}) } as const
const asTeacher = [classErrors.unknown, classErrors.notTeacher, classErrors.archived, errors.none]
const whileOpen = [...asTeacher, errors.frozen]
const code = z.string().regex(codePattern)

const category = z.object({
  categoryId: z.int(),
  name: z.string(),
  part: z.enum(gradeParts),
  ...{ weight: z.int(), dropLowest: z.int(), lateCut: z.int() },
})

const column = z.object({
  columnId: z.int(),
  categoryId: z.int(),
  name: z.string(),
  /** In hundredths of a point. */
  fullMark: z.int(),
  source: z.enum(gradeSources),
})
export type GradeColumn = z.output<typeof column>

const book = z.object({
  state: z.enum(gradebookStates),
  ...{ scheme: z.enum(gradeSchemes), rounding: z.enum(gradeRoundings) },
  ...{ categories: z.array(category), columns: z.array(column) },
})
export type Gradebook = z.output<typeof book>

const student = z.object({
  userId: z.int(),
  name: z.string(),
  number: z.string(),
  groupId: z.int().nullable(),
  /** Marks by hand, as text, because a class of 500 has 50,000: '<columnId>:<code>' with commas between. */
  marks: z.string(),
  /** Marks of sources: '<columnId>:<code>:<full mark or nothing>:<L where late>' with commas between. */
  given: z.string(),
})
export type GradeStudent = z.output<typeof student>

const offer = z.object({
  source: z.enum(gradeSources),
  sourceId: z.int(),
  name: z.string(),
  /** The course of a quiz; '' for others. */
  of: z.string(),
  fullMark: z.int(),
})
export type GradeOffer = z.output<typeof offer>

const change = z.object({
  columnId: idInBody(),
  userId: idInBody(),
  /** The value that is replaced, so that nothing is overwritten unseen. */
  was: code,
  is: code,
})
export type GradeChange = z.output<typeof change>

const conflict = z.object({
  columnId: z.int(),
  userId: z.int(),
  /** What the cell has now, which this call would have replaced unseen. */
  now: z.string(),
  by: z.string(),
})
export type GradeConflict = z.output<typeof conflict>

const event = z.object({
  eventId: z.int(),
  kind: z.enum(gradeEventKinds),
  actor: person.nullable(),
  student: person.nullable(),
  /** The name of the column. */
  column: z.string(),
  was: z.string(),
  is: z.string(),
  why: z.string(),
  count: z.int(),
  at: z.iso.datetime(),
})
export type GradeEvent = z.output<typeof event>

export const gradebookApi = {
  getGradebook: endpoint({
    method: 'GET',
    path: 'Gradebook/GetGradebook',
    access: 'login',
    summary: {
      zh: '查看成绩册',
      en: 'Read the gradebook of a class: all of it as a teacher or assistant, one’s own released row as a student',
    },
    input: z.object({
      classId: idInQuery(),
      /** One student alone. */
      userId: idInQuery().optional(),
    }),
    answer: z.object({
      ...classHead,
      /** The number of the last change that this answer has; 0 before the first one. */
      revision: z.int(),
      /** Null before it is made, and for students before it is released. */
      book: book.nullable(),
      students: z.array(student),
      groups: z.array(z.object({ groupId: z.int(), name: z.string() })),
      can: z.object({
        ...{ create: canSchema, mark: canSchema, arrange: canSchema },
        ...{ unfreeze: canSchema, release: canSchema },
      }),
    }),
    errors: [classErrors.unknown, errors.noStudent],
  }),
  create: endpoint({
    ...act,
    path: 'Gradebook/Create',
    summary: { zh: '建立成绩册', en: 'Make the gradebook of a class, with the usual categories' },
    input: z.object(ofClass),
    errors: [classErrors.unknown, classErrors.notTeacher, classErrors.archived],
    repeatable: true,
  }),
  setRules: endpoint({
    ...act,
    path: 'Gradebook/SetRules',
    summary: {
      zh: '设置成绩计算规则',
      en: 'Set the categories of a gradebook with their weights, and how totals are shown',
    },
    input: z.object({ ...ofClass, ...rulesForm.shape }).check(weightsCheck),
    errors: [...whileOpen, errors.categoryUsed, errors.noCategory],
    repeatable: true,
  }),
  addColumn: endpoint({
    ...act,
    path: 'Gradebook/AddColumn',
    summary: { zh: '添加成绩列', en: 'Add a column to a gradebook' },
    input: z.object({ ...ofClass, ...columnForm.shape }),
    answer: z.object({ columnId: z.int() }),
    errors: [...whileOpen, errors.noCategory, errors.tooManyColumns],
  }),
  getOffers: endpoint({
    method: 'GET',
    path: 'Gradebook/GetOffers',
    access: 'teacher',
    summary: {
      zh: '查看可添加的自动成绩列',
      en: 'List the quizzes and other sources from which columns can be added',
    },
    input: z.object({ classId: idInQuery() }),
    answer: z.object({ offers: z.array(offer) }),
    errors: whileOpen,
  }),
  addSources: endpoint({
    ...act,
    path: 'Gradebook/AddSources',
    summary: {
      zh: '添加自动成绩列',
      en: 'Add columns whose marks come from quizzes or other sources',
    },
    input: z.object({
      ...ofClass,
      categoryId: idInBody(),
      sources: z
        .array(z.object({ source: z.enum(gradeSources), sourceId: idInBody() }))
        .min(1)
        .max(columnsMost),
    }),
    errors: [...whileOpen, errors.noCategory, errors.tooManyColumns, errors.noSource],
  }),
  editColumn: endpoint({
    ...act,
    path: 'Gradebook/EditColumn',
    summary: {
      zh: '编辑成绩列',
      en: 'Edit the name, category and full mark of a column; the full mark of a source stays',
    },
    input: z.object({ ...ofClass, columnId: idInBody(), ...columnForm.shape }),
    errors: [...whileOpen, errors.noCategory, errors.noColumn, errors.marksOverFull],
    repeatable: true,
  }),
  removeColumn: endpoint({
    ...act,
    path: 'Gradebook/RemoveColumn',
    summary: { zh: '移除成绩列', en: 'Remove a column, which counts no more' },
    input: z.object({ ...ofClass, columnId: idInBody() }),
    errors: whileOpen,
    repeatable: true,
  }),
  setMarks: endpoint({
    method: 'POST',
    path: 'Gradebook/SetMarks',
    access: 'login',
    summary: {
      zh: '录入成绩',
      en: 'Set marks. A cell whose value is not the one that the change names is left as it is, and reported',
    },
    input: z.object({
      ...ofClass,
      changes: z.array(change).min(1).max(changesMost),
      why: z.optional(optionalLine(whyMost)),
    }),
    answer: z.object({ set: z.int(), conflicts: z.array(conflict) }),
    errors: [
      ...[classErrors.unknown, classErrors.notHelper, classErrors.archived],
      ...[errors.none, errors.frozen, errors.noColumn, errors.noStudent, errors.overFull],
      errors.whyNeeded,
    ],
    repeatable: true,
    maxBytes: 640 * 1024,
  }),
  getHistory: endpoint({
    method: 'GET',
    path: 'Gradebook/GetHistory',
    access: 'login',
    summary: {
      zh: '查看成绩修改记录',
      en: 'List what has changed in a gradebook, the latest first',
    },
    input: z.object({
      classId: idInQuery(),
      /** The changes of one column, of one student, or of one cell. */
      columnId: idInQuery().optional(),
      userId: idInQuery().optional(),
      page: pageInQuery,
    }),
    answer: z.object({ ...classHead, ...listOf(event) }),
    errors: [classErrors.unknown, classErrors.notHelper],
  }),
  getWorkbook: endpoint({
    method: 'GET',
    path: 'Gradebook/GetWorkbook',
    access: 'login',
    summary: { zh: '导出成绩册', en: 'Read the whole gradebook as a workbook' },
    input: z.object({ classId: idInQuery() }),
    answer: z.object({ name: z.string(), mime: z.string(), base64: z.string() }),
    errors: [classErrors.unknown, classErrors.notHelper, errors.none],
    perMinute: 20,
  }),
  freeze: endpoint({
    ...act,
    path: 'Gradebook/Freeze',
    summary: {
      zh: '冻结成绩册',
      en: 'Freeze a gradebook: missing marks become zero, and nothing changes afterwards',
    },
    input: z.object({
      ...ofClass,
      /** The number of missing marks in the list that was shown. */
      missing: z.int().nonnegative(),
    }),
    errors: [...whileOpen, errors.missingChanged],
  }),
  unfreeze: endpoint({
    ...act,
    path: 'Gradebook/Unfreeze',
    summary: {
      zh: '解冻成绩册',
      en: 'Unfreeze a gradebook with a reason; students do not see their grades until they are released again',
    },
    input: z.object({ ...ofClass, ...whyForm.shape }),
    errors: [...asTeacher, errors.notFrozen],
  }),
  release: endpoint({
    ...act,
    path: 'Gradebook/Release',
    summary: { zh: '公布成绩', en: 'Release the grades of a frozen gradebook to the students' },
    input: z.object(ofClass),
    errors: [...asTeacher, errors.notFrozen, errors.isReleased],
  }),
  ...changesApi,
  ...officeApi,
}
