import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'

export const folderNameMax = 40

export const folderNameForm = requiredLine(
  folderNameMax,
  bothWords('请输入收藏夹名称', 'Please enter a folder name'),
)
export const folderForm = z.object({ name: folderNameForm })
