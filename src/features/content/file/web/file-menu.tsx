import { documentPaths } from '#src/features/content/document/paths.ts'
import { Suspense, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import type { MyFile } from '../my-files-api.ts'
import css from './files.module.css'
import { MoveDialog, NameDialog, ReplaceDialog } from './file-dialogs.tsx'
import { myFilesText } from './my-files-text.ts'
import { useDelete } from './use-delete.ts'

/** The menu of acts on one file. */
export function FileMenu({ file }: { file: MyFile }) {
  const t = useText(myFilesText)
  const [open, setOpen] = useState<'rename' | 'move' | 'replace'>()
  const { deleteFiles } = useDelete()
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu
        label={t.actionsFor(file.name)}
        align="end"
        className={css.more}
        items={[
          {
            key: 'preview',
            label: t.preview,
            icon: 'eye',
            to: documentPaths.preview(file.userFileId),
          },
          { key: 'download', label: t.download, icon: 'download', onSelect: () => download(file) },
          { key: 'rename', label: t.rename, icon: 'edit', onSelect: () => setOpen('rename') },
          { key: 'move', label: t.move, icon: 'arrow-right', onSelect: () => setOpen('move') },
          { key: 'replace', label: t.replace, icon: 'refresh', onSelect: () => setOpen('replace') },
          {
            key: 'delete',
            label: t.delete,
            icon: 'trash',
            onSelect: () => void deleteFiles([file]),
          },
        ]}
      />
      <Suspense>
        {open === 'rename' && <NameDialog file={file} onClose={close} />}
        {open === 'move' && <MoveDialog files={[file]} onClose={close} />}
        {open === 'replace' && <ReplaceDialog file={file} onClose={close} />}
      </Suspense>
    </>
  )
}

/** The address answers as an attachment, so that the page stays. */
function download({ downloadUrl, name }: MyFile) {
  const link = document.createElement('a')
  link.href = downloadUrl
  link.download = name
  link.click()
}
