import { Suspense, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { bankApi } from '../contract.ts'
import { bankPaths } from '../paths.ts'
import type { FolderRight } from '../shapes.ts'
import { FolderNameDialog, MoveFolderDialog, ShareDialog } from './bank-dialogs.ts'
import { bankText } from './bank-text.ts'
import css from './bank.module.css'
import type { Folders } from './place-of.ts'

/** The acts that a person may do with the open folder. */
export function FolderMenu({
  folder,
  folders,
  right,
}: {
  folder: { folderId: number; name: string }
  folders: Folders
  right: FolderRight
}) {
  const t = useText(bankText)
  const go = useGo()
  const { act } = useAct()
  const [asks, setAsks] = useState<'rename' | 'inside' | 'move' | 'share'>()
  const close = () => setAsks(undefined)
  const { folderId, name } = folder
  const own = folders.mine.find((one) => one.folderId === folderId)
  const shared = folders.shared.find((one) => one.folderId === folderId)
  const isTopShare = shared && !folders.shared.some((one) => one.folderId === shared.parentId)
  const parentId = own?.parentId ?? null

  const remove = () =>
    act(
      bankApi.deleteFolder,
      { folderId },
      {
        ask: {
          title: t.deleteFolderTitle(name),
          text: t.deleteFolderText,
          confirm: t.delete,
          danger: true,
        },
        verb: 'delete',
        said: t.folderDeleted,
        refresh: false,
        done: () => go(bankPaths.folder(parentId)),
      },
    )
  const leave = () =>
    act(
      bankApi.leaveFolder,
      { folderId },
      {
        ask: { title: t.leaveTitle(name), text: t.leaveText, confirm: t.leave },
        said: t.left,
        refresh: false,
        done: () => go(bankPaths.bank({ view: 'shared' })),
      },
    )
  const edits = [
    { key: 'inside', label: t.newFolder, icon: 'plus', onSelect: () => setAsks('inside') },
    { key: 'rename', label: t.rename, icon: 'edit', onSelect: () => setAsks('rename') },
  ] as const
  const owns = [
    { key: 'share', label: t.share, icon: 'users', onSelect: () => setAsks('share') },
    { key: 'move', label: t.moveFolder, icon: 'arrow-right', onSelect: () => setAsks('move') },
    { key: 'delete', label: t.deleteFolder, icon: 'trash', onSelect: () => void remove() },
  ] as const
  const leaves = [
    { key: 'leave', label: t.leave, icon: 'close', onSelect: () => void leave() },
  ] as const
  const items = [
    ...(right === 'edit' ? edits : []),
    ...(own ? owns : []),
    ...(isTopShare ? leaves : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu
        trigger={
          <>
            <Icon name="folder" />
            <span className={css.word}>{t.folder}</span>
          </>
        }
        label={t.folderActions(name)}
        className={css.acts}
        items={items}
      />
      <Suspense>
        {asks === 'rename' && <FolderNameDialog folder={folder} parentId={null} onClose={close} />}
        {asks === 'inside' && <FolderNameDialog parentId={folderId} onClose={close} />}
        {asks === 'move' && (
          <MoveFolderDialog folder={{ ...folder, parentId }} folders={folders} onClose={close} />
        )}
        {asks === 'share' && <ShareDialog folder={folder} onClose={close} />}
      </Suspense>
    </>
  )
}
