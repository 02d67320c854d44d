import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { fileApi } from '../contract.ts'
import type { MyFile } from '../my-files-api.ts'
import { myFilesText } from './my-files-text.ts'

/** Asks for the folder to which files move. */
export function MoveDialog({
  files,
  onClose,
  onMoved,
}: {
  files: readonly MyFile[]
  onClose: () => void
  onMoved?: () => void
}) {
  const t = useText(myFilesText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { data, failed, retry } = useLoad(fileApi.getFolders, {})
  const [to, setTo] = useState(String(files[0]?.folder?.folderId ?? ''))
  const move = () =>
    act(
      fileApi.moveFiles,
      {
        userFileIds: files.map(({ userFileId }) => userFileId),
        folderId: to === '' ? null : Number(to),
      },
      {
        said: ({ moved }) => t.moved(format.number(moved)),
        done() {
          onMoved?.()
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      title={t.moveTitle(format.number(files.length))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} disabled={!data} onClick={() => void move()}>
            {t.move}
          </Button>
        </>
      }
    >
      {data ? (
        <RadioGroup
          label={t.moveTo}
          value={to}
          onChange={setTo}
          options={[
            { value: '', label: t.top },
            // Two wide spaces for each level show the tree in any font.
            ...data.map(({ folderId, name, depth }) => ({
              value: String(folderId),
              label: '\u2003'.repeat(depth + 1) + name,
            })),
          ]}
        />
      ) : failed ? (
        <Button onClick={retry}>{t.again}</Button>
      ) : (
        <p>{t.loading}</p>
      )}
    </Dialog>
  )
}
