import { ReportDialog } from '#src/features/people/report/web/report-dialog.tsx'
import { discussionApi } from '../contract.ts'

/** The report of a topic, or of a reply or a comment. */
export function ReportThing({
  thing,
  onClose,
}: {
  thing: { topicId: number } | { replyId: number }
  onClose: () => void
}) {
  return 'replyId' in thing ? (
    <ReportDialog endpoint={discussionApi.reportReply} thing={thing} onClose={onClose} />
  ) : (
    <ReportDialog endpoint={discussionApi.report} thing={thing} onClose={onClose} />
  )
}
