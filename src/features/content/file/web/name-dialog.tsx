import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { fileApi } from '../contract.ts'
import { folderForm, folderNameMax, nameMax, renameForm } from '../forms.ts'
import type { MyFile } from '../my-files-api.ts'
import { myFilesText } from './my-files-text.ts'

/** Asks for another name of a file. */
export function NameDialog({ file, onClose }: { file: MyFile; onClose: () => void }) {
  const t = useText(myFilesText)
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(file.name)?.[0] ?? ''
  const form = useForm({
    initial: { name: file.name.slice(0, file.name.length - ending.length) },
    schema: renameForm,
    endpoint: fileApi.renameFile,
    send: ({ name }) => ({ userFileId: file.userFileId, name }),
    said: t.renamed,
    done: onClose,
  })
  return (
    <Dialog open title={t.rename} onClose={onClose}>
      <Form form={form} label={t.rename}>
        <TextField
          {...form.field('name')}
          label={t.fileName}
          description={ending && t.endingStays(ending)}
          maxLength={nameMax}
          required
        />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

/** Asks for the name of a new folder. */
export function NewFolderDialog({
  folderId,
  onClose,
}: {
  /** The folder around it. */
  folderId: number | null
  onClose: () => void
}) {
  const t = useText(myFilesText)
  const form = useForm({
    initial: { name: '' },
    schema: folderForm,
    endpoint: fileApi.makeFolder,
    send: ({ name }) => ({ folderId, names: [name] }),
    pathOf: () => 'name',
    said: t.made,
    done: onClose,
  })
  return (
    <Dialog open title={t.newFolder} onClose={onClose}>
      <Form form={form} label={t.newFolder}>
        <TextField
          {...form.field('name')}
          label={t.folderName}
          maxLength={folderNameMax}
          required
        />
        <FormFoot act={t.make} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

/** Asks for another name of a folder. */
export function FolderNameDialog({
  folder,
  onClose,
}: {
  folder: { folderId: number; name: string }
  onClose: () => void
}) {
  const t = useText(myFilesText)
  const form = useForm({
    initial: { name: folder.name },
    schema: folderForm,
    endpoint: fileApi.renameFolder,
    send: ({ name }) => ({ folderId: folder.folderId, name }),
    said: t.renamed,
    done: onClose,
  })
  return (
    <Dialog open title={t.rename} onClose={onClose}>
      <Form form={form} label={t.rename}>
        <TextField
          {...form.field('name')}
          label={t.folderName}
          maxLength={folderNameMax}
          required
        />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
