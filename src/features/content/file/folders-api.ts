import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { folderNameForm } from './forms.ts'
import { myFileErrors as errors } from './my-files-errors.ts'
import { folderRef } from './my-files-shapes.ts'

/** The part of the contract about the folders that a person's files lie in. */

export const foldersMax = 500
/** Folders inside each other. */
export const folderDepth = 8

/** The folder that something is put into; null is the top. */
export const inFolder = { folderId: idInBody().nullable() }

export const folderApi = {
  getFolders: endpoint({
    method: 'GET',
    path: 'File/GetFolders',
    access: 'teacher',
    summary: {
      zh: '查看我的文件夹',
      en: 'List all of one’s own folders, each after the one around it',
    },
    input: z.object({}),
    answer: z.array(folderRef.extend({ parentId: z.int().nullable(), depth: z.int() })),
  }),
  makeFolder: endpoint({
    method: 'POST',
    path: 'File/MakeFolder',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '新建文件夹',
      en: 'Make a folder, or folders inside each other as a chosen folder has them; one that exists is kept',
    },
    input: z.object({
      ...inFolder,
      /** From the outer one to the inner one. */
      names: z.array(folderNameForm).min(1).max(folderDepth),
    }),
    answer: z.object({ folderId: z.int() }),
    errors: [errors.folderUnknown, errors.folderTooDeep, errors.tooManyFolders],
  }),
  renameFolder: endpoint({
    method: 'POST',
    path: 'File/RenameFolder',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '重命名文件夹', en: 'Rename a folder' },
    input: z.object({ folderId: idInBody(), name: folderNameForm }),
    answer: z.object({}),
    errors: [errors.folderUnknown, errors.folderTaken],
  }),
  deleteFolder: endpoint({
    method: 'POST',
    path: 'File/DeleteFolder',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '删除文件夹（其中的文件移到上一级）',
      en: 'Delete a folder with the folders inside; their files move to the folder around it',
    },
    input: z.object({ folderId: idInBody() }),
    answer: z.object({ moved: z.int() }),
  }),
}
