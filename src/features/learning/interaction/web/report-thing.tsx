import { ReportDialog } from '#src/features/people/report/web/report-dialog.tsx'
import { interactionApi } from '../contract.ts'

/** The report of a question, or of a reply. */
export function ReportThing({
  thing,
  onClose,
}: {
  thing: { interactionId: number } | { replyId: number }
  onClose: () => void
}) {
  return 'replyId' in thing ? (
    <ReportDialog endpoint={interactionApi.reportReply} thing={thing} onClose={onClose} />
  ) : (
    <ReportDialog endpoint={interactionApi.report} thing={thing} onClose={onClose} />
  )
}
