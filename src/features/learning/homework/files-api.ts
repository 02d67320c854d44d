import { z } from 'zod'
import { pageMost, shapesMost } from '#src/features/content/document/annotation.ts'
import { shapeIdSchema, shapesSchema } from '#src/features/content/document/annotation-schema.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { person } from '#src/features/learning/class/schemas.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { homeworkErrors as errors } from './errors.ts'
import { exportStates, handInsMost, photoForms } from './limits.ts'
import { annotationSchema, hundredths } from './schemas.ts'

const act = { method: 'POST', access: 'login', answer: z.object({}) } as const
const reading = [errors.unknown, classErrors.unknown, classErrors.notHelper]
const helping = [...reading, classErrors.archived, errors.notPublished]
const ofHomework = { homeworkId: idInBody() }
const ofWork = { homeworkId: idInBody(), userId: idInBody() }

/** Pages of works that are drawn on, works and marks that go out as files, and marks that come in. */
export const filesApi = {
  annotate: endpoint({
    ...act,
    path: 'Homework/Annotate',
    summary: {
      zh: '批注作业的照片和页面',
      en: 'Save what is drawn on a page of a hand-in; what another teacher has drawn meanwhile is merged',
    },
    input: z.object({
      ...ofWork,
      handIn: z.int().min(1).max(handInsMost),
      userFileId: idInBody(),
      /** From 1; a photograph is one page. */
      page: z.int().min(1).max(pageMost),
      /** Names the save, so that a repeated one changes nothing. */
      save: z.string().regex(/^[0-9a-f]{32}$/),
      /** What was there as the teacher drew: the ids of its shapes. */
      base: z.object({
        /** Null where it is what this device sent last, which was merged. */
        revision: z.int().min(0).nullable(),
        ids: z.array(shapeIdSchema).max(shapesMost),
      }),
      shapes: shapesSchema,
    }),
    answer: z.object({
      revision: z.int(),
      shapes: annotationSchema.shape.shapes,
      /** It holds what somebody else has drawn. */
      merged: z.boolean(),
    }),
    errors: [...helping, errors.noWork, errors.tooMuchDrawn],
    repeatable: true,
    perMinute: 240,
    maxBytes: 256 * 1024,
  }),
  getMarks: endpoint({
    method: 'GET',
    path: 'Homework/GetMarks',
    access: 'login',
    summary: { zh: '导出成绩表', en: 'Read the marks of homework as a workbook' },
    input: z.object({ homeworkId: idInQuery() }),
    answer: z.object({ name: z.string(), mime: z.string(), base64: z.string() }),
    errors: reading,
    perMinute: 20,
  }),
  importMarks: endpoint({
    ...act,
    path: 'Homework/ImportMarks',
    summary: {
      zh: '导入成绩表',
      en: 'Read marks out of a workbook: first a dry run, which names each change; then the act',
    },
    input: z.object({
      ...ofHomework,
      base64: z.base64().max(4_000_000),
      /** Null: a dry run. Else what the dry run has answered, so that nothing unseen is written. */
      agreed: z.string().max(100).nullable(),
    }),
    answer: z.object({
      done: z.boolean(),
      agreement: z.string(),
      changes: z.array(
        z.object({
          row: z.int(),
          student: person,
          number: z.string(),
          from: hundredths.nullable(),
          to: hundredths,
        }),
      ),
      same: z.int(),
      problems: z.array(
        z.object({
          row: z.int(),
          number: z.string(),
          what: z.enum(['unknownStudent', 'twice', 'notAMark', 'tooHigh', 'excused']),
        }),
      ),
    }),
    errors: [
      ...helping,
      ...[errors.fileBroken, errors.columnsMissing, errors.noMark, errors.changedMeanwhile],
      errors.isQuiz,
    ],
    maxBytes: 4_200_000,
    perMinute: 20,
  }),
  beginExport: endpoint({
    ...act,
    path: 'Homework/BeginExport',
    summary: {
      zh: '打包下载全部作业',
      en: 'Have all works packed as one zip in the background, each named by number and name',
    },
    input: z.object({ ...ofHomework, photos: z.enum(photoForms).default('apart') }),
    answer: z.object({ exportId: z.int() }),
    errors: [...reading, errors.nothingToPack, errors.isQuiz],
    perMinute: 10,
  }),
  beginPdf: endpoint({
    ...act,
    path: 'Homework/BeginPdf',
    summary: {
      zh: '将照片合成一个 PDF',
      en: 'Have the photographs that a student handed in last made one PDF, for the student and those who mark',
    },
    input: z.object(ofWork),
    answer: z.object({ exportId: z.int() }),
    errors: [...reading, errors.nothingToPack],
    perMinute: 10,
  }),
  getExport: endpoint({
    method: 'GET',
    path: 'Homework/GetExport',
    access: 'login',
    summary: {
      zh: '查看打包进度',
      en: 'Read how far a zip of works or a PDF is, and its signed address',
    },
    input: z.object({ exportId: idInQuery() }),
    answer: z.object({
      state: z.enum(exportStates),
      percent: z.int(),
      url: z.string().nullable(),
      name: z.string().nullable(),
      bytes: z.int().nullable(),
    }),
    errors: [errors.exportUnknown],
  }),
}
