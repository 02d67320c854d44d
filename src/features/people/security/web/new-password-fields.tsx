import { splitWords } from '#src/shared/errors.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { useText } from '#src/web/i18n.tsx'
import { PasswordField } from '#src/web/ui/text-field.tsx'
import type { FieldErrors } from '#src/web/ui/form-rules.ts'
import { newPasswordShape, passwordsDiffer, samePasswords } from '../forms.ts'
import { passwordHasName, passwordWithoutName } from '#src/features/people/account/forms.ts'
import { errorsOf } from '#src/features/people/account/web/form-errors.ts'
import { PasswordRules } from '#src/features/people/account/web/password-rules.tsx'
import { recoverText } from './recover-text.ts'

interface Values {
  password: string
  confirmPassword: string
}

/** What is wrong with a new password and its repetition; the name where it is known. */
export function newPasswordErrors(
  { password, confirmPassword }: Values,
  locale: Locale,
  username = '',
): FieldErrors<Values> {
  const errors = errorsOf(newPasswordShape, { password, confirmPassword }, locale)
  if (!passwordWithoutName({ password, username })) {
    errors.password ??= pick(splitWords(passwordHasName.error), locale)
  }
  if (confirmPassword !== '' && !samePasswords({ password, confirmPassword })) {
    errors.confirmPassword ??= pick(splitWords(passwordsDiffer.error), locale)
  }
  return errors
}

interface Field {
  name: string
  value: string
  error?: string
  onChange: (value: string) => void
  onBlur: () => void
}

/** A new password with its rules, ticked off while it is typed, and the same again. */
export function NewPasswordFields({
  password,
  confirmPassword,
  username,
}: {
  password: Field
  confirmPassword: Field
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
