import { z } from 'zod'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import { idsInQuery } from '#src/shared/id-list.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { workErrors } from '#src/shared/work-errors.ts'
import { inFolder } from './folders-api.ts'
import { fileNameForm } from './forms.ts'
import { myFileErrors as errors } from './my-files-errors.ts'
import { fileSchema, folderRef, stepSchema, useSchema, workSchema } from './my-files-shapes.ts'

/** The part of the contract about the files that a person has: found, renamed, moved, replaced, deleted. */

export const filesPerPage = 30
export const fileSorts = ['newest', 'name', 'size'] as const
/** folder – the content of one folder; recent – all files, newest first. */
export const fileViews = ['folder', 'recent'] as const
/** Days for which former bytes can be taken back. */
export const versionDays = 30
/** Files that one act takes. */
export const filesAtOnce = 100
/** Days for which a link to a file may hold. */
export const linkDays = [1, 7, 30] as const

const kindsInQuery = z
  .string()
  .max(60)
  .refine((list) =>
    list.split(',').every((kind) => (fileKinds as readonly string[]).includes(kind)),
  )
export type MyFile = z.output<typeof fileSchema>
export type FileUse = z.output<typeof useSchema>

const oneFile = z.object({ userFileId: idInBody() })
const manyFiles = z.object({ userFileIds: z.array(idInBody()).min(1).max(filesAtOnce) })

export const myFileApi = {
  getFiles: endpoint({
    method: 'GET',
    path: 'File/GetFiles',
    access: 'teacher',
    summary: {
      zh: '查看我的文件',
      en: 'List one’s own files: the content of a folder, or all that match words and a kind',
    },
    input: z.object({
      view: z.enum(fileViews).default('folder'),
      /** The folder that is open; left out: the top. Words and a kind search in all folders. */
      folder: idInQuery().optional(),
      keyword: keywordInQuery,
      /** A kind, or several: 'film,picture'. */
      kind: kindsInQuery.optional(),
      sort: z.enum(fileSorts).default('newest'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(fileSchema),
      /** The folders inside the open one, by name, with the first page; none while searching. */
      folders: z.array(folderRef.extend({ files: z.int() })),
      /** From the top to the open folder. */
      path: z.array(folderRef),
      /** Of all one's own files. */
      all: z.object({ files: z.int(), bytes: z.int() }),
    }),
    errors: [errors.folderUnknown],
  }),
  getFile: endpoint({
    method: 'GET',
    path: 'File/GetFile',
    access: 'teacher',
    summary: {
      zh: '查看一个文件',
      en: 'Get one of one’s own files: its uses, previous versions, and what is being made of it',
    },
    input: z.object({ userFileId: idInQuery() }),
    answer: fileSchema.extend({
      createdAt: z.iso.datetime(),
      /** How it looks, with the size of the picture in pixels. */
      look: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
      path: z.array(folderRef),
      uses: z.array(useSchema),
      versions: z.array(
        z.object({
          versionId: z.int(),
          name: z.string(),
          size: z.int(),
          replacedAt: z.iso.datetime(),
          /** Deleted afterwards. */
          keptUntil: z.iso.datetime(),
          downloadUrl: z.string(),
        }),
      ),
      steps: z.array(stepSchema),
      can: z.object({ delete: canSchema }),
    }),
    errors: [errors.unknown],
  }),
  getProgress: endpoint({
    method: 'GET',
    path: 'File/GetProgress',
    access: 'teacher',
    summary: {
      zh: '查看文件的处理进度',
      en: 'Get how far the works on some of one’s own files are; files that are gone are left out',
    },
    input: z.object({ userFileIds: idsInQuery(filesAtOnce) }),
    answer: z.array(z.object({ userFileId: z.int(), work: workSchema })),
  }),

  renameFile: endpoint({
    method: 'POST',
    path: 'File/RenameFile',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '重命名文件', en: 'Rename a file; its extension is kept' },
    input: oneFile.extend({ name: fileNameForm }),
    answer: z.object({ name: z.string() }),
    errors: [errors.unknown],
  }),
  moveFiles: endpoint({
    method: 'POST',
    path: 'File/MoveFiles',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '移动文件', en: 'Move files to a folder, or to the top' },
    input: manyFiles.extend(inFolder),
    answer: z.object({ moved: z.int() }),
    errors: [errors.unknown, errors.folderUnknown],
  }),
  deleteFiles: endpoint({
    method: 'POST',
    path: 'File/DeleteFiles',
    access: 'teacher',
    summary: {
      zh: '删除文件（正在使用的不能删除）',
      en: 'Delete files with their previous versions, for good; refused while something uses one of them',
    },
    input: manyFiles,
    answer: z.object({ deleted: z.int() }),
    errors: [errors.unknown, errors.inUse, errors.usedNow],
  }),
  replaceFile: endpoint({
    method: 'POST',
    path: 'File/ReplaceFile',
    access: 'teacher',
    summary: {
      zh: '替换文件（位置和链接不变，文档中未改动的页面保留学习进度，30 天内可恢复）',
      en: 'Replace the bytes of a file by those of another of one’s own files; it keeps its place and its uses, and the previous bytes can be taken back for 30 days',
    },
    input: oneFile.extend({ withUserFileId: idInBody() }),
    answer: z.object({ name: z.string() }),
    errors: [errors.unknown, errors.otherKind, errors.unusable, errors.inUse, errors.itself],
  }),
  takeBackVersion: endpoint({
    method: 'POST',
    path: 'File/TakeBackVersion',
    access: 'teacher',
    summary: {
      zh: '恢复替换前的版本',
      en: 'Take back previous bytes of a file; the present ones become a previous version',
    },
    input: oneFile.extend({ versionId: idInBody() }),
    answer: z.object({ name: z.string() }),
    errors: [errors.unknown, errors.versionUnknown],
  }),
  makeLink: endpoint({
    method: 'POST',
    path: 'File/MakeLink',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '生成文件的分享链接',
      en: 'Make a link by which anyone can read one of one’s own files for some days, signed in or not',
    },
    input: oneFile.extend({
      days: z.literal(linkDays),
      /** Downloads and prints too. */
      download: z.boolean(),
    }),
    answer: z.object({
      /** The value of `right` in the address of the preview page. */
      right: z.string(),
      until: z.iso.datetime(),
    }),
    errors: [errors.unknown],
  }),
  withdrawLinks: endpoint({
    method: 'POST',
    path: 'File/WithdrawLinks',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '停用一个文件的所有分享链接',
      en: 'Withdraw all links to one of one’s own files',
    },
    input: oneFile,
    answer: z.object({}),
    errors: [errors.unknown],
  }),
  retryWork: endpoint({
    method: 'POST',
    path: 'File/RetryWork',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '重新处理文件',
      en: 'Try a task on a file again after it has failed, such as creating its pages',
    },
    input: oneFile.extend({ work: z.string().max(60) }),
    answer: z.object({}),
    errors: [errors.unknown, workErrors.unknown, workErrors.notFailed],
  }),
}
