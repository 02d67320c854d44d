import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { draftErrors as errors } from './errors.ts'
import { draftKinds, draftLimits, keyPattern } from './record.ts'

export const keySchema = z.string().regex(keyPattern)

/** The reason for which an act was not taken. */
export const refusals = ['changed', 'gone', 'cycle', 'deep', 'invalid', 'notAllowed'] as const
/** The acts that make a state of the history; typing joins one for minutes. */
export const stateKinds = ['edit', 'paste', 'delete', 'pull', 'restore', 'import', 'files'] as const
export type StateKind = (typeof stateKinds)[number]

const recordSchema = z.looseObject({ kind: z.string() })

const change = z.object({
  key: keySchema,
  /** '' is the whole record, 'name' a field, 'name.zh' a part of one. */
  field: z.string().regex(/^([a-zA-Z]{1,30}(\.[a-zA-Z]{1,30})?)?$/),
  /** Absent where the field is left out: a mark that a text is outdated. */
  value: z.unknown().optional() as unknown as z.ZodUnknown,
})

/** A record as an editor opens it: the words of long texts are read when they are wanted. */
const openRecord = z.object({
  key: keySchema,
  value: recordSchema,
  /** It is not what readers see. */
  changed: z.boolean(),
})
export type OpenRecord = z.output<typeof openRecord>

const refusal = z.object({
  actId: z.string(),
  key: z.string(),
  field: z.string(),
  reason: z.enum(refusals),
  /** The value of the server, where another window has changed it. */
  theirs: z.unknown(),
  /** The person who changed it last, and the moment. */
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
})
export type Refusal = z.output<typeof refusal>

const stateHead = z.object({
  stateId: z.int(),
  kind: z.enum(stateKinds),
  by: z.string().nullable(),
  isMine: z.boolean(),
  startedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** The number of records that were added, changed and deleted. */
  added: z.int(),
  changed: z.int(),
  deleted: z.int(),
  /** Names of the first of them, in either language. */
  names: z.array(z.string()),
})
export type StateHead = z.output<typeof stateHead>

/** A record before and after; null where it was not there. */
const difference = z.object({
  key: z.string(),
  before: recordSchema.nullable(),
  after: recordSchema.nullable(),
})
export type Difference = z.output<typeof difference>

/** A text that a window could not save, because another one had changed the field: nothing typed is lost. */
const aside = z.object({
  asideId: z.int(),
  key: z.string(),
  field: z.string(),
  value: z.unknown(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
})
export type Aside = z.output<typeof aside>

export const draftApi = {
  open: endpoint({
    method: 'GET',
    path: 'Draft/Open',
    // Reviewers without the role of a teacher read what was submitted; the host of the draft decides.
    access: 'login',
    summary: { zh: '打开草稿', en: 'Open a draft: its records, without the words of long texts' },
    input: z.object({ draftId: idInQuery() }),
    answer: z.object({
      draftId: z.int(),
      kind: z.enum(draftKinds),
      revision: z.int(),
      /**
       * The records as JSON text, which `openedRecords` reads: the server passes on what the database says, because
       * to parse, check and write a thousand chapters again costs four times as much.
       */
      records: z.string(),
    }),
    errors: [errors.unknown, errors.notYours],
  }),
  getRecords: endpoint({
    method: 'GET',
    path: 'Draft/GetRecords',
    // Reviewers without the role of a teacher read what was submitted; the host of the draft decides.
    access: 'login',
    summary: {
      zh: '读取草稿的部分内容',
      en: 'Read records of a draft whole, with their long texts',
    },
    input: z.object({
      draftId: idInQuery(),
      /** Keys, separated by commas. */
      keys: z.string().regex(/^[a-z0-9-]{3,24}(,[a-z0-9-]{3,24}){0,199}$/),
    }),
    answer: z.object({ revision: z.int(), records: z.array(openRecord) }),
    errors: [errors.unknown, errors.notYours],
  }),
  save: endpoint({
    method: 'POST',
    path: 'Draft/Save',
    access: 'teacher',
    summary: {
      zh: '自动保存草稿的修改',
      en: 'Save changes of a draft: each act whole or not at all; a field that another window has changed since is refused with its value',
    },
    input: z.object({
      draftId: idInBody(),
      /** The revision that this window has read. */
      base: z.int().min(0),
      /** Names the window, so that a save that is sent twice is no conflict with itself. */
      window: keySchema,
      kind: z.enum(stateKinds).default('edit'),
      acts: z
        .array(z.object({ id: z.string().min(1).max(40), changes: z.array(change).min(1) }))
        .refine(
          (acts) =>
            acts.reduce((sum, { changes }) => sum + changes.length, 0) <= draftLimits.changes,
        ),
    }),
    answer: z.object({
      revision: z.int(),
      refused: z.array(refusal),
      /** `base` was never reached: the database was put back to an earlier state. The news are all records. */
      rewound: z.boolean(),
      /** Records that other windows have changed since `base`; null where deleted. */
      news: z.array(
        z.object({ key: z.string(), value: recordSchema.nullable(), changed: z.boolean() }),
      ),
      /** Fields that were stored in another form than they were sent, such as cleaned texts. */
      cleaned: z.array(change),
      /** Records that came back without files or questions that were deleted for good: how many are left out. */
      left: z.array(z.object({ key: keySchema, files: z.int(), questions: z.int() })),
      /** Of the saved records: those that differ from what readers see. */
      changed: z.array(z.object({ key: z.string(), changed: z.boolean() })),
    }),
    errors: [errors.unknown, errors.notYours, errors.tooLarge, errors.tooLong],
    repeatable: true,
    maxBytes: draftLimits.saveBytes,
  }),
  getHistory: endpoint({
    method: 'GET',
    path: 'Draft/GetHistory',
    access: 'teacher',
    summary: {
      zh: '查看草稿的历史版本',
      en: 'List the earlier states of a draft, and the texts that were kept aside',
    },
    input: z.object({ draftId: idInQuery() }),
    answer: z.object({ states: z.array(stateHead), asides: z.array(aside) }),
    errors: [errors.unknown, errors.notYours],
  }),
  getState: endpoint({
    method: 'GET',
    path: 'Draft/GetState',
    access: 'teacher',
    summary: {
      zh: '查看一个历史版本',
      en: 'Read an earlier state: the records that differ from the present ones',
    },
    input: z.object({
      draftId: idInQuery(),
      stateId: idInQuery(),
      /** before – as the draft was before this state's changes; after – as it was after them. */
      side: z.enum(['before', 'after']).default('before'),
    }),
    answer: z.object({ revision: z.int(), differences: z.array(difference) }),
    errors: [errors.unknown, errors.notYours, errors.stateUnknown],
  }),
  getDifferences: endpoint({
    method: 'GET',
    path: 'Draft/GetDifferences',
    // Reviewers without the role of a teacher read what was submitted; the host of the draft decides.
    access: 'login',
    summary: {
      zh: '查看读者尚未看到的修改',
      en: 'List the records that differ from what readers see; `before` is what they see',
    },
    input: z.object({ draftId: idInQuery() }),
    answer: z.object({ revision: z.int(), differences: z.array(difference) }),
    errors: [errors.unknown, errors.notYours],
  }),
}
