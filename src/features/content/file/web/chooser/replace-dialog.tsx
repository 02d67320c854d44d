import { api } from '#src/web/api.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { fileApi } from '#src/features/content/file/contract.ts'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { chooserText } from './chooser-text.ts'
import { FileChooser } from './file-chooser.tsx'
import { leavingFiles } from '../uploads/leaving-files.ts'

/** Chooses, or uploads, the file by which another one is replaced. */
export function ReplaceDialog({ file, onClose }: { file: MyFile; onClose: () => void }) {
  const t = useText(chooserText)
  const { run, pending } = useAct()
  const { userFileId, name, kind } = file
  const readable = kind === 'document' || kind === 'text'
  const replace = (by: MyFile) =>
    run(
      () => {
        // It becomes a version of the replaced file.
        leavingFiles.set([by.userFileId])
        const given = { userFileId, withUserFileId: by.userFileId }
        return api(fileApi.replaceFile, given, { quiet: true })
      },
      {
        ask: {
          title: t.replaceAsk(name, by.name),
          text: t.replaceAskText(by.name),
          confirm: t.replace,
        },
        said: t.replaced,
        done: onClose,
      },
    )
  return (
    <FileChooser
      open
      title={t.replaceTitle(name)}
      lead={t.replaceLead}
      kinds={readable ? ['document', 'text'] : [kind]}
      without={userFileId}
      pending={pending}
      onChoose={([by]) => by && void replace(by)}
      onClose={onClose}
    />
  )
}
