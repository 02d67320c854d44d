import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { questionTypes } from '../question/types.ts'
import { exchangeErrors as errors, questionsMost } from './errors.ts'
import { noteSchema } from './notes.ts'

export const exportFormats = ['xlsx', 'docx', 'pdf', 'qti', 'moodle', 'gift'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportStates = ['waiting', 'ready', 'failed'] as const
/** Hours for which an export can be downloaded. */
export const exportHours = 24

/** The questions that are written into the file. */
export const exportOrder = z.object({
  what: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('questions'),
      questionIds: z.array(idInBody()).min(1).max(questionsMost),
    }),
    /** With all folders below it; null: all of one's own. */
    z.object({ kind: z.literal('folder'), folderId: idInBody().nullable() }),
    z.object({ kind: z.literal('paper'), paperId: idInBody() }),
    /** A quiz of one’s courses: its sections, questions and the pools of its draws. */
    z.object({ kind: z.literal('quiz'), quizId: idInBody() }),
  ]),
  format: z.enum(exportFormats),
  /** The language of formats that hold one. */
  language: z.enum(['zh', 'en']),
})
export type ExportOrder = z.output<typeof exportOrder>

export const exportApi = {
  getLosses: endpoint({
    method: 'POST',
    path: 'Exchange/GetLosses',
    access: 'teacher',
    summary: {
      zh: '查看所选格式无法保留的内容',
      en: 'List what a format cannot hold of these questions, before they are exported',
    },
    input: exportOrder,
    answer: z.object({
      questions: z.int(),
      can: z.object({ export: canSchema }),
      /** One line for each kind of loss, with up to five examples. */
      losses: z.array(
        z.object({
          note: noteSchema,
          type: z.enum(questionTypes),
          count: z.int(),
          titles: z.array(z.string()),
        }),
      ),
    }),
    errors: [errors.tooManyToExport],
    repeatable: true,
    maxBytes: 256 * 1024,
  }),
  beginExport: endpoint({
    method: 'POST',
    path: 'Exchange/BeginExport',
    access: 'teacher',
    summary: { zh: '导出题目', en: 'Export questions to a file, written in the background' },
    input: exportOrder,
    answer: z.object({ exportId: z.int() }),
    errors: [
      ...[errors.nothingToExport, errors.tooManyToExport, errors.filesTooLarge],
      errors.pdfNeedsOffice,
    ],
    perMinute: 20,
    maxBytes: 256 * 1024,
  }),
  getExport: endpoint({
    method: 'GET',
    path: 'Exchange/GetExport',
    access: 'teacher',
    summary: { zh: '查看导出进度', en: 'Read how far an export is, and its signed address' },
    input: z.object({ exportId: idInQuery() }),
    answer: z.object({
      state: z.enum(exportStates),
      format: z.enum(exportFormats),
      questions: z.int(),
      url: z.string().nullable(),
      name: z.string().nullable(),
      bytes: z.int().nullable(),
    }),
    errors: [errors.exportUnknown],
  }),
}
