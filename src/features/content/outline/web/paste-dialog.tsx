import { type ClipboardEvent, useMemo, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { dialogText } from './dialog-text.ts'
import css from './dialogs.module.css'
import { linesOfHtml, nodeOfDom } from './paste/lines-of-html.ts'
import { linesOfText, readOutline } from './paste/read-outline.ts'
import { PlanPreview } from './plan-preview.tsx'
import { countChapters, type PlannedChapter } from './planned.ts'

/** A chapter into which something may be added. */
export interface Place {
  key: string
  name: string
}

/** Reads pasted HTML; where it has a table or nothing of an outline, its text says more. */
function read(text: string, html: string): PlannedChapter[] {
  const ofText = readOutline(linesOfText(text))
  if (html === '') return ofText
  const body = new DOMParser().parseFromString(html, 'text/html').body
  const ofHtml = readOutline(linesOfHtml(nodeOfDom(body)))
  return countChapters(ofHtml) > 0 ? ofHtml : ofText
}

/** Turns a pasted outline into chapters, after a look at them. */
export function PasteDialog({
  start,
  place,
  most,
  onAdd,
  onClose,
}: {
  start: { text?: string; html?: string }
  /** The chapter in which the cursor is. */
  place: Place | undefined
  most: number
  onAdd: (chapters: PlannedChapter[], parent: string | null) => void
  onClose: () => void
}) {
  const t = useText(dialogText)
  const [text, setText] = useState(start.text ?? '')
  // The formatting counts as long as its text is not edited.
  const [pasted, setPasted] = useState({ text: start.text ?? '', html: start.html ?? '' })
  const [where, setWhere] = useState('')
  const html = pasted.text === text ? pasted.html : ''
  const chapters = useMemo(() => read(text, html), [text, html])
  const count = countChapters(chapters)
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const given = event.clipboardData.getData('text/html')
    const { value, selectionStart, selectionEnd } = event.currentTarget
    if (given === '' || selectionStart !== 0 || selectionEnd !== value.length) return
    event.preventDefault()
    const plain = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
    setText(plain)
    setPasted({ text: plain, html: given })
  }
  return (
    <Dialog
      open
      title={t.pasteTitle}
      width={720}
      onClose={onClose}
      dismissable={text === ''}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={count === 0 || count > most}
            onClick={() => onAdd(chapters, where === '' ? null : where)}
          >
            {t.add}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <TextArea
          label={t.pasteField}
          description={t.pasteLead}
          placeholder={t.pasteHint}
          rows={7}
          value={text}
          onChange={setText}
          onPaste={paste}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- one comes here to paste
          autoFocus
        />
        {text.trim() !== '' && <PlanPreview chapters={chapters} />}
        {count > most && <p className={css.warning}>{t.tooMany(String(most))}</p>}
        {place && count > 0 && (
          <Select
            label={t.where}
            value={where}
            onChange={setWhere}
            options={[
              { value: '', label: t.atEnd },
              { value: place.key, label: t.inside(place.name) },
            ]}
          />
        )}
      </div>
    </Dialog>
  )
}
