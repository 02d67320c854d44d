import { accountPaths } from '../paths.ts'
import { useQueryValue } from '#src/web/address.ts'
import { Island } from '#src/web/island.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import css from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { RegisterForm } from './register-form.tsx'
import { accountText } from './text.ts'

export default function RegisterPage() {
  const t = useText(accountText)
  const redirect = useQueryValue('redirect')
  return (
    <AuthFrame title={t.signUpTitle} lead={t.signUpLead}>
      <Island name="sign-up" part={RegisterForm} />
      <p className={css.other}>
        {t.hasAccount} <Link to={accountPaths.login(redirect)}>{t.signIn}</Link>
      </p>
    </AuthFrame>
  )
}
