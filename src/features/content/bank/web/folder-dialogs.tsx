import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { bankApi } from '../contract.ts'
import { folderForm, folderNameMax } from '../forms.ts'
import { bankPaths } from '../paths.ts'
import { bankText } from './bank-text.ts'
import { indented } from './folder-choice.tsx'
import { aroundFolder, type Folders } from './place-of.ts'

/** Asks for the name of a new folder, or another name of one. */
export function FolderNameDialog({
  folder,
  parentId,
  onClose,
}: {
  /** Left out: a new one. */
  folder?: { folderId: number; name: string }
  /** The folder around a new one. */
  parentId: number | null
  onClose: () => void
}) {
  return folder ? (
    <Rename folder={folder} onClose={onClose} />
  ) : (
    <Make parentId={parentId} onClose={onClose} />
  )
}

function Make({ parentId, onClose }: { parentId: number | null; onClose: () => void }) {
  const t = useText(bankText)
  const go = useGo()
  const form = useForm({
    initial: { name: '' },
    schema: folderForm,
    endpoint: bankApi.createFolder,
    send: ({ name }) => ({ parentId, name }),
    said: t.folderMade,
    verb: 'create',
    async done({ folderId }) {
      onClose()
      await go(bankPaths.folder(folderId))
    },
  })
  return (
    <Dialog open title={t.newFolder} onClose={onClose}>
      <Form form={form} label={t.newFolder}>
        <NameField form={form} />
        <FormFoot act={t.make} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

function Rename({
  folder,
  onClose,
}: {
  folder: { folderId: number; name: string }
  onClose: () => void
}) {
  const t = useText(bankText)
  const { folderId } = folder
  const form = useForm({
    initial: { name: folder.name },
    schema: folderForm,
    endpoint: bankApi.renameFolder,
    send: ({ name }) => ({ folderId, name }),
    said: t.renamed,
    done: onClose,
  })
  return (
    <Dialog open title={t.rename} onClose={onClose}>
      <Form form={form} label={t.rename}>
        <NameField form={form} />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

type NameForm = Pick<ReturnType<typeof useForm<{ name: string }, never>>, 'field'>

function NameField({ form }: { form: NameForm }) {
  const t = useText(bankText)
  return (
    <TextField {...form.field('name')} label={t.folderName} maxLength={folderNameMax} required />
  )
}

/** Asks for the folder into which a folder moves. */
export function MoveFolderDialog({
  folder,
  folders,
  onClose,
}: {
  folder: { folderId: number; name: string; parentId: number | null }
  folders: Folders
  onClose: () => void
}) {
  const t = useText(bankText)
  const { act, pending } = useAct()
  const { folderId, name } = folder
  const [to, setTo] = useState(String(folder.parentId ?? ''))
  const places = folders.mine.filter(
    (one) => !aroundFolder(folders.mine, one.folderId).includes(folderId),
  )
  const move = () =>
    act(
      bankApi.moveFolder,
      { folderId, parentId: to === '' ? null : Number(to) },
      { said: t.folderMoved, done: onClose },
    )
  return (
    <Dialog
      open
      title={t.moveFolderTitle(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} onClick={() => void move()}>
            {t.move}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t.moveTo}
        value={to}
        onChange={setTo}
        options={[
          { value: '', label: t.top },
          ...places.map((one) => ({ value: String(one.folderId), label: indented(one) })),
        ]}
      />
    </Dialog>
  )
}
