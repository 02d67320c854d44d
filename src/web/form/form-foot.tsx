import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { uiText } from '#src/web/ui/text.ts'
import css from './form.module.css'

/** The last line of a form in a dialog: cancel and submit. */
export function FormFoot({
  act,
  danger,
  pending,
  onCancel,
}: {
  /** The label of the submit button. */
  act: string
  danger?: boolean
  pending: boolean
  /** Left out for a form that is no dialog. */
  onCancel?: () => void
}) {
  const t = useText(uiText)
  return (
    <div className={css.foot}>
      {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={pending}>
        {act}
      </Button>
    </div>
  )
}
