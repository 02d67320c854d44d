import { Suspense, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
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

/** Folders that stand before the files; the others are shown when they are asked for. */
const firstFolders = 12

/** The folders inside the open one. */
export function FolderList({ folders }: { folders: readonly Folder[] }) {
  const t = useText(myFilesText)
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  // One button is no shorter than one folder.
  const shown = isWhole || folders.length <= firstFolders + 1 ? folders.length : firstFolders
  return (
    <div className={css.files}>
      <ul className={css.folders} aria-label={t.folders}>
        {folders.slice(0, shown).map((folder) => (
          <FolderCard key={folder.folderId} folder={folder} />
        ))}
      </ul>
      {shown < folders.length && (
        <Button variant="quiet" size="small" icon="chevron-down" onClick={() => setWhole(true)}>
          {t.allFolders(format.number(folders.length))}
        </Button>
      )}
    </div>
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
      <Menu
        label={t.actionsFor(name)}
        align="end"
        className={css.more}
        items={[
          { key: 'rename', label: t.rename, icon: 'edit', onSelect: () => setRenames(true) },
          { key: 'delete', label: t.delete, icon: 'trash', onSelect: () => void remove() },
        ]}
      />
      <Suspense>
        {renames && <FolderNameDialog folder={folder} onClose={() => setRenames(false)} />}
      </Suspense>
    </li>
  )
}
