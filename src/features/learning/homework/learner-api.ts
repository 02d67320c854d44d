import { z } from 'zod'
import { fileErrors, fileNameMax } from '#src/features/content/file/contract.ts'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { type AnswerOf, endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery, largestId } from '#src/shared/ids.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { homeworkErrors as errors } from './errors.ts'
import { filesMost, ownFilters, photosMost, textMost } from './limits.ts'
import {
  about,
  annotationSchema,
  handInSchema,
  hundredths,
  moment,
  ownGoodWorks,
  ownGroup,
  ownPeers,
  ownQuiz,
  ownRow,
  words,
} from './schemas.ts'

const ofHomework = { homeworkId: idInBody() }
const key = z.string().regex(/^[0-9a-f]{32}$/)
const answering = [
  ...[errors.unknown, errors.closed, errors.isReturned, errors.isExcused, errors.isQuiz],
  classErrors.archived,
]
/** Two merged drafts hold more than may be handed in, because nothing is thrown away. */
const times = 2
const ids = (most: number) =>
  z
    .array(z.int().positive().max(largestId))
    .max(most * times)
    .refine((given) => new Set(given).size === given.length)
const wordsGiven = {
  text: z.string().max(textMost * times),
  photos: ids(photosMost),
  files: ids(filesMost),
}

export const learnerApi = {
  getMine: endpoint({
    method: 'GET',
    path: 'Homework/GetMine',
    access: 'login',
    summary: { zh: '查看我的作业', en: 'List one’s own homework of all classes with its dates' },
    input: z.object({
      /** Left out: what is to do, or all where nothing is. */
      state: z.enum(ownFilters).optional(),
      classId: idInQuery().optional(),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(ownRow),
      state: z.enum(ownFilters),
      counts: z.record(z.enum(ownFilters), z.int()),
      /** The classes whose homework one has. */
      classes: z.array(z.object({ classId: z.int(), name: z.string() })),
    }),
  }),
  getOwn: endpoint({
    method: 'GET',
    path: 'Homework/GetOwn',
    access: 'login',
    summary: {
      zh: '查看作业及自己的提交',
      en: 'Read homework with one’s own draft, what was handed in, and the returned mark',
    },
    input: z.object({ homeworkId: idInQuery() }),
    answer: z.object({
      ...about,
      class: z.object({ classId: z.int(), name: z.string() }),
      own: ownRow,
      /** Null for a student who works alone. */
      group: ownGroup.nullable(),
      /** Why there is another date. */
      extended: z.boolean(),
      redo: z.object({ dueAt: moment, comment: z.string() }).nullable(),
      /** What a hand-in at this moment would count, where it would be late. */
      lateNow: z.object({ days: z.int(), percent: z.int() }).nullable(),
      returned: z
        .object({
          rawMark: hundredths.nullable(),
          mark: hundredths.nullable(),
          criteria: z.record(z.string(), hundredths),
          comment: z.string(),
          /** Why the mark is another one than that of the group; empty: it is not. */
          ownReason: z.string(),
          by: z.string().nullable(),
          at: moment,
        })
        .nullable(),
      draft: z.object({ revision: z.int(), ...words }),
      handedInRevision: z.int(),
      handIns: z.array(handInSchema),
      given: z.array(givenFileSchema),
      /** Null without a peer round. */
      peers: ownPeers.nullable(),
      goodWorks: ownGoodWorks,
      /** Null for other homework. */
      quiz: ownQuiz.nullable(),
      /** Of what was returned or given back. */
      annotations: z.array(annotationSchema),
      can: z.object({ handIn: canSchema }),
    }),
    errors: [errors.unknown],
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: 'Homework/SaveDraft',
    access: 'login',
    summary: {
      zh: '保存作业草稿',
      en: 'Save the draft of a work as it is typed; what another device has written meanwhile is merged',
    },
    input: z.object({
      ...ofHomework,
      save: key,
      base: z.object({ revision: z.int().min(0).nullable(), ...wordsGiven }).nullable(),
      ...wordsGiven,
    }),
    answer: z.object({
      revision: z.int(),
      ...words,
      /** It holds what another device has written. */
      merged: z.boolean(),
      given: z.array(givenFileSchema),
    }),
    errors: [...answering, errors.tooLong, errors.tooManyFiles, ...Object.values(namingErrors)],
    repeatable: true,
    maxBytes: 512 * 1024,
  }),
  handIn: endpoint({
    method: 'POST',
    path: 'Homework/HandIn',
    access: 'login',
    summary: { zh: '提交作业', en: 'Hand in the saved draft; what was handed in before is kept' },
    input: z.object({ ...ofHomework, revision: z.int().min(0) }),
    answer: z.object({ number: z.int(), handedInAt: moment, daysLate: z.int() }),
    errors: [
      ...[
        ...answering,
        errors.empty,
        errors.changedElsewhere,
        errors.changedByMember,
        errors.tooLong,
      ],
      ...[errors.tooManyFiles, errors.otherKind, errors.tooManyHandIns],
    ],
    repeatable: true,
    perMinute: 20,
  }),
  beginFile: endpoint({
    method: 'POST',
    path: 'Homework/BeginFile',
    access: 'login',
    summary: {
      zh: '开始上传作业的照片或文件',
      en: 'Begin the upload of a photograph or file for a work; its bytes follow as those of File/BeginArrival',
    },
    input: z.object({
      ...ofHomework,
      uploadId: key,
      name: z.string().min(1).max(fileNameMax),
      size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    answer: z.object({ uploadId: z.string(), url: z.string() }),
    errors: [
      ...[...answering, errors.tooManyFiles],
      ...[fileErrors.tooManyUploads, fileErrors.fileEmpty, fileErrors.fileTooLarge],
      ...[fileErrors.noRoom, fileErrors.uploadUnknown, fileErrors.tooManyFolders],
      ...Object.values(uploadErrors),
    ],
    repeatable: true,
  }),
}
export type OwnHomework = AnswerOf<typeof learnerApi.getOwn>
