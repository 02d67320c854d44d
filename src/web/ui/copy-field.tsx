import { type ReactNode, useId } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from './button.tsx'
import css from './copy-field.module.css'
import { copyText } from './copy-text.ts'
import { TextField } from './text-field.tsx'
import { toast } from './toast-store.ts'

/** A link to be copied. Where the browser does not allow it, the link is selected instead. */
export function CopyField({
  label,
  value,
  description,
  variant = 'primary',
}: {
  label: string
  /** Empty while it is being made. */
  value: string
  description?: ReactNode
  /** 'secondary' beside a button that is what one came for. */
  variant?: 'primary' | 'secondary'
}) {
  const t = useText(copyText)
  const id = useId()
  const { run } = useAct()
  // Browsers allow it only where the page is served securely.
  const copy = () =>
    run(() => navigator.clipboard.writeText(value), {
      refresh: false,
      said: t.copied,
      failed() {
        document.querySelector<HTMLInputElement>(`[data-copy="${CSS.escape(id)}"] input`)?.select()
        toast.warning(t.failed)
      },
    })
  return (
    <div className={css.copy} data-copy={id}>
      <TextField
        label={label}
        value={value}
        readOnly
        autoComplete="off"
        description={description}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant={variant} icon="attachment" disabled={!value} onClick={() => void copy()}>
        {t.copy}
      </Button>
    </div>
  )
}
