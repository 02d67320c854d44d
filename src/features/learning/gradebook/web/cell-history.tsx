import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { gradebookApi } from '../contract.ts'
import { dialogsText } from './dialogs-text.ts'
import { EventList } from './event-list.tsx'

/** Who changed a cell, when, from what to what, and why. */
export function CellHistory({
  classId,
  columnId,
  userId,
  onClose,
}: {
  classId: number
  columnId: number
  userId: number
  onClose: () => void
}) {
  const t = useText(dialogsText)
  const { data, failed, retry } = useLoad(gradebookApi.getHistory, { classId, columnId, userId })
  return (
    <Dialog open title={t.history} onClose={onClose}>
      {failed && (
        <p>
          {t.loadFailed}{' '}
          <Button size="small" onClick={retry}>
            {t.retry}
          </Button>
        </p>
      )}
      {data && (data.items.length === 0 ? <p>{t.noHistory}</p> : <EventList events={data.items} />)}
    </Dialog>
  )
}
