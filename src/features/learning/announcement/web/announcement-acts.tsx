import { Suspense, useState } from 'react'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { announcementApi, type AnnouncementDetail } from '../contract.ts'
import css from './announcement.module.css'
import { announcementText } from './text.ts'

const WriteDialog = latePart(async () => ({
  default: (await import('./write-dialog.tsx')).WriteDialog,
}))

/** The acts of its author and of the teachers of the class on an announcement. */
export function AnnouncementActs({ of: found }: { of: AnnouncementDetail }) {
  const t = useText(announcementText)
  const go = useGo()
  const { act } = useAct()
  const [edits, setEdits] = useState(false)
  const { announcementId, classId, title, pinned, can } = found
  if (!can.change.may) return null
  const pin = () =>
    void act(
      announcementApi.setPinned,
      { announcementId, pinned: !pinned },
      { said: pinned ? t.isUnpinned : t.isPinned },
    )
  const remove = () =>
    void act(
      announcementApi.delete,
      { announcementId },
      {
        ask: { title: t.deleteTitle(title), text: t.deleteText, confirm: t.delete, danger: true },
        ...{ verb: 'delete', said: t.deleted, refresh: false },
        done: () => go(classPaths.announcements(classId)),
      },
    )
  return (
    <>
      <Menu
        trigger={t.more}
        align="end"
        className={css.more ?? ''}
        items={[
          { key: 'edit', label: t.edit, icon: 'edit', onSelect: () => setEdits(true) },
          { key: 'pin', label: pinned ? t.unpin : t.pin, icon: 'flag', onSelect: pin },
          { key: 'delete', label: t.delete, icon: 'trash', onSelect: remove },
        ]}
      />
      <Suspense>
        {edits && (
          <WriteDialog
            classId={classId}
            hasFiles={found.hasFiles}
            given={found}
            onClose={() => setEdits(false)}
          />
        )}
      </Suspense>
    </>
  )
}
