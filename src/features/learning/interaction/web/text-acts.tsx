import { lazy, Suspense, useState } from 'react'
import { reportText } from '#src/features/people/report/web/report-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { preloadDialog } from '#src/web/ui/dialog.tsx'
import type { InteractionReply } from '../answers.ts'
import { interactionText } from './text.ts'

// Most readers never report.
const ReportThing = lazy(async () => ({
  default: (await import('./report-thing.tsx')).ReportThing,
}))

/** What a reader may do with a text: its author edits and deletes it, others report it. */
export function TextActs({
  can,
  reported,
  thing,
  onEdit,
  onDelete,
  onReported,
}: {
  can: Pick<InteractionReply['can'], 'edit' | 'delete' | 'report'>
  reported: boolean
  thing: { interactionId: number } | { replyId: number }
  onEdit: () => void
  onDelete: () => void
  onReported: () => void
}) {
  const t = useText(interactionText)
  const r = useText(reportText)
  const [reports, setReports] = useState(false)
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
          onClick={() => setReports(true)}
        >
          {reported ? r.reported : r.report}
        </Button>
      )}
      {reports && (
        <Suspense>
          <ReportThing
            thing={thing}
            onClose={() => {
              setReports(false)
              onReported()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
