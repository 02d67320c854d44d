import { Suspense, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { useList } from '#src/web/list/list-address.ts'
import { Button } from '#src/web/ui/button.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { noteApi } from '../contract.ts'
import type { NoteExportFormat } from '../limits.ts'
import { noteText } from './text.ts'

const ExportDialog = latePart(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}))

/** Saves the notes that the list shows: as Markdown at once where no frames are in them, else as a file that is written. */
export function ExportButtons() {
  const t = useText(noteText)
  const format = useFormat()
  const [exportId, setExportId] = useState<number>()
  const markdown = useAct()
  const pdf = useAct()
  const { keyword, courseId } = useList(noteApi.getNotes).values
  const wanted = { keyword, ...(courseId !== '' && { courseId: Number(courseId) }) }
  const write = async (as: NoteExportFormat) => {
    const made = await api(noteApi.beginExport, { ...wanted, format: as }, { quiet: true })
    setExportId(made.exportId)
  }
  const saveMarkdown = async () => {
    const answer = await api(noteApi.getMarkdown, wanted, { quiet: true })
    if (answer.frames > 0) return write('markdown')
    save(answer.fileName, answer.markdown)
    toast.success(t.exported(format.number(answer.notes)))
  }
  return (
    <>
      <Button
        icon="download"
        pending={markdown.pending}
        onClick={() => void markdown.run(saveMarkdown, { refresh: false })}
      >
        {t.markdown}
      </Button>
      <Button
        icon="download"
        pending={pdf.pending}
        onClick={() => void pdf.run(() => write('pdf'), { refresh: false })}
      >
        {t.pdf}
      </Button>
      {exportId !== undefined && (
        <Suspense>
          <ExportDialog exportId={exportId} onClose={() => setExportId(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
