import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { passwordRules } from '../forms.ts'
import css from './auth.module.css'
import { accountText } from './text.ts'

/** What a new password must be, ticked off while it is typed. */
export function PasswordRules({
  password,
  username,
}: {
  password: string
  /** Not known before someone has shown who he is: then the server says that rule. */
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
