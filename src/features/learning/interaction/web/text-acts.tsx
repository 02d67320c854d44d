import { type ComponentType, Suspense, useState } from 'react'
import { reportText } from '#src/features/people/report/web/report-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { preloadDialog } from '#src/web/ui/dialog.tsx'
import type { InteractionReply } from '../answers.ts'
import { interactionText } from './text.ts'

/** What a reader may do with a text: its author edits and deletes it, others report it. */
export function TextActs<T>({
  can,
  reported,
  thing,
  Report,
  onEdit,
  onDelete,
  onReported,
}: {
  can: Pick<InteractionReply['can'], 'edit' | 'delete' | 'report'>
  reported: boolean
  thing: T
  /** The dialog that reports it; loaded late, because most readers never report. */
  Report: ComponentType<{ thing: T; onClose: () => void }>
  onEdit: () => void
  onDelete: () => void
  onReported: () => void
}) {
  const t = useText(interactionText)
  const r = useText(reportText)
  const [opens, setOpens] = useState(false)
  return (
    <>
      {can.edit.may && (
        <Button size="small" variant="quiet" icon="edit" onClick={onEdit}>
          {t.edit}
        </Button>
      )}
      {can.delete.may && (
        <Button size="small" variant="quiet" icon="trash" onClick={onDelete}>
          {t.delete}
        </Button>
      )}
      {can.report.may && (
        <Button
          size="small"
          variant="quiet"
          icon="flag"
          disabled={reported}
          onPointerEnter={preloadDialog}
          onClick={() => setOpens(true)}
        >
          {reported ? r.reported : r.report}
        </Button>
      )}
      {opens && (
        <Suspense>
          <Report
            thing={thing}
            onClose={() => {
              setOpens(false)
              onReported()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
