import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { useGo } from '#src/web/router-link.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { exchangeApi } from '../contract.ts'
import { fitsPaste, pasteMiB } from '../paste.ts'
import { exchangePaths } from '../paths.ts'
import { importText } from './import-text.ts'

/** Something was pasted: its text, and its HTML as long as the text is not edited. */
interface Pasted {
  text: string
  html: string
}

/** Takes a pasted paper. Formatting is kept where the whole of it was pasted and not edited. */
export function PastePanel() {
  const t = useText(importText)
  const go = useGo()
  const { act, pending } = useAct()
  const [text, setText] = useState('')
  const [pasted, setPasted] = useState<Pasted>()
  const [isTooLong, setTooLong] = useState(false)
  const isFormatted = pasted !== undefined && pasted.text === text
  const field = useRef<HTMLDivElement>(null)
  // Runs once, at hydration: takes what was pasted before the script came.
  useEffect(() => {
    const early = field.current?.querySelector('textarea')?.value
    if (early) setText(early)
  }, [])
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html')
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    if (html === '' || !fitsPaste(html) || !isWhole) return
    event.preventDefault()
    const plain = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
    setText(plain)
    setPasted({ text: plain, html })
  }
  const read = () => {
    setTooLong(!fitsPaste(text))
    if (!fitsPaste(text)) return
    void act(
      exchangeApi.beginImport,
      { source: isFormatted ? { kind: 'html', html: pasted.html } : { kind: 'text', text } },
      { refresh: false, done: ({ importId }) => go(exchangePaths.review(importId)) },
    )
  }
  return (
    <Panel title={t.paste} lead={t.pasteLead}>
      <div ref={field}>
        <TextArea
          label={t.pasteField}
          rows={12}
          value={text}
          placeholder={t.pasteHint}
          description={isFormatted ? t.formatted : pasted && text !== '' ? t.formatLost : undefined}
          {...(isTooLong && { error: t.pasteTooLong(String(pasteMiB)) })}
          onChange={setText}
          onPaste={paste}
        />
      </div>
      <div>
        <Button variant="primary" pending={pending} disabled={text.trim() === ''} onClick={read}>
          {t.read}
        </Button>
      </div>
    </Panel>
  )
}
