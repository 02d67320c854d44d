import { z } from 'zod'
import { namingErrors } from '../file/reading-errors.ts'
import { questionAnswer } from '../question/answer.ts'
import { questionBody } from '../question/body/body.ts'
import { questionResult, questionToTake } from '../question/taking.ts'
import { scoringRules } from '../question/types.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { bankErrors as errors, excessErrors as excess } from './errors.ts'
import { pointsForm, tagNameForm, tagsMost } from './forms.ts'
import { difficulty, questionSchema, useSchema, versionSchema } from './shapes.ts'

/** The part of the contract about one question: made, read, saved, tried, its versions. */

/** Some 170,000 Chinese characters: a long text with fifty questions. */
const bodyBytes = 512 * 1024
/** Calls that draw or mark a body that is not stored. */
const triesPerMinute = 120
/** Similar questions that are shown. */
export const similarMost = 5

const saved = {
  body: questionBody,
  difficulty,
  points: pointsForm,
  /** By name; those that are new to the bank are made. */
  tags: z.array(tagNameForm).max(tagsMost),
  /** It stays a draft; else it is ready as soon as it can be marked. */
  keepDraft: z.boolean().default(false),
}
/** Left out: the language of the page. */
const inLanguage = { language: z.enum(['zh', 'en']).optional() }
const after = z.object({
  questionId: z.int(),
  versionId: z.int(),
  version: z.int(),
  revision: z.int(),
  status: questionSchema.shape.status,
})
const one = z.object({ questionId: idInBody() })
const naming = Object.values(namingErrors)

export const questionApi = {
  getQuestion: endpoint({
    method: 'GET',
    path: 'QuestionBank/GetQuestion',
    access: 'teacher',
    summary: {
      zh: '查看题目',
      en: 'Get a question as its author writes it, with its key, its uses and what one may do with it',
    },
    input: z.object({ questionId: idInQuery() }),
    answer: questionSchema,
    errors: [errors.unknown],
  }),
  createQuestion: endpoint({
    method: 'POST',
    path: 'QuestionBank/CreateQuestion',
    access: 'teacher',
    maxBytes: bodyBytes,
    summary: {
      zh: '新建题目',
      en: 'Make a question; in a shared folder it belongs to the owner of the folder',
    },
    input: z.object({ folderId: idInBody().nullable(), ...saved }),
    answer: after,
    errors: [
      ...[errors.folderUnknown, errors.folderReadOnly, errors.tooManyTags],
      ...[errors.noTextRoom, ...naming, ...excess],
    ],
  }),
  saveQuestion: endpoint({
    method: 'POST',
    path: 'QuestionBank/SaveQuestion',
    access: 'teacher',
    repeatable: true,
    maxBytes: bodyBytes,
    summary: {
      zh: '保存题目',
      en: 'Save a question; refused where another person has saved it since it was read',
    },
    input: one.extend({ revision: z.int().positive(), ...saved }),
    answer: after,
    errors: [
      ...[errors.unknown, errors.readOnly, errors.changedByOther, errors.changedElsewhere],
      ...[errors.tooManyTags, errors.noTextRoom, ...naming, ...excess],
    ],
  }),
  copyQuestion: endpoint({
    method: 'POST',
    path: 'QuestionBank/CopyQuestion',
    access: 'teacher',
    summary: { zh: '复制题目', en: 'Copy a question into a folder' },
    input: one.extend({ folderId: idInBody().nullable() }),
    answer: after,
    errors: [
      ...[errors.unknown, errors.folderUnknown, errors.folderReadOnly],
      ...[errors.tooManyTags, errors.noTextRoom, ...naming],
    ],
  }),
  getVersions: endpoint({
    method: 'GET',
    path: 'QuestionBank/GetVersions',
    access: 'teacher',
    summary: { zh: '查看题目的版本', en: 'List the versions of a question, newest first' },
    input: z.object({ questionId: idInQuery() }),
    answer: z.array(versionSchema),
    errors: [errors.unknown],
  }),
  getVersion: endpoint({
    method: 'GET',
    path: 'QuestionBank/GetVersion',
    access: 'teacher',
    summary: { zh: '查看题目的一个版本', en: 'Get one version of a question' },
    input: z.object({ questionId: idInQuery(), number: idInQuery() }),
    answer: versionSchema.extend({ body: questionBody }),
    errors: [errors.unknown, errors.versionUnknown],
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: 'QuestionBank/RestoreVersion',
    access: 'teacher',
    summary: {
      zh: '恢复题目的旧版本',
      en: 'Save what a version of a question said as its newest version',
    },
    input: one.extend({ number: idInBody(), revision: z.int().positive() }),
    answer: after,
    errors: [
      ...[errors.unknown, errors.readOnly, errors.versionUnknown],
      ...[errors.changedByOther, errors.changedElsewhere, errors.noTextRoom, ...naming],
    ],
  }),

  getSimilar: endpoint({
    method: 'POST',
    path: 'QuestionBank/GetSimilar',
    access: 'teacher',
    repeatable: true,
    maxBytes: bodyBytes,
    perMinute: triesPerMinute,
    summary: {
      zh: '查找相似题目',
      en: 'Find the questions most like one that is being written, in both languages',
    },
    input: z.object({
      body: questionBody,
      /** The question being edited, which is like itself. */
      questionId: idInBody().optional(),
    }),
    answer: z.array(
      z.object({
        questionId: z.int(),
        type: questionSchema.shape.type,
        title: z.string(),
        /** 0 to 100; 100 says the same. */
        likeness: z.int(),
        owner: questionSchema.shape.owner,
      }),
    ),
  }),
  tryQuestion: endpoint({
    method: 'POST',
    path: 'QuestionBank/TryQuestion',
    access: 'teacher',
    repeatable: true,
    maxBytes: bodyBytes,
    perMinute: triesPerMinute,
    summary: {
      zh: '以学员视角查看题目',
      en: 'Show a body as a learner would see it; nothing is stored',
    },
    input: z.object({ body: questionBody, seed: z.int().min(0).max(2_147_483_647), ...inLanguage }),
    answer: questionToTake,
    errors: [...naming, ...excess],
  }),
  markTrial: endpoint({
    method: 'POST',
    path: 'QuestionBank/MarkTrial',
    access: 'teacher',
    repeatable: true,
    maxBytes: bodyBytes,
    perMinute: triesPerMinute,
    summary: {
      zh: '试答评分',
      en: 'Mark an answer to a body as a quiz would; nothing is stored',
    },
    input: z.object({
      body: questionBody,
      answer: questionAnswer.nullable(),
      rule: z.enum(scoringRules).default('chinese'),
      ...inLanguage,
    }),
    answer: questionResult,
    errors: [...naming, ...excess, errors.otherAnswer],
  }),
  getUses: endpoint({
    method: 'GET',
    path: 'QuestionBank/GetUses',
    access: 'teacher',
    summary: { zh: '查看题目的使用情况', en: 'List where a question is used' },
    input: z.object({ questionId: idInQuery() }),
    answer: z.array(useSchema),
    errors: [errors.unknown],
  }),
}
