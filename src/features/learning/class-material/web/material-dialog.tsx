import { useId } from 'react'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { classMaterialApi, type ClassMaterial } from '../contract.ts'
import { editForm, linkForm } from '../forms.ts'
import { folderMost, materialTitleMost, urlMost } from '../limits.ts'
import { materialText } from './text.ts'

/** Adds a link, or changes the name, the folder and the first day of a material. */
export function MaterialDialog({
  classId,
  folders,
  material,
  onClose,
}: {
  classId: number
  /** Those that the class has. */
  folders: readonly string[]
  /** The one that is changed; without it a link is added. */
  material: ClassMaterial | undefined
  onClose: () => void
}) {
  const t = useText(materialText)
  const listId = useId()
  const initial = {
    ...{ title: material?.title ?? '', url: material ? '' : 'https://' },
    ...{ folder: material?.folder ?? '', visibleFrom: material?.visibleFrom ?? '' },
  }
  const adds = useForm({
    initial,
    schema: linkForm,
    endpoint: classMaterialApi.addLink,
    send: (values) => ({ classId, ...values }),
    ...{ said: t.added, verb: 'add' as const, done: onClose },
  })
  const edits = useForm({
    initial,
    schema: editForm,
    endpoint: classMaterialApi.edit,
    send: ({ url: _, ...values }) => ({
      ...{ classId, materialId: material?.materialId ?? 0 },
      ...values,
    }),
    ...{ said: t.saved, done: onClose },
  })
  const form = material ? edits : adds
  const heading = material ? t.editTitle : t.addLink
  return (
    <Dialog open title={heading} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={heading}>
        <TextField {...form.field('title')} label={t.name} maxLength={materialTitleMost} required />
        {!material && (
          <TextField
            {...form.field('url')}
            label={t.address}
            inputMode="url"
            maxLength={urlMost}
            required
          />
        )}
        <TextField
          {...form.field('folder')}
          label={t.folder}
          description={t.folderHint}
          maxLength={folderMost}
          list={listId}
          autoComplete="off"
        />
        <datalist id={listId}>
          {folders.map((folder) => (
            <option key={folder}>{folder}</option>
          ))}
        </datalist>
        <TextField
          {...form.field('visibleFrom')}
          label={t.visibleLabel}
          description={t.visibleHint}
          type="date"
        />
        <FormFoot act={material ? t.save : t.addLink} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
