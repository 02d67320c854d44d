import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { rosterErrors as errors } from './errors.ts'
import { lessonApi } from './lesson-api.ts'
import {
  cellMost,
  fileBytes,
  fileEndings,
  lineActs,
  pasteMost,
  rosterMost,
  rowFilters,
  rowStates,
} from './limits.ts'
import { lineFaults, rosterFields } from './rows.ts'

const ofClass = { classId: idInBody() }
const asTeacher = [classErrors.unknown, classErrors.notTeacher, classErrors.archived]
const act = { method: 'POST', access: 'teacher' } as const

const cell = z.string().max(cellMost)
const line = z.object({ number: cell, name: cell, phone: cell, email: cell, group: cell })
const lines = z.array(line).min(1).max(rosterMost)

const row = z.object({
  rowId: z.int(),
  ...line.shape,
  state: z.enum(rowStates),
  /** Null while nobody has come. */
  enteredAt: z.iso.datetime().nullable(),
  /** Whether the account was made in a first lesson. */
  made: z.boolean(),
  /** Whether the next activation sets a new password. */
  renews: z.boolean(),
  /** Students of the class with this number, who are not tied to the row: 'numberOfOther' names them. */
  others: z.array(z.string()),
})
export type RosterRow = z.output<typeof row>

const found = z.object({
  lines: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** The line with the heads, as an index of `lines`; -1 for none. */
  head: z.int(),
  columns: z.array(z.enum(rosterFields).nullable()),
})
export type FoundTable = z.output<typeof found>

const unreadable = [errors.fileBroken, errors.fileOld, errors.nothing, errors.tooManyLines]

export const rosterApi = {
  getRoster: endpoint({
    method: 'GET',
    path: 'Roster/GetRoster',
    access: 'teacher',
    summary: { zh: '查看花名册', en: 'List the roster of a class' },
    input: z.object({
      classId: idInQuery(),
      keyword: keywordInQuery,
      state: z.enum(rowFilters).optional(),
      page: pageInQuery,
    }),
    answer: z.object({
      ...classHead,
      ...listOf(row),
      counts: z.object({ all: z.int(), in: z.int(), missing: z.int() }),
      /** Whether the first lesson is open now. */
      lessonOpen: z.boolean(),
      can: z.object({ manage: canSchema, open: canSchema }),
    }),
    errors: [classErrors.unknown, classErrors.notTeacher],
  }),
  getMissing: endpoint({
    method: 'GET',
    path: 'Roster/GetMissing',
    access: 'teacher',
    summary: { zh: '查看未加入名单', en: 'List all people of the roster who are not in the class' },
    input: z.object({ classId: idInQuery() }),
    answer: z.array(z.object({ number: z.string(), name: z.string() })),
    errors: [classErrors.unknown, classErrors.notTeacher],
  }),
  readFile: endpoint({
    ...act,
    path: 'Roster/UploadFile',
    summary: { zh: '读取花名册文件', en: 'Read the table of a file; nothing is kept' },
    input: z.object({ classId: idInQuery() }),
    answer: found,
    errors: [...asTeacher, errors.fileMissing, ...unreadable],
    upload: { maxBytes: fileBytes, types: fileEndings },
    perMinute: 20,
  }),
  readText: endpoint({
    ...act,
    path: 'Roster/ReadText',
    summary: { zh: '读取粘贴的花名册', en: 'Read a table that was pasted; nothing is kept' },
    input: z.object({ ...ofClass, text: z.string().max(pasteMost) }),
    answer: found,
    errors: [...asTeacher, ...unreadable],
    repeatable: true,
    perMinute: 60,
    maxBytes: 1024 * 1024,
  }),
  preview: endpoint({
    ...act,
    path: 'Roster/Preview',
    summary: {
      zh: '预览导入',
      en: 'Say what an import would do with each line; nothing is written',
    },
    input: z.object({ ...ofClass, lines }),
    answer: z.object({
      lines: z.array(
        z.object({
          act: z.enum(lineActs),
          line,
          faults: z.array(z.enum(lineFaults)),
          /** The row as it is now, for a change. */
          before: line.nullable(),
          /** Whether a student of the class fits the line. */
          isMember: z.boolean(),
          /** Names of students of the class who have this number, and another name. */
          others: z.array(z.string()),
        }),
      ),
      /** Rows of the roster that are not among the lines; they stay. */
      besides: z.int(),
    }),
    errors: asTeacher,
    repeatable: true,
    perMinute: 120,
    maxBytes: 1024 * 1024,
  }),
  import: endpoint({
    ...act,
    path: 'Roster/Import',
    summary: { zh: '导入花名册', en: 'Add the lines to the roster of a class, or change its rows' },
    input: z.object({ ...ofClass, lines }),
    answer: z.object({ added: z.int(), changed: z.int(), same: z.int() }),
    errors: [...asTeacher, errors.wrongLines, errors.tooMany],
    repeatable: true,
    perMinute: 20,
    maxBytes: 1024 * 1024,
  }),
  edit: endpoint({
    ...act,
    path: 'Roster/Edit',
    summary: { zh: '编辑花名册', en: 'Edit a row of the roster' },
    input: z.object({ ...ofClass, rowId: idInBody(), ...line.shape }),
    answer: z.object({}),
    errors: [...asTeacher, errors.rowGone, errors.rowWrong, errors.numberTaken],
    repeatable: true,
  }),
  remove: endpoint({
    ...act,
    path: 'Roster/Remove',
    summary: {
      zh: '从花名册中删除',
      en: 'Remove the row of a person who is not in the class',
    },
    input: z.object({ ...ofClass, rowId: idInBody() }),
    answer: z.object({}),
    errors: [...asTeacher, errors.hasPerson],
    repeatable: true,
  }),
  ...lessonApi,
}
