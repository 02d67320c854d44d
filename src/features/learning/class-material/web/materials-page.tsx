import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { classMaterialApi, type ClassMaterial } from '../contract.ts'
import { materialSorts } from '../limits.ts'
import css from './class-material.module.css'
import { MaterialItem } from './material-item.tsx'
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
  const { act } = useAct()
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
  /** Moves a material past its neighbour of the same folder. */
  const swap = (one: ClassMaterial, other: ClassMaterial) => {
    const ids = items.map(({ materialId }) => materialId)
    const [from, to] = [ids.indexOf(one.materialId), ids.indexOf(other.materialId)]
    ids[from] = other.materialId
    ids[to] = one.materialId
    void act(classMaterialApi.setOrder, { classId, materialIds: ids })
  }
  const nameOf = (folder: string | null) => {
    if (folder === null || folders.length === 0) return t.all
    return folder === '' ? t.noFolder : folder
  }
  return (
    <ClassFrame head={list} current="materials" actions={total > 0 && acts}>
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
        groups.map((group) => (
          <section key={group.folder ?? ''} aria-label={nameOf(group.folder)} className={css.group}>
            {folders.length > 0 && isOrdered && (
              <div className={css.head}>
                <h2>{nameOf(group.folder)}</h2>
                {manages && group.folder && (
                  <IconButton
                    icon="plus"
                    size="small"
                    label={t.addTo(group.folder)}
                    onClick={() => setOpens({ folder: group.folder })}
                  />
                )}
              </div>
            )}
            <ul className={css.list}>
              {group.items.map((material, at) => {
                const [before, after] = [group.items[at - 1], group.items[at + 1]]
                return (
                  <MaterialItem
                    key={material.materialId}
                    material={material}
                    classId={classId}
                    manages={manages}
                    showsFolder={!isOrdered}
                    onEdit={() => setOpens(material)}
                    onUp={isOrdered && before ? () => swap(material, before) : undefined}
                    onDown={isOrdered && after ? () => swap(material, after) : undefined}
                  />
                )
              })}
            </ul>
          </section>
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
