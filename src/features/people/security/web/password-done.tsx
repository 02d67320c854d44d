import { accountPaths } from '#src/features/people/account/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from '#src/features/people/account/web/auth.module.css'
import { AuthFrame } from '#src/features/people/account/web/auth-frame.tsx'
import { recoverText } from './recover-text.ts'

/** Confirms the new password, with a link to sign in. */
export function PasswordDone({ redirect }: { redirect?: string | undefined }) {
  const t = useText(recoverText)
  return (
    <AuthFrame title={t.doneTitle} lead="">
      <div className={css.done}>
        <p role="status">
          <Icon name="check-circle" size={20} />
          <span>{t.done}</span>
        </p>
        {/* Loads a new document, because this browser may have been signed out with the other devices. */}
        <ButtonLink variant="primary" size="large" reloadDocument to={accountPaths.login(redirect)}>
          {t.signIn}
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}
