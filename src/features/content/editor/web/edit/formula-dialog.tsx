import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formulaMost } from '#src/shared/rich-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { drawFormula } from './draw-formula.ts'
import css from './editor.module.css'
import { editorText } from './editor-text.ts'
import { FormulaSigns } from './formula-signs.tsx'

/** Writes a formula in LaTeX, by keys or from a palette, with its look beside it. */
export function FormulaDialog({
  source,
  isBlock,
  mayBeBlock,
  onApply,
  onClose,
}: {
  source: string
  isBlock: boolean
  /** A text of one line has no lines of formulas. */
  mayBeBlock: boolean
  onApply: (source: string, isBlock: boolean) => void
  onClose: () => void
}) {
  const t = useText(editorText)
  const [written, setWritten] = useState(source)
  const [alone, setAlone] = useState(isBlock)
  const [isEmpty, setEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const area = () => form.current?.querySelector('textarea')
  const insert = (sign: string) => {
    const field = area()
    if (!field) return
    const [from, to] = [field.selectionStart, field.selectionEnd]
    const chosen = written.slice(from, to)
    const text = sign.includes('{}') ? sign.replace('{}', `{${chosen}}`) : `${sign} `
    const next = written.slice(0, from) + text + written.slice(to)
    setWritten(next)
    const inside = sign.includes('{}') && chosen === '' ? text.indexOf('{}') + 1 : text.length
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(from + inside, from + inside)
    })
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (written.trim() === '') {
      setEmpty(true)
      area()?.focus()
    } else onApply(written.trim(), alone)
  }
  return (
    <Dialog open title={t.formulaTitle} onClose={onClose} width={640} dismissable={false}>
      <form ref={form} className={css.form} onSubmit={apply} noValidate>
        <TextArea
          label={t.formulaSource}
          description={t.formulaHint}
          value={written}
          onChange={setWritten}
          rows={3}
          maxLength={formulaMost}
          className={css.source}
          spellCheck={false}
          autoCapitalize="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog
          autoFocus
          {...(isEmpty && written.trim() === '' && { error: t.formulaMissing })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.currentTarget.form?.requestSubmit()
            }
          }}
        />
        <Preview source={written} isBlock={alone} />
        <FormulaSigns onChoose={insert} />
        {mayBeBlock && <Checkbox label={t.formulaBlock} checked={alone} onChange={setAlone} />}
        <div className={css.buttons}>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit">
            {t.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Preview({ source, isBlock }: { source: string; isBlock: boolean }) {
  const t = useText(editorText)
  const place = useRef<HTMLDivElement>(null)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    if (!place.current) return
    if (source.trim() === '') {
      place.current.replaceChildren()
      delete place.current.dataset['source']
      // oxlint-disable-next-line react/set-state-in-effect -- the library says later whether it can draw it
      setWrong(false)
      return
    }
    void drawFormula(place.current, source, isBlock).then((isDrawn) => setWrong(!isDrawn))
  }, [source, isBlock])
  return (
    <section className={css.preview} aria-label={t.formulaPreview}>
      <div ref={place} />
      {source.trim() === '' && <p className={css.muted}>{t.formulaEmpty}</p>}
      <p role="status" className={css.wrong}>
        {isWrong && source.trim() !== '' && t.formulaWrong}
      </p>
    </section>
  )
}
