import type { TextOf } from '#src/web/form/fields.ts'
import { useText } from '#src/web/i18n.tsx'
import { PasswordField } from '#src/web/ui/text-field.tsx'
import { PasswordRules } from '#src/features/people/account/web/password-rules.tsx'
import { recoverText } from './recover-text.ts'

/** A new password with its rules, ticked off while it is typed, and the same again. */
export function NewPasswordFields({
  password,
  confirmPassword,
  username,
}: {
  password: TextOf
  confirmPassword: TextOf
  /** Of whose account it is, where that is known: for the rule, and for password managers. */
  username?: string
}) {
  const t = useText(recoverText)
  return (
    <>
      {username !== undefined && (
        <input type="text" autoComplete="username" value={username} readOnly hidden />
      )}
      <PasswordField
        {...password}
        label={t.newPassword}
        description={<PasswordRules password={password.value} username={username} />}
        required
        autoComplete="new-password"
        maxLength={128}
      />
      <PasswordField
        {...confirmPassword}
        label={t.again}
        required
        autoComplete="new-password"
        maxLength={128}
      />
    </>
  )
}
