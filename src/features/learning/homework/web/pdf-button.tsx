import { Suspense, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { homeworkApi } from '../contract.ts'
import { filesText } from './files-text.ts'

const ExportDialog = latePart(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}))

/** Makes the photographs that were handed in last one PDF. */
export function PdfButton({ homeworkId, userId }: { homeworkId: number; userId: number }) {
  const t = useText(filesText)
  const { run, pending } = useAct()
  const [exportId, setExportId] = useState<number>()
  const begin = () =>
    void run(() => api(homeworkApi.beginPdf, { homeworkId, userId }, { quiet: true }), {
      refresh: false,
      done: (made) => setExportId(made.exportId),
    })
  return (
    <div>
      <Button variant="quiet" icon="download" pending={pending} onClick={begin}>
        {t.asPdf}
      </Button>
      <Suspense>
        {exportId !== undefined && (
          <ExportDialog of="pdf" exportId={exportId} onClose={() => setExportId(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
