import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { accountPaths } from '../paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog, preloadDialog } from '#src/web/ui/dialog.tsx'
import guard from '#src/features/people/guard/web/guard.module.css'
import css from './auth.module.css'
import type { LegalName } from './legal-view.tsx'
import { accountText } from './text.ts'

const load = () => import('./legal-box.tsx')
const LegalBox = latePart(load)

const preload = () => {
  preloadDialog()
  void load()
}

/** The box that accepts the terms and the privacy policy, with links to both texts, which open in place. */
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
    <Link
      to={accountPaths[name]()}
      target="_blank"
      className={guard['text-button']}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        event.preventDefault()
        setShown(name)
        setOpen(true)
      }}
    >
      {t[name]}
    </Link>
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
          <LegalBox name={shown} />
        </Suspense>
      </Dialog>
    </>
  )
}
