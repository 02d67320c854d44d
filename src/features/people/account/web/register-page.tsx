import { accountPaths } from '../paths.ts'
import { withLocale } from '#src/shared/locale.ts'
import { useSearchParams } from 'react-router'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import css from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { RegisterForm } from './register-form.tsx'
import { accountText } from './text.ts'

export default function RegisterPage() {
  const t = useText(accountText)
  const locale = useLocale()
  const [query] = useSearchParams()
  return (
    <AuthFrame title={t.signUpTitle} lead={t.signUpLead}>
      <RegisterForm />
      <p className={css.other}>
        {t.hasAccount}{' '}
        <Link to={withLocale(locale, accountPaths.login(query.get('redirect') ?? undefined))}>
          {t.signIn}
        </Link>
      </p>
    </AuthFrame>
  )
}
