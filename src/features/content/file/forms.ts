import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'

/** The longest name of a file, as `cleanName` cuts it. */
export const nameMax = 120
export const folderNameMax = 60

const noSlash = (schema: ReturnType<typeof requiredLine>) =>
  schema.check(
    z.refine(
      (name) => !/[/\\]/.test(name),
      bothWords('名称不能包含 / 或 \\', 'A name cannot contain / or \\'),
    ),
  )

export const fileNameForm = noSlash(
  requiredLine(nameMax, bothWords('请输入文件名', 'Please enter a file name')),
)
export const folderNameForm = noSlash(
  requiredLine(folderNameMax, bothWords('请输入文件夹名称', 'Please enter a folder name')),
)
export const renameForm = z.object({ name: fileNameForm })
export const folderForm = z.object({ name: folderNameForm })
