import { z } from 'zod'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { draftKinds } from '../draft/record.ts'
import { archiveErrors as errors } from './errors.ts'

export const archiveActs = ['export', 'import'] as const
export const archiveStates = ['waiting', 'ready', 'failed'] as const
/** Hours for which an export can be downloaded. */
export const archiveHours = 24

/** Why a file could not be imported, or nothing be written. */
export const archiveFailures = [
  'gone',
  'notArchive',
  'newer',
  'deep',
  'tooLarge',
  'noRoom',
  'fileMissing',
  'fileChanged',
  'invalid',
  'limits',
  'broken',
] as const
export type ArchiveFailure = (typeof archiveFailures)[number]

/** Courses and textbooks out to one file and in again. */
export const archiveApi = {
  beginExport: endpoint({
    method: 'POST',
    path: 'Archive/BeginExport',
    access: 'teacher',
    summary: {
      zh: '导出课程或教材',
      en: 'Export the draft of a course or textbook that one may edit to a file, written in the background',
    },
    input: z.object({ kind: z.enum(draftKinds), id: idInBody() }),
    answer: z.object({ archiveId: z.int() }),
    errors: [errors.notYours, errors.tooMany],
    perMinute: 10,
  }),
  beginImport: endpoint({
    method: 'POST',
    path: 'Archive/BeginImport',
    access: 'teacher',
    summary: {
      zh: '导入课程或教材',
      en: 'Import a course or textbook from one of one’s own files, in the background: a new draft of one’s own',
    },
    input: z.object({ userFileId: idInBody() }),
    answer: z.object({ archiveId: z.int() }),
    errors: [namingErrors.unknown, namingErrors.otherType, errors.notZip, errors.tooMany],
    perMinute: 10,
  }),
  getArchive: endpoint({
    method: 'GET',
    path: 'Archive/GetArchive',
    access: 'teacher',
    summary: {
      zh: '查看导出或导入的进度',
      en: 'Read how far one’s own export or import is, with its signed address or its result',
    },
    input: z.object({ archiveId: idInQuery() }),
    answer: z.object({
      act: z.enum(archiveActs),
      state: z.enum(archiveStates),
      kind: z.enum(draftKinds).nullable(),
      /** Files that are done, of all. */
      done: z.int(),
      total: z.int(),
      /** Files and questions that the person may not take along. */
      missing: z.int(),
      url: z.string().nullable(),
      name: z.string().nullable(),
      bytes: z.int().nullable(),
      failure: z.enum(archiveFailures).nullable(),
      /** The place in the file that the failure is about; '' where it is about the whole. */
      place: z.string(),
      /** The page of the course or textbook that was made. */
      path: z.string().nullable(),
    }),
    errors: [errors.unknown],
  }),
}
