import { Suspense, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Sheet } from '#src/web/ui/dialog.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { FolderNameDialog } from './bank-dialogs.ts'
import { bankText } from './bank-text.ts'
import css from './bank.module.css'
import { PartFailed } from './part-failed.tsx'
import type { Folders } from './place-of.ts'
import { Places } from './places.tsx'

/** The folders beside the list; on narrow screens a button opens them as a sheet. */
export function PlacesBeside({
  folders,
  view,
  folderId,
  name,
}: {
  /** Null where they could not be read. */
  folders: Folders | null
  view: string
  folderId: number | null
  /** Of the open place. */
  name: string
}) {
  const t = useText(bankText)
  const [isOpen, setOpen] = useState(false)
  const [makes, setMakes] = useState(false)
  const places = (onChoose?: () => void) =>
    folders ? (
      <Places
        {...{ folders, view, folderId, onChoose }}
        onNew={() => {
          setOpen(false)
          setMakes(true)
        }}
      />
    ) : (
      <PartFailed part="folders" />
    )
  return (
    <>
      <div className={css.beside}>{places()}</div>
      <Button className={css.opener} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon name="folder" />
        <span className="visually-hidden">{t.openPlaces}</span>
        <span className={css.openerName}>{name}</span>
        <Icon name="chevron-down" size={16} />
      </Button>
      <Sheet open={isOpen} title={t.places} onClose={() => setOpen(false)}>
        {/* A chosen folder opens below, so the sheet has nothing more to show. */}
        {places(() => setOpen(false))}
      </Sheet>
      <Suspense>
        {makes && <FolderNameDialog parentId={null} onClose={() => setMakes(false)} />}
      </Suspense>
    </>
  )
}
