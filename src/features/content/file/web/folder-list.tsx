import { Suspense, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { fileApi } from '../contract.ts'
import { filePaths } from '../paths.ts'
import css from './files.module.css'
import { myFilesText } from './my-files-text.ts'
import { FolderNameDialog } from './file-dialogs.tsx'

interface Folder {
  folderId: number
  name: string
  files: number
}

/** The folders inside the open one. */
export function FolderList({ folders }: { folders: readonly Folder[] }) {
  const t = useText(myFilesText)
  return (
    <ul className={css.folders} aria-label={t.folders}>
      {folders.map((folder) => (
        <FolderCard key={folder.folderId} folder={folder} />
      ))}
    </ul>
  )
}

function FolderCard({ folder }: { folder: Folder }) {
  const t = useText(myFilesText)
  const format = useFormat()
  const { act } = useAct()
  const [renames, setRenames] = useState(false)
  const { folderId, name, files } = folder
  const remove = () =>
    act(
      fileApi.deleteFolder,
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
      },
    )
  return (
    <li className={css.folder}>
      <Icon name="folder" />
      <Link to={filePaths.folder(folderId)}>
        {name}
        <span>{t.count(format.number(files))}</span>
      </Link>
      <IconButton
        icon="edit"
        size="small"
        label={`${t.rename} ${name}`}
        onClick={() => setRenames(true)}
      />
      <IconButton
        icon="trash"
        size="small"
        label={`${t.delete} ${name}`}
        onClick={() => void remove()}
      />
      <Suspense>
        {renames && <FolderNameDialog folder={folder} onClose={() => setRenames(false)} />}
      </Suspense>
    </li>
  )
}
