import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useList } from '#src/web/list/list-address.ts'
import { Button } from '#src/web/ui/button.tsx'
import { noteApi } from '../contract.ts'
import { noteText } from './text.ts'

/** Saves the notes that the list shows as one Markdown file. */
export function MarkdownButton() {
  const t = useText(noteText)
  const format = useFormat()
  const { run, pending } = useAct()
  const { keyword, courseId } = useList(noteApi.getNotes).values
  const download = () =>
    run(
      async () => {
        const wanted = { keyword, ...(courseId !== '' && { courseId: Number(courseId) }) }
        const answer = await api(noteApi.getMarkdown, wanted, { quiet: true })
        save(answer.fileName, answer.markdown)
        return answer
      },
      { refresh: false, said: ({ notes }) => t.exported(format.number(notes)) },
    )
  return (
    <Button icon="download" pending={pending} onClick={() => void download()}>
      {t.markdown}
    </Button>
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
