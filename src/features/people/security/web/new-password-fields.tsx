import type { TextOf } from '#src/web/form/fields.ts'
import { useText } from '#src/web/i18n.tsx'
import { PasswordField } from '#src/web/ui/text-field.tsx'
import { usePasswordAgain } from '#src/features/people/account/web/password-again.ts'
import { PasswordRules } from '#src/features/people/account/web/password-rules.tsx'
import { recoverText } from './recover-text.ts'

/** Fields for a new password, with its rules marked while typing, and for its repetition. */
export function NewPasswordFields({
  password,
  confirmPassword,
  username,
}: {
  password: TextOf
  confirmPassword: TextOf
  /** The account's name where it is known, for the rule about it and for password managers. */
  username?: string
}) {
  const t = useText(recoverText)
  const again = usePasswordAgain(password)
  const againToo = usePasswordAgain(confirmPassword)
  return (
    <>
      {username !== undefined && (
        <input type="text" autoComplete="username" value={username} readOnly hidden />
      )}
      <PasswordField
        {...password}
        label={t.newPassword}
        description={
          <>
            {again}
            <PasswordRules password={password.value} username={username} />
          </>
        }
        required
        autoComplete="new-password"
        maxLength={128}
      />
      <PasswordField
        {...confirmPassword}
        label={t.again}
        description={againToo}
        required
        autoComplete="new-password"
        maxLength={128}
      />
    </>
  )
}
