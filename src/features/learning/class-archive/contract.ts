import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { locales } from '#src/shared/locale.ts'
import { classArchiveErrors as errors } from './errors.ts'
import { archiveForm } from './forms.ts'
import { archiveFailures, archiveStates } from './limits.ts'

const asTeacher = [classErrors.unknown, classErrors.notTeacher]

const archive = z.object({
  archiveId: z.int(),
  state: z.enum(archiveStates),
  percent: z.int(),
  failure: z.enum(archiveFailures).nullable(),
  language: z.enum(locales),
  createdAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(),
  /** Signed; null until it is ready. */
  url: z.string().nullable(),
  name: z.string().nullable(),
  bytes: z.int().nullable(),
})
export type ClassArchive = z.output<typeof archive>

export const classArchiveApi = {
  getArchive: endpoint({
    method: 'GET',
    path: 'ClassArchive/GetArchive',
    access: 'teacher',
    summary: {
      zh: '查看学期存档',
      en: 'Read what an archive of a class would hold, and the one that the teacher has made',
    },
    input: z.object({ classId: idInQuery() }),
    answer: z.object({
      ...classHead,
      archive: archive.nullable(),
      /** Another teacher's is under way. */
      isBusy: z.boolean(),
      holds: z.object({
        ...{ students: z.int(), lessons: z.int(), homework: z.int(), works: z.int() },
        ...{ announcements: z.int(), materials: z.int(), quizzes: z.int() },
        /** Of the homework. */
        withdrawn: z.int(),
        gradebook: z.boolean(),
      }),
    }),
    errors: asTeacher,
  }),
  begin: endpoint({
    method: 'POST',
    path: 'ClassArchive/Begin',
    access: 'teacher',
    summary: {
      zh: '生成学期存档',
      en: 'Have the term of a class packed as one zip in the background, in place of the teacher’s former one',
    },
    input: z.object({ classId: idInBody(), ...archiveForm.shape }),
    answer: z.object({ archiveId: z.int() }),
    errors: [...asTeacher, errors.running, errors.tooMany, errors.tooLarge],
    perMinute: 5,
  }),
  getState: endpoint({
    method: 'GET',
    path: 'ClassArchive/GetState',
    access: 'teacher',
    summary: {
      zh: '查看存档进度',
      en: 'Read how far one’s own archive is, and its signed address',
    },
    input: z.object({ archiveId: idInQuery() }),
    answer: archive,
    errors: [errors.unknown, classErrors.notTeacher, classErrors.unknown],
  }),
  remove: endpoint({
    method: 'POST',
    path: 'ClassArchive/Remove',
    access: 'teacher',
    summary: { zh: '删除学期存档', en: 'Delete one’s own archive, also while it is being made' },
    input: z.object({ archiveId: idInBody() }),
    answer: z.object({}),
    errors: [],
    repeatable: true,
  }),
}
