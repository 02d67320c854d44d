import { type FormEvent, useState } from 'react'
import { isLinkTarget } from '#src/shared/rich-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import css from './editor.module.css'
import { editorText } from './editor-text.ts'

/** Asks for the address of a link. */
export function LinkDialog({
  href,
  onApply,
  onClose,
}: {
  href: string
  /** '' removes the link. */
  onApply: (href: string) => void
  onClose: () => void
}) {
  const t = useText(editorText)
  const [address, setAddress] = useState(href || 'https://')
  const [isWrong, setWrong] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // The form of the page is not sent.
    event.stopPropagation()
    if (isLinkTarget(address.trim())) onApply(address.trim())
    else setWrong(true)
  }
  return (
    <Dialog open title={t.linkTitle} onClose={onClose}>
      <form className={css.form} onSubmit={apply} noValidate>
        <TextField
          label={t.linkAddress}
          description={t.linkHint}
          value={address}
          onChange={setAddress}
          inputMode="url"
          maxLength={2000}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog
          autoFocus
          {...(isWrong && { error: t.linkWrong })}
        />
        <div className={css.buttons}>
          {href && (
            <Button variant="quiet" onClick={() => onApply('')}>
              {t.linkRemove}
            </Button>
          )}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit">
            {t.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
