import { ReportDialog } from '#src/features/people/report/web/report-dialog.tsx'
import { sharedNoteApi } from '../contract.ts'

/** The report of a shared note. */
export function ReportNote({ sharedId, onClose }: { sharedId: number; onClose: () => void }) {
  return <ReportDialog endpoint={sharedNoteApi.report} thing={{ sharedId }} onClose={onClose} />
}
