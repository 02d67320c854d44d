import { FileChooser } from '#src/features/content/file/web/chooser/file-chooser.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { classMaterialApi } from '../contract.ts'
import { filesAtOnce } from '../limits.ts'
import { materialText } from './text.ts'

/** Gives the class files of the teacher: those that are there, and uploads. */
export function AddFiles({
  classId,
  folder,
  onClose,
}: {
  classId: number
  /** The folder into which they are put; '' – none. */
  folder: string
  onClose: () => void
}) {
  const t = useText(materialText)
  const { act, pending } = useAct()
  return (
    <FileChooser
      open
      title={folder === '' ? t.chooseTitle : t.chooseFor(folder)}
      lead={t.chooseLead}
      max={filesAtOnce}
      pending={pending}
      leaves
      onChoose={(files) =>
        void act(
          classMaterialApi.addFiles,
          {
            ...{ classId, userFileIds: files.map(({ userFileId }) => userFileId) },
            ...{ folder, visibleFrom: '' },
          },
          { verb: 'add', said: t.added, done: onClose },
        )
      }
      onClose={onClose}
    />
  )
}
