import { ReportDialog } from '#src/features/people/report/web/report-dialog.tsx'
import { reviewApi } from '../contract.ts'

/** The report of a review. */
export function ReportReview({ reviewId, onClose }: { reviewId: number; onClose: () => void }) {
  return <ReportDialog endpoint={reviewApi.report} thing={{ reviewId }} onClose={onClose} />
}
