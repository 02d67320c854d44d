import { useRef, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { upload } from '#src/web/upload.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { type FoundTable, rosterApi } from '../contract.ts'
import { fileEndings, pasteMost } from '../limits.ts'
import css from './import.module.css'
import { importText } from './import-text.ts'

/** Takes a list: a file, or cells that were copied from a spreadsheet. */
export function ImportSource({
  classId,
  onRead,
}: {
  classId: number
  onRead: (table: FoundTable) => void
}) {
  const t = useText(importText)
  const { act, run, pending } = useAct()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    if (!file) return
    void run(() => upload(rosterApi.readFile, { classId }, file, { quiet: true }), {
      refresh: false,
      done: onRead,
    })
    // The same file can be chosen again once it has been corrected.
    input.current!.value = ''
  }
  return (
    <Panel title={t.source} lead={t.lead}>
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept={fileEndings.map((ending) => `.${ending}`).join(',')}
          aria-label={t.file}
          onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
        />
        <Button
          icon="upload"
          variant="primary"
          pending={pending}
          onClick={() => input.current?.click()}
        >
          {t.file}
        </Button>
      </div>
      <div className={css.paste}>
        <TextArea
          label={t.paste}
          rows={8}
          value={text}
          placeholder={t.pasteHint}
          maxLength={pasteMost}
          onChange={setText}
        />
        <Button
          pending={pending}
          disabled={text.trim() === ''}
          onClick={() =>
            void act(rosterApi.readText, { classId, text }, { refresh: false, done: onRead })
          }
        >
          {t.read}
        </Button>
      </div>
    </Panel>
  )
}
