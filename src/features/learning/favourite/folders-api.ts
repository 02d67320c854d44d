import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { favouriteErrors as errors } from './errors.ts'
import { folderNameForm } from './forms.ts'

/** The part of the contract about the folders of favourites. */
export const folderApi = {
  createFolder: endpoint({
    method: 'POST',
    path: 'Favourite/CreateFolder',
    access: 'login',
    repeatable: true,
    summary: {
      zh: '新建收藏夹',
      en: 'Create a folder of favourites; one of the same name is kept',
    },
    input: z.object({ name: folderNameForm }),
    answer: z.object({
      folderId: z.int(),
      /** False where it existed already. */
      created: z.boolean(),
    }),
    errors: [errors.tooManyFolders],
  }),
  renameFolder: endpoint({
    method: 'POST',
    path: 'Favourite/RenameFolder',
    access: 'login',
    repeatable: true,
    summary: { zh: '重命名收藏夹', en: 'Rename a folder of favourites' },
    input: z.object({ folderId: idInBody(), name: folderNameForm }),
    answer: z.object({}),
    errors: [errors.folderUnknown, errors.folderTaken],
  }),
  deleteFolder: endpoint({
    method: 'POST',
    path: 'Favourite/DeleteFolder',
    access: 'login',
    repeatable: true,
    summary: {
      zh: '删除收藏夹（收藏保留）',
      en: 'Delete a folder; its favourites stay, without a folder',
    },
    input: z.object({ folderId: idInBody() }),
    answer: z.object({}),
    errors: [errors.folderUnknown],
  }),
}
