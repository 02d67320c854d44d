import { lazy, Suspense, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog, preloadDialog } from '#src/web/ui/dialog.tsx'
import css from './auth.module.css'
import { accountText } from './text.ts'

export type LegalName = 'terms' | 'privacy'
const load = () => import('./legal-view.tsx')
const LegalView = lazy(load)

const preload = () => {
  preloadDialog()
  void load()
}

/** The box that accepts the terms and the privacy policy, with buttons that open both texts. */
export function Consent(field: {
  name: string
  checked: boolean
  error?: string
  onChange: (checked: boolean) => void
  onBlur: () => void
}) {
  const t = useText(accountText)
  const [shown, setShown] = useState<LegalName>('terms')
  const [open, setOpen] = useState(false)
  const opener = (name: LegalName) => (
    <button
      type="button"
      className={css['text-button']}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        setShown(name)
        setOpen(true)
      }}
    >
      {t[name]}
    </button>
  )
  return (
    <>
      <Checkbox
        {...field}
        className={css.consent}
        required
        label={t.consentStart}
        after={
          <>
            {opener('terms')} {t.and} {opener('privacy')}
          </>
        }
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={t.legalTitles[shown]} width={720}>
        <Suspense fallback={null}>
          <LegalView name={shown} />
        </Suspense>
      </Dialog>
    </>
  )
}
