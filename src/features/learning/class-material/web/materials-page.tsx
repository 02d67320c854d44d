import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { classMaterialApi, type ClassMaterial } from '../contract.ts'
import { materialSorts } from '../limits.ts'
import css from './class-material.module.css'
import { DownloadAll } from './download-all.tsx'
import { MaterialGroup } from './material-group.tsx'
import { materialText } from './text.ts'

// The chooser of files and the forms are loaded with the first press.
const AddFiles = latePart(async () => ({ default: (await import('./add-files.tsx')).AddFiles }))
const MaterialDialog = latePart(async () => ({
  default: (await import('./material-dialog.tsx')).MaterialDialog,
}))

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(
    classMaterialApi.getMaterials,
    readList(request, classMaterialApi.getMaterials, { classId }),
  )
}

export const meta = pageMeta(materialText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The materials of a class by their folders. */
export default function MaterialsPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(materialText)
  const address = useList(classMaterialApi.getMaterials)
  const [opens, setOpens] = useState<{ folder: string } | 'link' | ClassMaterial>()
  const { classId, items, total, folders, can } = list
  const manages = can.manage.may
  const adds = typeof opens === 'object' && !('materialId' in opens) ? opens : undefined
  const close = () => setOpens(undefined)
  const acts = manages && (
    <>
      <Button icon="plus" onClick={() => setOpens('link')}>
        {t.addLink}
      </Button>
      <Button icon="upload" variant="primary" onClick={() => setOpens({ folder: '' })}>
        {t.addFiles}
      </Button>
    </>
  )
  const isOrdered = address.values.sort === 'order' && !address.filtered
  const groups = isOrdered ? byFolder(items) : [{ folder: null, items }]
  const nameOf = (folder: string | null) => {
    if (folder === null || folders.length === 0) return t.all
    return folder === '' ? t.noFolder : folder
  }
  return (
    <ClassFrame
      head={list}
      current="materials"
      actions={
        total > 0 && (
          <>
            <DownloadAll classId={classId} />
            {acts}
          </>
        )
      }
    >
      {total > 0 && (
        <FilterBar
          address={address}
          label={t.list}
          filters={[
            { kind: 'search', name: 'keyword', label: t.search },
            {
              ...{ kind: 'select', name: 'sort', label: t.sort },
              options: materialSorts.map((value) => ({ value, label: t.sorts[value] })),
            },
          ]}
        />
      )}
      {total === 0 && (
        <EmptyState
          title={t.empty}
          text={manages ? t.emptyTeacher : t.emptyText}
          action={manages && <div className={css.acts}>{acts}</div>}
        />
      )}
      {total > 0 && items.length === 0 && <EmptyState picture="search" title={t.notFound} />}
      {items.length > 0 &&
        groups.map(({ folder, items: inIt }) => (
          <MaterialGroup
            key={folder ?? ''}
            classId={classId}
            name={nameOf(folder)}
            nameHidden={!isOrdered || folders.length === 0}
            items={inIt}
            order={isOrdered ? items.map(({ materialId }) => materialId) : undefined}
            manages={manages}
            onEdit={setOpens}
            onAdd={manages && folder ? () => setOpens({ folder }) : undefined}
          />
        ))}
      <Suspense>
        {adds && <AddFiles classId={classId} folder={adds.folder} onClose={close} />}
        {opens !== undefined && !adds && (
          <MaterialDialog
            classId={classId}
            folders={folders}
            material={opens === 'link' ? undefined : (opens as ClassMaterial)}
            onClose={close}
          />
        )}
      </Suspense>
    </ClassFrame>
  )
}

/** The folders in the order of their first material; those in no folder last. */
function byFolder(items: readonly ClassMaterial[]) {
  const groups = [...Map.groupBy(items, ({ folder }) => folder)].map(([folder, inIt]) => ({
    folder,
    items: inIt,
  }))
  return [
    ...groups.filter(({ folder }) => folder !== ''),
    ...groups.filter(({ folder }) => !folder),
  ]
}
