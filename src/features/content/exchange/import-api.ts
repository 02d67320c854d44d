import { z } from 'zod'
import { listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { bankErrors, excessErrors } from '../bank/errors.ts'
import { namingErrors } from '../file/reading-errors.ts'
import { questionBody } from '../question/body/body.ts'
import { questionKey, questionToTake } from '../question/taking.ts'
import { questionTypes } from '../question/types.ts'
import { exchangeErrors as errors } from './errors.ts'
import { noteSchema } from './notes.ts'
import { fitsPaste, pasteBytes } from './paste.ts'

/** `paper`: the layout of Chinese papers, from pasted text, Word or PDF. */
export const importFormats = ['paper', 'xlsx', 'csv', 'gift', 'aiken', 'moodle', 'qti'] as const
export type ImportFormat = (typeof importFormats)[number]

/** reading → review → taken → undone; or failed. */
export const importStates = ['reading', 'review', 'taken', 'undone', 'failed'] as const

/** The rows that the review shows. `error`: cannot be taken as they are. */
export const rowViews = ['all', 'error', 'notes', 'double', 'left'] as const
export type RowView = (typeof rowViews)[number]

export const importsPerPage = 20
export const rowsPerPage = 25
const mebibyte = 1024 * 1024
/** Of an edited row. */
const rowBytes = 512 * 1024
/** Days for which an import can be undone, as long as deleted questions are kept. */
export const undoDays = 30

const place = z.object({ kind: z.enum(['line', 'page', 'row', 'item']), at: z.string() })
const section = z.object({
  name: z.string(),
  pointsEach: z.number().nullable(),
  printedTotal: z.number().nullable(),
})

const importRow = z.object({
  rowId: z.int(),
  /** From 1. */
  number: z.int(),
  place,
  section: z.int().nullable(),
  /** Null where the source could not be read as a question. */
  body: questionBody.nullable(),
  /** The same as a learner sees it, with its key. */
  shown: z.object({ question: questionToTake, key: questionKey }).nullable(),
  /** It cannot be marked yet. */
  draft: z.boolean(),
  difficulty: z.int().nullable(),
  tags: z.array(z.string()),
  points: z.number().nullable(),
  notes: z.array(noteSchema),
  source: z.string(),
  keep: z.boolean(),
  edited: z.boolean(),
  doubleOf: z.object({ questionId: z.int(), title: z.string() }).nullable(),
})
export type ImportRow = z.output<typeof importRow>

const importHead = z.object({
  importId: z.int(),
  state: z.enum(importStates),
  format: z.enum(importFormats).nullable(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  takenAt: z.iso.datetime().nullable(),
  /** Rows in all, and those taken or to be taken. */
  questions: z.int(),
  kept: z.int(),
  paperId: z.int().nullable(),
})
export type ImportHead = z.output<typeof importHead>

const naming = Object.values(namingErrors)
const oneImport = z.object({ importId: idInBody() })

export const importApi = {
  beginImport: endpoint({
    method: 'POST',
    path: 'Exchange/BeginImport',
    access: 'teacher',
    summary: {
      zh: '导入题目：粘贴的文字或一个文件',
      en: 'Begin an import of questions from pasted text or one of one’s own files; it is read in the background',
    },
    input: z.object({
      source: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('text'), text: z.string().trim().min(1).refine(fitsPaste) }),
        z.object({ kind: z.literal('html'), html: z.string().min(1).refine(fitsPaste) }),
        z.object({ kind: z.literal('file'), userFileId: idInBody() }),
      ]),
      /** Left out: found by the content. */
      format: z.enum(importFormats).optional(),
    }),
    answer: z.object({ importId: z.int() }),
    errors: [errors.tooManyOpen, errors.noImportRoom, ...naming],
    maxBytes: pasteBytes + 1024,
    perMinute: 40,
  }),
  getImports: endpoint({
    method: 'GET',
    path: 'Exchange/GetImports',
    access: 'teacher',
    summary: { zh: '查看我的导入记录', en: 'List one’s own imports, newest first' },
    input: z.object({ page: pageInQuery }),
    answer: z.object(listOf(importHead)),
  }),
  getImport: endpoint({
    method: 'GET',
    path: 'Exchange/GetImport',
    access: 'teacher',
    summary: {
      zh: '核对一次导入',
      en: 'Read an import with one page of its rows: what comes in, what is changed or lost, and why',
    },
    input: z.object({
      importId: idInQuery(),
      show: z.enum(rowViews).default('all'),
      page: pageInQuery,
    }),
    answer: importHead.extend({
      ...listOf(importRow),
      /** Of all its rows, by view. */
      counts: z.record(z.enum(rowViews), z.int()),
      types: z.array(z.object({ type: z.enum(questionTypes), count: z.int() })),
      encoding: z.string().nullable(),
      notes: z.array(noteSchema),
      failure: noteSchema.pick({ code: true, about: true }).nullable(),
      sections: z.array(section),
      /** Points of the rows to be taken, and the sum that the paper states. */
      points: z.number(),
      printedTotal: z.number().nullable(),
      can: z.object({ review: canSchema, undo: canSchema }),
    }),
    errors: [errors.importUnknown],
  }),
  saveRow: endpoint({
    method: 'POST',
    path: 'Exchange/SaveRow',
    access: 'teacher',
    summary: { zh: '修改待导入的题目', en: 'Edit one row of an import, keep it or leave it out' },
    input: z.object({
      importId: idInBody(),
      rowId: idInBody(),
      keep: z.boolean().optional(),
      body: questionBody.optional(),
      difficulty: z.int().min(1).max(3).optional(),
      points: z.number().min(0).max(1000).optional(),
    }),
    answer: z.object({}),
    errors: [
      ...[errors.importUnknown, errors.rowUnknown, errors.notInReview],
      ...[errors.noImportRoom, ...naming, ...excessErrors],
    ],
    maxBytes: rowBytes,
    repeatable: true,
  }),
  keepRows: endpoint({
    method: 'POST',
    path: 'Exchange/KeepRows',
    access: 'teacher',
    summary: { zh: '批量选择待导入的题目', en: 'Keep or leave out all rows of a view' },
    input: z.object({ importId: idInBody(), show: z.enum(rowViews), keep: z.boolean() }),
    answer: z.object({ changed: z.int() }),
    errors: [errors.importUnknown, errors.notInReview],
    repeatable: true,
  }),
  addAnswers: endpoint({
    method: 'POST',
    path: 'Exchange/AddAnswers',
    access: 'teacher',
    summary: {
      zh: '粘贴答案，按题号对应',
      en: 'Add answers from a second paste, matched by number',
    },
    input: z.object({ importId: idInBody(), text: z.string().trim().min(1).max(200_000) }),
    answer: z.object({ changed: z.int() }),
    errors: [errors.importUnknown, errors.notInReview, errors.noAnswersFound],
    maxBytes: mebibyte,
    repeatable: true,
    // Reading 200,000 characters takes a second of the process.
    perMinute: 12,
  }),
  takeOver: endpoint({
    method: 'POST',
    path: 'Exchange/TakeOver',
    access: 'teacher',
    summary: {
      zh: '确认导入',
      en: 'Take over all kept rows as questions, and as a paper where it is one: all of it or nothing',
    },
    input: z.object({
      importId: idInBody(),
      folderId: idInBody().nullable(),
      /** Left out or null: the questions alone. */
      paperName: z.string().trim().min(1).max(100).nullish(),
    }),
    answer: z.object({ questions: z.int(), paperId: z.int().nullable() }),
    errors: [
      errors.importUnknown,
      errors.notInReview,
      errors.nothingKept,
      errors.rowsWithErrors,
      bankErrors.folderUnknown,
      bankErrors.folderReadOnly,
      bankErrors.folderNotOwner,
      bankErrors.tooManyTags,
      bankErrors.noTextRoom,
      ...naming,
    ],
    repeatable: true,
    // It holds its import while it makes thousands of questions: others wait for their turn.
    perMinute: 12,
  }),
  undoImport: endpoint({
    method: 'POST',
    path: 'Exchange/UndoImport',
    access: 'teacher',
    summary: {
      zh: '撤销导入',
      en: 'Undo an import as one: its questions are deleted and its paper too; refused while one is in use',
    },
    input: oneImport,
    answer: z.object({ questions: z.int() }),
    errors: [errors.importUnknown, errors.notTaken, errors.questionsInUse],
    repeatable: true,
    perMinute: 12,
  }),
  dropImport: endpoint({
    method: 'POST',
    path: 'Exchange/DropImport',
    access: 'teacher',
    summary: {
      zh: '删除导入记录',
      en: 'Delete an import: before it is taken over with its pictures, afterwards the record alone',
    },
    input: oneImport,
    answer: z.object({}),
    errors: [errors.importUnknown],
    repeatable: true,
  }),
}
