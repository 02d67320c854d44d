import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Progress } from '#src/web/ui/progress.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { MyFile } from '../my-files-api.ts'
import { filePaths } from '../paths.ts'
import { FileMenu } from './file-menu.tsx'
import { FileThumb } from './file-thumb.tsx'
import css from './files.module.css'
import { myFilesText } from './my-files-text.ts'

/** The files of a list; each can be chosen for an act on several. */
export function FileTable({
  files,
  withFolders,
  chosen,
  onChosen,
}: {
  files: readonly MyFile[]
  /** The list shows files of many folders. */
  withFolders: boolean
  chosen: ReadonlySet<number>
  onChosen: (chosen: ReadonlySet<number>) => void
}) {
  const t = useText(myFilesText)
  const toggle = (id: number) =>
    onChosen(
      chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]),
    )
  const columns: Column<MyFile>[] = [
    {
      key: 'name',
      header: t.name,
      rowHeader: true,
      cell: (file) => (
        <div className={css.name}>
          <Checkbox
            className={css.check}
            label={<span className="visually-hidden">{t.select(file.name)}</span>}
            checked={chosen.has(file.userFileId)}
            onChange={() => toggle(file.userFileId)}
          />
          <FileThumb file={file} />
          <div className={css.about}>
            <Link to={filePaths.file(file.userFileId)}>{file.name}</Link>
            {withFolders && file.folder && <Folder folder={file.folder} />}
            <span className={css.facts}>
              {fileSize(file.size)} · <TimeAgo value={file.changedAt} />
            </span>
            <WorkState work={file.work} />
          </div>
        </div>
      ),
    },
    {
      key: 'size',
      header: t.size,
      numeric: true,
      cell: ({ size }) => <span className={css.whole}>{fileSize(size)}</span>,
    },
    {
      key: 'changed',
      header: t.changed,
      cell: ({ changedAt }) => (
        <span className={css.whole}>
          <TimeAgo value={changedAt} />
        </span>
      ),
    },
    { key: 'actions', header: t.actions, cell: (file) => <FileMenu file={file} /> },
  ]
  return (
    <DataTable
      caption={t.files}
      columns={columns}
      rows={files}
      rowKey={({ userFileId }) => userFileId}
      dense
    />
  )
}

const Folder = ({ folder }: { folder: NonNullable<MyFile['folder']> }) => (
  <Link className={css.folderName} to={filePaths.folder(folder.folderId)}>
    {folder.name}
  </Link>
)

/** What is being made of a file. */
function WorkState({ work }: Pick<MyFile, 'work'>) {
  const t = useText(myFilesText)
  if (work === null) return null
  if (work.state === 'failed') return <Tag tone="danger">{t.failed}</Tag>
  return (
    <div className={css.work}>
      <Progress value={work.percent / 100} label={t.working} />
    </div>
  )
}
