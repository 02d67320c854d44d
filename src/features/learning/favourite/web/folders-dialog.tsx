import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { favouriteApi, type FavouriteFolder } from '../contract.ts'
import { folderForm, folderNameMax } from '../forms.ts'
import css from './favourites.module.css'
import { favouriteText } from './text.ts'

/** All folders with their acts. The form of one takes the place of the list. */
export function FoldersDialog({
  folders,
  onClose,
}: {
  folders: readonly FavouriteFolder[]
  onClose: () => void
}) {
  const t = useText(favouriteText)
  const [edits, setEdits] = useState<FavouriteFolder | 'new'>()
  const back = () => setEdits(undefined)
  if (edits === 'new') {
    return (
      <Dialog open title={t.newFolder} onClose={onClose}>
        <NewFolder onDone={back} />
      </Dialog>
    )
  }
  if (edits) {
    return (
      <Dialog open title={t.renameWhat(edits.name)} onClose={onClose}>
        <RenameFolder folder={edits} onDone={back} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      title={t.manageFolders}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button variant="primary" icon="plus" onClick={() => setEdits('new')}>
            {t.newFolder}
          </Button>
        </>
      }
    >
      {folders.length === 0 ? (
        <p className={css.muted}>{t.noFolders}</p>
      ) : (
        <ul className={css.manage} aria-label={t.folders}>
          {folders.map((folder) => (
            <FolderRow key={folder.folderId} folder={folder} onRename={() => setEdits(folder)} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function FolderRow({ folder, onRename }: { folder: FavouriteFolder; onRename: () => void }) {
  const t = useText(favouriteText)
  const format = useFormat()
  const { act } = useAct()
  const { folderId, name, count } = folder
  const remove = () =>
    act(
      favouriteApi.deleteFolder,
      { folderId },
      {
        ask: { title: t.deleteTitle(name), text: t.deleteText, confirm: t.delete, danger: true },
        verb: 'delete',
        said: t.deleted,
      },
    )
  return (
    <li>
      <Icon name="folder" />
      <p>
        {name}
        <span className={css.muted}>{t.count(format.number(count))}</span>
      </p>
      <IconButton icon="edit" label={t.renameWhat(name)} onClick={onRename} />
      <IconButton icon="trash" label={t.deleteWhat(name)} onClick={() => void remove()} />
    </li>
  )
}

function NewFolder({ onDone }: { onDone: () => void }) {
  const t = useText(favouriteText)
  const form = useForm({
    initial: { name: '' },
    schema: folderForm,
    endpoint: favouriteApi.createFolder,
    done({ created }) {
      if (created) toast.success(t.created)
      else toast.info(t.exists)
      onDone()
    },
  })
  return (
    <Form form={form} label={t.newFolder}>
      <TextField {...form.field('name')} label={t.folderName} maxLength={folderNameMax} required />
      <FormFoot act={t.create} pending={form.pending} onCancel={onDone} />
    </Form>
  )
}

function RenameFolder({ folder, onDone }: { folder: FavouriteFolder; onDone: () => void }) {
  const t = useText(favouriteText)
  const form = useForm({
    initial: { name: folder.name },
    schema: folderForm,
    endpoint: favouriteApi.renameFolder,
    send: ({ name }) => ({ folderId: folder.folderId, name }),
    said: t.renamed,
    done: onDone,
  })
  return (
    <Form form={form} label={t.rename}>
      <TextField {...form.field('name')} label={t.folderName} maxLength={folderNameMax} required />
      <FormFoot act={t.save} pending={form.pending} onCancel={onDone} />
    </Form>
  )
}
