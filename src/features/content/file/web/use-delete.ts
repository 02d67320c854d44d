import { api } from '#src/web/api.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { fileApi } from '../contract.ts'
import type { MyFile } from '../my-files-api.ts'
import { leavingFiles } from './uploads/leaving-files.ts'
import { myFilesText } from './my-files-text.ts'

/** Deletes files after a question that says that it cannot be undone. */
export function useDelete() {
  const t = useText(myFilesText)
  const format = useFormat()
  const { run, pending } = useAct()
  const deleteFiles = (
    files: readonly Pick<MyFile, 'userFileId' | 'name'>[],
    done?: () => unknown,
  ) => {
    const [first] = files
    const one = files.length === 1 && first
    const userFileIds = files.map(({ userFileId }) => userFileId)
    return run(
      () => {
        leavingFiles.set(userFileIds)
        return api(fileApi.deleteFiles, { userFileIds }, { quiet: true })
      },
      {
        ask: {
          title: one ? t.deleteTitle(one.name) : t.deleteMany(format.number(files.length)),
          text: one ? t.deleteText : t.deleteManyText,
          confirm: t.delete,
          danger: true,
        },
        verb: 'delete',
        said: ({ deleted }) => t.deleted(format.number(deleted)),
        ...(done && { done }),
      },
    )
  }
  return { deleteFiles, pending }
}
