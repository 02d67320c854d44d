import { Suspense, useState } from 'react'
import { documentPaths } from '#src/features/content/document/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { filePaths } from '../paths.ts'
import { LinkDialog, MoveDialog, NameDialog, ReplaceDialog } from './file-dialogs.tsx'
import type { OneFile } from './file-parts.ts'
import { isUnreadable } from './file-state.ts'
import { filePageText } from './file-text.ts'
import css from './file-view.module.css'
import { myFilesText } from './my-files-text.ts'
import { useDelete } from './use-delete.ts'

/** The acts on one file on its page: frequent ones as buttons, the others in a menu. */
export function FileActs({ file }: { file: OneFile }) {
  const t = useText(filePageText)
  const m = useText(myFilesText)
  const go = useGo()
  const [open, setOpen] = useState<'share' | 'rename' | 'move' | 'replace'>()
  const { deleteFiles } = useDelete()
  const { can, downloadUrl, path, name } = file
  const close = () => setOpen(undefined)
  const remove = () =>
    deleteFiles([file], () => go(filePaths.folder(path.at(-1)?.folderId ?? null)))
  const replace = (
    <Button
      variant={isUnreadable(file) ? 'primary' : 'secondary'}
      icon="refresh"
      onClick={() => setOpen('replace')}
    >
      {t.replace}
    </Button>
  )
  return (
    <>
      {isUnreadable(file) ? (
        replace
      ) : (
        <ButtonLink variant="primary" icon="eye" to={documentPaths.preview(file.userFileId)}>
          {t.preview}
        </ButtonLink>
      )}
      <ButtonLink icon="download" to={downloadUrl} download={name} prefetch="none" reloadDocument>
        {t.download}
      </ButtonLink>
      {!isUnreadable(file) && replace}
      <Menu
        label={m.actionsFor(name)}
        align="end"
        className={css.more}
        items={[
          { key: 'share', label: t.share, icon: 'share', onSelect: () => setOpen('share') },
          { key: 'rename', label: t.rename, icon: 'edit', onSelect: () => setOpen('rename') },
          { key: 'move', label: t.move, icon: 'arrow-right', onSelect: () => setOpen('move') },
          ...(can.delete.may
            ? [
                {
                  ...{ key: 'delete', label: t.delete, icon: 'trash' as const },
                  onSelect: () => void remove(),
                },
              ]
            : []),
        ]}
      />
      <Suspense>
        {open === 'share' && <LinkDialog file={file} onClose={close} />}
        {open === 'rename' && <NameDialog file={file} onClose={close} />}
        {open === 'move' && <MoveDialog files={[file]} onClose={close} />}
        {open === 'replace' && <ReplaceDialog file={file} onClose={close} />}
      </Suspense>
    </>
  )
}
