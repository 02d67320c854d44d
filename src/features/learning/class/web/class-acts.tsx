import { Suspense, useState } from 'react'
import { classArchivePaths } from '#src/features/learning/class-archive/paths.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { classApi, type ClassOverview } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { classPaths } from '../paths.ts'
import css from './class.module.css'
import { overviewText } from './overview-text.ts'

// Forms are loaded with the first dialog that is opened.
const EditDialog = latePart(async () => ({
  default: (await import('./edit-dialog.tsx')).EditDialog,
}))
const CopyDialog = latePart(async () => ({
  default: (await import('./copy-dialog.tsx')).CopyDialog,
}))
const TransferDialog = latePart(async () => ({
  default: (await import('./transfer-dialog.tsx')).TransferDialog,
}))

/** The acts on a class as a whole. */
export function ClassActs({ of: found }: { of: ClassOverview }) {
  const t = useText(overviewText)
  const locale = useLocale()
  const go = useGo()
  const { act, pending } = useAct()
  const [opens, setOpens] = useState<'edit' | 'copy' | 'transfer'>()
  const { classId, name, can, state } = found
  const close = () => setOpens(undefined)
  const toMine = () => go(classPaths.mine())
  const isFull = can.restore.why?.id === classErrors.tooManyClasses.id
  const restore = () => {
    if (can.restore.why) return toast.error(pick(can.restore.why, locale))
    void act(classApi.restore, { classId }, { said: t.restored })
  }
  const complete = () =>
    void act(
      classApi.complete,
      { classId },
      {
        ask: { title: t.completeTitle(name), text: t.completeText, confirm: t.complete },
        said: t.completed,
      },
    )
  const archive = () =>
    void act(
      classApi.archive,
      { classId },
      {
        ask: { title: t.archiveTitle(name), text: t.archiveText, confirm: t.archive },
        ...{ said: t.archived, words: t.archiveFailed },
      },
    )
  const remove = () =>
    void act(
      classApi.delete,
      { classId },
      {
        ask: { title: t.deleteTitle(name), text: t.deleteText, confirm: t.delete, danger: true },
        ...{ verb: 'delete', said: t.deleted, done: toMine, refresh: false },
      },
    )
  const quit = () =>
    void act(
      classApi.quit,
      { classId },
      {
        ask: {
          title: t.quitTitle(name),
          // Only students return by the class code.
          text: found.role === 'student' ? t.quitText : t.quitStaffText,
          ...{ confirm: t.quit, danger: true },
        },
        ...{ said: t.quitDone, done: toMine, refresh: false },
      },
    )
  const items = [
    can.edit.may && { key: 'edit', label: t.edit, icon: 'edit', onSelect: () => setOpens('edit') },
    can.copy.may && { key: 'copy', label: t.copy, icon: 'copy', onSelect: () => setOpens('copy') },
    can.offer.may && {
      ...{ key: 'transfer', label: t.transfer, icon: 'share' },
      onSelect: () => setOpens('transfer'),
    },
    can.history.may && {
      ...{ key: 'termArchive', label: t.termArchive, icon: 'download' },
      onSelect: () => void go(classArchivePaths.archive(classId)),
    },
    can.complete.may && { key: 'complete', label: t.complete, icon: 'check', onSelect: complete },
    can.archive.may && { key: 'archive', label: t.archive, icon: 'folder', onSelect: archive },
    can.delete.may && { key: 'delete', label: t.delete, icon: 'trash', onSelect: remove },
    can.quit.may && { key: 'quit', label: t.quit, icon: 'sign-out', onSelect: quit },
  ].filter((item) => item !== false) as Parameters<typeof Menu>[0]['items'][number][]
  return (
    <>
      {(can.restore.may || isFull) && (
        <Button
          variant={state === 'archived' ? 'primary' : 'secondary'}
          pending={pending}
          onClick={restore}
        >
          {t.restore}
        </Button>
      )}
      {items.length > 0 && (
        <Menu trigger={t.more} align="end" items={items} className={css.more ?? ''} />
      )}
      <Suspense>
        {opens === 'edit' && <EditDialog of={found} onClose={close} />}
        {opens === 'copy' && <CopyDialog of={found} onClose={close} />}
        {opens === 'transfer' && <TransferDialog of={found} onClose={close} />}
      </Suspense>
    </>
  )
}
