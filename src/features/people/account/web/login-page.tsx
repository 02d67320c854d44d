import { accountPaths } from '../paths.ts'
import { useQueryValue } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { Island } from '#src/web/island.tsx'
import { Link } from '#src/web/link.tsx'
import css from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { accountText } from './text.ts'

export default function LoginPage() {
  const t = useText(accountText)
  const redirect = useQueryValue('redirect')
  return (
    <AuthFrame title={t.signInTitle} lead={t.signInLead}>
      <Island name="sign-in" part={SignInForm} />
      <p className={css.other}>
        {t.noAccount} <Link to={accountPaths.register(redirect)}>{t.signUp}</Link>
      </p>
    </AuthFrame>
  )
}
