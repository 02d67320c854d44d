import { Suspense } from 'react'
import { Facts } from '#src/web/back-office/facts.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { useLookAgain } from '#src/web/use-look-again.ts'
import { filePaths } from '../paths.ts'
import { FileActs } from './file-acts.tsx'
import { FileLook } from './file-look.tsx'
import type { FilePart, OneFile } from './file-parts.ts'
import { isUnreadable, qualitiesOf } from './file-state.ts'
import { FileSteps } from './file-steps.tsx'
import { filePageText } from './file-text.ts'
import { FileTrouble } from './file-trouble.tsx'
import { FileUses } from './file-uses.tsx'
import { FileVersions } from './file-versions.tsx'
import css from './file-view.module.css'
import { myFilesText } from './my-files-text.ts'

/** The page of one file. `parts` come from later rooms. */
export function FileView({ file, parts }: { file: OneFile; parts: readonly FilePart[] }) {
  const m = useText(myFilesText)
  const done = file.steps.filter(({ state }) => state === 'done').length
  useLookAgain(file.work?.state === 'working' ? `${done}` : '')
  const { path, kind } = file
  const isDone = file.steps.every(({ state }) => state === 'done')
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
      actions={<FileActs file={file} />}
    >
      {file.work?.state === 'failed' && <FileTrouble file={file} />}
      <div className={css.columns}>
        <div className={css.column}>
          <FileLook file={file} />
          {parts
            .filter(({ kinds }) => kinds.includes(kind) && !isUnreadable(file))
            .map(({ key, Part }) => (
              <Suspense key={`${key} ${file.changedAt}`} fallback={null}>
                <Part file={file} />
              </Suspense>
            ))}
          <FileUses file={file} />
          {file.versions.length > 0 && <FileVersions file={file} />}
        </div>
        <div className={css.column}>
          <Details file={file} />
          {!isDone && file.steps.length > 0 && <FileSteps file={file} />}
        </div>
      </div>
    </Page>
  )
}

function Details({ file }: { file: OneFile }) {
  const t = useText(filePageText)
  const m = useText(myFilesText)
  const format = useFormat()
  const { kind, size, createdAt, changedAt, path, steps } = file
  const isDone = steps.every(({ state }) => state === 'done')
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
          isDone &&
            steps.length > 0 && {
              term: t.steps,
              value: [t.stepState.done, t.qualities(qualitiesOf(file))].filter(Boolean).join(' · '),
            },
        ]}
      />
    </Panel>
  )
}
