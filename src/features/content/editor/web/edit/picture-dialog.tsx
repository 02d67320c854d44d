import { type FormEvent, useState } from 'react'
import { altMost } from '#src/shared/rich-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import css from './editor.module.css'
import { editorText } from './editor-text.ts'

/** Widths in pixels; '' is the picture's own. */
const widths = { small: '240', medium: '480', large: '720', natural: '' } as const
type Width = keyof typeof widths

/** Asks for the words that stand for a picture, and its size. */
export function PictureDialog({
  alt,
  width,
  onApply,
  onClose,
}: {
  alt: string | null
  width: string | null
  onApply: (picture: { alt: string; width: string | null }) => void
  onClose: () => void
}) {
  const t = useText(editorText)
  const [words, setWords] = useState(alt ?? '')
  const [isDecorative, setDecorative] = useState(alt === '')
  const [size, setSize] = useState<Width>(
    () => (Object.keys(widths) as Width[]).find((one) => widths[one] === width) ?? 'natural',
  )
  const apply = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onApply({ alt: isDecorative ? '' : words.trim(), width: widths[size] || null })
  }
  return (
    <Dialog open title={t.pictureTitle} onClose={onClose}>
      <form className={css.form} onSubmit={apply} noValidate>
        <TextArea
          label={t.pictureAlt}
          description={t.pictureAltHint}
          value={isDecorative ? '' : words}
          onChange={setWords}
          disabled={isDecorative}
          rows={2}
          maxLength={altMost}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog
          autoFocus
        />
        <Checkbox label={t.pictureDecorative} checked={isDecorative} onChange={setDecorative} />
        <RadioGroup
          label={t.pictureWidth}
          inRow
          value={size}
          onChange={(next) => setSize(next)}
          options={(Object.keys(widths) as Width[]).map((value) => ({ value, label: t[value] }))}
        />
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
