import { z } from 'zod'
import { keywordInQuery, listOf, pageInQuery, sentence } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import { idInBody } from '#src/shared/ids.ts'
import { failureCodes, workStates } from '#src/shared/media.ts'
import { workErrors } from '#src/shared/work-errors.ts'

/** The space that files take, and the work that is done on them. */

export const worksPerPage = 25
export const ownersPerPage = 25
/** open – all that is not done: failed, under way, waiting. */
export const workViews = ['open', ...workStates, 'all'] as const
export const workSorts = ['newest', 'oldest', 'attempts'] as const
export const ownerSorts = ['largest', 'files', 'name'] as const

const space = z.object({ files: z.int(), bytes: z.number() })

const workRow = z.object({
  workId: z.int(),
  /** Of the work: 'film-probe'. */
  work: z.string(),
  title: sentence,
  state: z.enum(workStates),
  percent: z.int(),
  failure: sentence.nullable(),
  failureCode: z.enum(failureCodes).nullable(),
  attempts: z.int(),
  begunAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  fileName: z.string(),
  kind: z.enum(fileKinds),
  bytes: z.number(),
  /** Null for a file of the school itself, or of a deleted account. */
  owner: z.object({ userId: z.int(), name: z.string() }).nullable(),
  can: z.object({ retry: canSchema }),
})
export type WorkRow = z.output<typeof workRow>

const unnamed = z.object({
  /** Blobs of the storage that were looked at. */
  seen: z.int(),
  count: z.int(),
  bytes: z.number(),
  /** The largest first. */
  largest: z.array(z.object({ key: z.string(), size: z.number(), changedAt: z.iso.datetime() })),
})
export type Unnamed = z.output<typeof unnamed>

export const storageApi = {
  getStorage: endpoint({
    method: 'GET',
    path: 'Admin/GetStorage',
    access: 'admin',
    summary: {
      zh: '查看存储空间',
      en: 'Read the space that files take by kind, with what was made of them, and the free space',
    },
    input: z.object({}),
    answer: z.object({
      driver: z.enum(['folder', 's3']),
      /** Bytes that are stored; equal files are stored once. */
      stored: z.number(),
      /** Null where the disk does not say. */
      free: z.number().nullable(),
      floor: z.number(),
      isLow: z.boolean(),
      kinds: z.array(z.object({ kind: z.enum(fileKinds), originals: space, made: space })),
      /** Bytes that one person's files may take. */
      personLimit: z.number(),
      /** Whether this process does media work itself. */
      worker: z.enum(['all', 'only', 'none']),
      /** Days after which data without a file are deleted. */
      graceDays: z.int(),
    }),
  }),
  getOwners: endpoint({
    method: 'GET',
    path: 'Admin/GetStorageOwners',
    access: 'admin',
    summary: { zh: '按上传者查看存储空间', en: 'List people by the space that their files take' },
    input: z.object({
      keyword: keywordInQuery,
      sort: z.enum(ownerSorts).default('largest'),
      page: pageInQuery,
    }),
    answer: z.object(
      listOf(
        z.object({
          /** Null for the files of the school itself and of deleted accounts. */
          owner: z.object({ userId: z.int(), name: z.string() }).nullable(),
          originals: space,
          made: space,
          /** The share of the personal limit; null without an owner. */
          quota: z.number().nullable(),
        }),
      ),
    ),
  }),
  getWorks: endpoint({
    method: 'GET',
    path: 'Admin/GetMediaWorks',
    access: 'admin',
    summary: {
      zh: '查看文件处理任务',
      en: 'Search the tasks on files: waiting, in progress, done and failed',
    },
    input: z.object({
      /** Part of the name of the file, or of its owner. */
      keyword: keywordInQuery,
      state: z.enum(workViews).default('open'),
      work: z.string().max(60).default(''),
      sort: z.enum(workSorts).default('newest'),
      page: pageInQuery,
    }),
    answer: z.object({
      counts: z.record(z.enum(workStates), z.int()),
      /** Every work of the product, for the filter. */
      works: z.array(z.object({ work: z.string(), title: sentence })),
      ...listOf(workRow),
    }),
  }),
  retryWork: endpoint({
    method: 'POST',
    path: 'Admin/RetryMediaWork',
    access: 'admin',
    summary: { zh: '重试一个失败的处理任务', en: 'Try a failed task on a file again' },
    input: z.object({ workId: idInBody() }),
    answer: z.object({}),
    errors: [workErrors.unknown, workErrors.notFailed],
  }),
  retryFailed: endpoint({
    method: 'POST',
    path: 'Admin/RetryFailedMediaWorks',
    access: 'admin',
    repeatable: true,
    summary: { zh: '重试全部失败的处理任务', en: 'Try all failed tasks on files again' },
    input: z.object({}),
    answer: z.object({ count: z.int() }),
  }),
  findUnnamed: endpoint({
    method: 'GET',
    path: 'Admin/FindUnnamedBlobs',
    access: 'admin',
    summary: {
      zh: '查找无主数据（不删除）',
      en: 'Count and list the stored bytes that no file names; nothing is deleted',
    },
    input: z.object({}),
    answer: unnamed,
  }),
  deleteUnnamed: endpoint({
    method: 'POST',
    path: 'Admin/DeleteUnnamedBlobs',
    access: 'admin',
    repeatable: true,
    summary: {
      zh: '删除无主数据',
      en: 'Delete the stored bytes that no file names and that are older than the days of grace',
    },
    input: z.object({}),
    answer: unnamed,
  }),
}
