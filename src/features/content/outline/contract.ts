import { z } from 'zod'
import {
  difficulties,
  questionStatuses,
  questionTypes,
} from '#src/features/content/question/types.ts'
import { draftErrors as errors } from '#src/features/content/draft/errors.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import { idInBody, idInQuery, largestId } from '#src/shared/ids.ts'
import { keySchema } from '#src/features/content/draft/contract.ts'
import { drawRule } from './draw-rule.ts'
import { quizQuestionsMost } from './records.ts'

/** A file that a draft names, as far as its teachers and a check need to know it. */
export const fileFact = z.object({
  userFileId: z.int(),
  name: z.string(),
  kind: z.enum(fileKinds),
  /** Bytes. */
  size: z.int(),
  /** failed: a work on it has failed, and none is under way. */
  state: z.enum(['ready', 'working', 'failed']),
  percent: z.int(),
  /** Of a film or sound, once it was read. */
  seconds: z.number().nullable(),
  /** Of a document, once it was read. */
  pages: z.int().nullable(),
  /** The languages of its subtitles. */
  subtitles: z.array(z.string()),
  thumb: z.string().nullable(),
})
export type FileFact = z.output<typeof fileFact>

const versionFact = z.object({
  versionId: z.int(),
  /** From 1. */
  number: z.int(),
  /** The beginning of its stem as plain text. */
  title: z.string(),
  /** It can be marked: it has a stem and a key. */
  complete: z.boolean(),
})
export type VersionFact = z.output<typeof versionFact>

const questionFact = z.object({
  questionId: z.int(),
  type: z.enum(questionTypes),
  status: z.enum(questionStatuses),
  difficulty: z.literal(difficulties),
  /** Its points where a quiz sets no others. */
  points: z.number(),
  /** Its owner has deleted it from the bank. */
  deleted: z.boolean(),
  /** It is in the reader's own bank. */
  mine: z.boolean(),
  present: versionFact,
  /** The versions that the draft names. */
  named: z.array(versionFact),
})
export type QuestionFact = z.output<typeof questionFact>

export const outlineApi = {
  getFacts: endpoint({
    method: 'GET',
    path: 'Outline/GetFacts',
    access: 'teacher',
    summary: {
      zh: '查看草稿所用文件和题目的状态',
      en: 'Read what is known of the files and questions that a draft names: processing, length, subtitles, versions',
    },
    input: z.object({ draftId: idInQuery() }),
    answer: z.object({ files: z.array(fileFact), questions: z.array(questionFact) }),
    errors: [errors.unknown],
  }),
  getQuestionFacts: endpoint({
    method: 'GET',
    path: 'Outline/GetQuestionFacts',
    access: 'teacher',
    summary: {
      zh: '查看题目能否用于测验',
      en: 'Read the present versions of questions that a person may put into a quiz, and whether a quiz can mark them',
    },
    input: z.object({
      draftId: idInQuery(),
      /** Ids, separated by commas. */
      questions: z.string().regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,99}$/),
    }),
    answer: z.object({ questions: z.array(questionFact) }),
    errors: [errors.unknown],
  }),
  getPools: endpoint({
    method: 'POST',
    path: 'Outline/GetPools',
    access: 'teacher',
    summary: {
      zh: '按文件夹、题型、标签和难度查找随机抽题的题目',
      en: 'Find the questions of draws by folder, types, tags and difficulties, as one quiz divides them',
    },
    input: z.object({
      draftId: idInBody(),
      draws: z
        .array(z.object({ key: keySchema, count: z.int().min(1).max(500), rule: drawRule }))
        .min(1)
        .max(30),
      /** Questions that the quiz asks anyway, or that stand in pools chosen by hand. */
      taken: z.array(z.int().positive().max(largestId)).max(quizQuestionsMost),
    }),
    answer: z.object({
      pools: z.array(
        z.object({
          key: z.string(),
          /** The reader may read its folder; otherwise nothing is found. */
          isOpen: z.boolean(),
          /** All that match, of which a pool has its share. */
          matching: z.int(),
          questions: z.array(z.object({ questionId: z.int(), versionId: z.int() })),
        }),
      ),
    }),
    errors: [errors.unknown],
    repeatable: true,
    maxBytes: 64 * 1024,
  }),
}
