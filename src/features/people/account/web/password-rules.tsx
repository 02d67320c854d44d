import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { passwordRules } from '../forms.ts'
import css from './auth.module.css'
import { accountText } from './text.ts'

/** The rules of a new password, marked as met while typing. */
export function PasswordRules({
  password,
  username,
}: {
  password: string
  /** Undefined while the account is unknown; the server then checks the rule about the name. */
  username: string | undefined
}) {
  const t = useText(accountText)
  const met = passwordRules(password, username ?? '')
  const rules = [
    { text: t.ruleLength, isMet: met.length },
    { text: t.ruleNotOnlyDigits, isMet: met.notOnlyDigits },
    ...(username === undefined ? [] : [{ text: t.ruleWithoutName, isMet: met.withoutName }]),
  ]
  return (
    <ul className={css.rules} aria-label={t.rules}>
      {rules.map(({ text, isMet }) => (
        <li key={text} data-met={isMet}>
          {isMet ? (
            <Icon name="check" size={16} />
          ) : (
            <span className={css.dot} aria-hidden="true" />
          )}
          {text}
          <span className="visually-hidden">{isMet ? t.ruleMet : t.ruleUnmet}</span>
        </li>
      ))}
    </ul>
  )
}
