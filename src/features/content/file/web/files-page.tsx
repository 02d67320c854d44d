import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { fileKinds } from '#src/shared/file-kind.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Pages } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { useLookAgain } from '#src/web/use-look-again.ts'
import { fileApi } from '../contract.ts'
import { fileSorts, fileViews } from '../my-files-api.ts'
import { filePaths } from '../paths.ts'
import { DropArea } from './uploads/drop-area.tsx'
import { FileActions } from './file-actions.tsx'
import { FileTable } from './file-table.tsx'
import css from './files.module.css'
import { FolderList } from './folder-list.tsx'
import { myFilesText } from './my-files-text.ts'
import { NoFiles } from './no-files.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { openTransfers } from './uploads/transfers-wanted.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, quota] = await Promise.all([
    api(fileApi.getFiles, readList(request, fileApi.getFiles)),
    api(fileApi.getQuota, {}),
  ])
  return { list, quota }
}

export default function FilesPage() {
  const { list, quota } = useLoaderData<typeof loader>()
  const t = useText(myFilesText)
  const format = useFormat()
  const place = useList(fileApi.getFiles)
  const { view, folder, keyword, kind } = place.values
  // A folder that is open, and the view, narrow nothing.
  const address = { ...place, filtered: Boolean(keyword || kind) }
  const here = folder ? Number(folder) : null
  const searches = address.filtered || view === 'recent'
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  useEffect(openTransfers, [])
  const working = list.items.filter(({ work }) => work?.state === 'working')
  useLookAgain(working.map(({ userFileId }) => userFileId).join())
  // Files that another page of the list shows are not acted upon unseen.
  const selected = list.items.filter(({ userFileId }) => chosen.has(userFileId))
  const inside = list.path.at(-1)?.name
  const lead = inside
    ? t.count(format.number(list.total))
    : t.lead(format.number(list.all.files), fileSize(quota.used), fileSize(quota.limit))
  return (
    <DropArea folderId={here} label={inside ? t.dropInto(inside) : t.dropHere}>
      <Page
        before={
          list.path.length > 0 && (
            <Breadcrumb
              items={[
                { label: t.top, to: filePaths.folder(null) },
                ...list.path.map(({ folderId, name }, at) => ({
                  label: name,
                  ...(at < list.path.length - 1 && { to: filePaths.folder(folderId) }),
                })),
              ]}
            />
          )
        }
        title={inside ?? t.title}
        lead={lead}
        actions={<FileActions folderId={here} />}
      >
        <Tabs
          label={t.views}
          tabs={fileViews.map((one) => ({
            label: t.view[one],
            current: one === view,
            to: filePaths.files({ view: one === 'folder' ? undefined : one }),
          }))}
        />
        <FilterBar
          label={t.filters}
          address={address}
          filters={[
            { kind: 'search', name: 'keyword', label: t.search },
            {
              kind: 'select',
              name: 'kind',
              label: t.kind,
              any: t.anyKind,
              options: fileKinds.map((value) => ({ value, label: t.kinds[value] })),
            },
            ...(view === 'recent'
              ? []
              : [
                  {
                    kind: 'select' as const,
                    name: 'sort' as const,
                    label: t.sort,
                    options: fileSorts.map((value) => ({ value, label: t.sorts[value] })),
                  },
                ]),
          ]}
        />
        {list.folders.length > 0 && <FolderList folders={list.folders} />}
        {list.items.length > 0 ? (
          <section className={css.files} aria-label={t.files}>
            <SelectionBar
              files={list.items}
              selected={selected}
              onSelect={(files) => setChosen(new Set(files.map(({ userFileId }) => userFileId)))}
            />
            <div className={css.rows}>
              <FileTable
                files={list.items}
                withFolders={searches}
                chosen={chosen}
                onChosen={setChosen}
              />
            </div>
          </section>
        ) : (
          (list.folders.length === 0 || searches) && (
            <NoFiles list={list} address={address} isInFolder={here !== null && !searches} />
          )
        )}
        <Pages list={list} address={address} />
      </Page>
    </DropArea>
  )
}
