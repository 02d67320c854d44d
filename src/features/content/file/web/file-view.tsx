import { Suspense, useState } from 'react'
import { documentPaths } from '#src/features/content/document/paths.ts'
import { Facts } from '#src/web/back-office/facts.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { filePaths } from '../paths.ts'
import type { FilePart, OneFile } from './file-parts.ts'
import { FileSteps } from './file-steps.tsx'
import { filePageText } from './file-text.ts'
import { FileUses } from './file-uses.tsx'
import { FileVersions } from './file-versions.tsx'
import css from './file-view.module.css'
import { LinkDialog, MoveDialog, NameDialog, ReplaceDialog } from './file-dialogs.tsx'
import { myFilesText } from './my-files-text.ts'
import { useDelete } from './use-delete.ts'
import { useWhileWorking } from './use-while-working.ts'

/** The page of one file. `parts` come from later rooms. */
export function FileView({ file, parts }: { file: OneFile; parts: readonly FilePart[] }) {
  const m = useText(myFilesText)
  useWhileWorking(file.work?.state === 'working')
  const { path, kind } = file
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: m.title, to: filePaths.folder(null) },
            ...path.map(({ folderId, name }) => ({ label: name, to: filePaths.folder(folderId) })),
            { label: file.name },
          ]}
        />
      }
      title={<span className={css.title}>{file.name}</span>}
      actions={<Acts file={file} />}
    >
      <div className={css.columns}>
        <div className={css.column}>
          <FileUses file={file} />
          {parts
            .filter(({ kinds }) => kinds.includes(kind))
            .map(({ key, Part }) => (
              <Suspense key={`${key} ${file.changedAt}`} fallback={null}>
                <Part file={file} />
              </Suspense>
            ))}
          {file.versions.length > 0 && <FileVersions file={file} />}
        </div>
        <div className={css.column}>
          <Details file={file} />
          {file.steps.length > 0 && <FileSteps file={file} />}
        </div>
      </div>
    </Page>
  )
}

function Acts({ file }: { file: OneFile }) {
  const t = useText(filePageText)
  const go = useGo()
  const [open, setOpen] = useState<'share' | 'rename' | 'move' | 'replace'>()
  const { deleteFiles, pending } = useDelete()
  const { can, downloadUrl, path } = file
  const close = () => setOpen(undefined)
  return (
    <>
      <ButtonLink variant="primary" icon="eye" to={documentPaths.preview(file.userFileId)}>
        {t.preview}
      </ButtonLink>
      <ButtonLink
        icon="download"
        to={downloadUrl}
        download={file.name}
        prefetch="none"
        reloadDocument
      >
        {t.download}
      </ButtonLink>
      <Button icon="attachment" onClick={() => setOpen('share')}>
        {t.share}
      </Button>
      <Button icon="refresh" onClick={() => setOpen('replace')}>
        {t.replace}
      </Button>
      <Button icon="edit" onClick={() => setOpen('rename')}>
        {t.rename}
      </Button>
      <Button icon="arrow-right" onClick={() => setOpen('move')}>
        {t.move}
      </Button>
      {can.delete.may && (
        <Button
          icon="trash"
          pending={pending}
          onClick={() =>
            void deleteFiles([file], () => go(filePaths.folder(path.at(-1)?.folderId ?? null)))
          }
        >
          {t.delete}
        </Button>
      )}
      <Suspense>
        {open === 'share' && <LinkDialog file={file} onClose={close} />}
        {open === 'rename' && <NameDialog file={file} onClose={close} />}
        {open === 'move' && <MoveDialog files={[file]} onClose={close} />}
        {open === 'replace' && <ReplaceDialog file={file} onClose={close} />}
      </Suspense>
    </>
  )
}

function Details({ file }: { file: OneFile }) {
  const t = useText(filePageText)
  const m = useText(myFilesText)
  const format = useFormat()
  const { kind, size, createdAt, changedAt, path } = file
  const folder = path.at(-1)
  return (
    <Panel title={t.details}>
      <Facts
        items={[
          { term: t.kind, value: t.kinds[kind] },
          { term: t.size, value: fileSize(size) },
          { term: t.added, value: format.dateTime(createdAt) },
          ...(changedAt === createdAt
            ? []
            : [{ term: t.changed, value: format.dateTime(changedAt) }]),
          {
            term: t.folder,
            value: (
              <Link to={filePaths.folder(folder?.folderId ?? null)}>{folder?.name ?? m.top}</Link>
            ),
          },
        ]}
      />
    </Panel>
  )
}
