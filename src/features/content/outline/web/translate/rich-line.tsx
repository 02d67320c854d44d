import { useState } from 'react'
import type { Change } from '#src/features/content/draft/record.ts'
import { useFieldName } from '#src/features/content/draft/web/field-name.ts'
import { edited, otherSide } from '#src/features/content/editor/web/both-sides.ts'
import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Button } from '#src/web/ui/button.tsx'
import { langs, LineState, type LineProps } from './text-line.tsx'
import css from './translate.module.css'
import { translateText } from './translate-text.ts'

/** A formatted text, which is read and opened in the editor when it is wanted. */
export function RichLine(props: LineProps) {
  const { draft, line } = props
  const t = useText(translateText)
  const fieldName = useFieldName()
  const [text, setText] = useState<Bilingual>()
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed')
  const open = async () => {
    setState('loading')
    const record = (await quietly(draft.whole([line.key])))?.get(line.key)
    const found = record?.[line.field] as Bilingual | undefined
    if (typeof found?.zh === 'string' && typeof found.en === 'string') setText(found)
    else setState('failed')
  }
  if (text) return <OpenedLine {...props} opened={text} />
  return (
    <>
      <div className={css.source}>
        <span className={css.label}>{fieldName(line.field)}</span>
        {state === 'failed' && <p role="alert">{t.failed}</p>}
      </div>
      <div className={css.target}>
        <Button
          data-open=""
          icon={state === 'failed' ? 'refresh' : 'edit'}
          pending={state === 'loading'}
          onClick={() => void open()}
        >
          {state === 'failed' ? t.again : t.openText}
        </Button>
        <LineState {...props} />
      </div>
    </>
  )
}

function OpenedLine({ draft, line, side, opened }: LineProps & { opened: Bilingual }) {
  const fieldName = useFieldName()
  const [typed, setTyped] = useState(opened)
  const { key, field } = line
  const source = otherSide(side)
  const write = (one: typeof side, html: string) => {
    if (html === typed[one]) return
    const next = edited(typed, opened, one, html)
    const changes: Change[] = [{ key, field: `${field}.${one}`, value: html }]
    if (next.outdated !== typed.outdated)
      changes.push({ key, field: `${field}.outdated`, value: next.outdated })
    setTyped(next)
    draft.act(changes)
  }
  return (
    <>
      {[source, side].map((one) => (
        <div key={one} className={one === side ? css.target : css.source}>
          <RichTextField
            label={fieldName(`${field}.${one}`)}
            size="full"
            lang={langs[one]}
            value={typed[one]}
            onChange={(html) => write(one, html)}
          />
          {one === side && <LineState draft={draft} line={line} side={side} />}
        </div>
      ))}
    </>
  )
}
