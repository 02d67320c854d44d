import { useId, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Icon, type IconName } from './icon.tsx'
import { schemes, setScheme, type Scheme } from './scheme.ts'
import { uiText } from './text.ts'
import css from './scheme-switch.module.css'

const icons: Record<Scheme, IconName> = { auto: 'monitor', light: 'sun', dark: 'moon' }

/** Light, dark, or as the system has it. `initial` is what the server rendered, from the cookie. */
export function SchemeSwitch({ initial }: { initial: Scheme }) {
  const [scheme, choose] = useState(initial)
  const t = useText(uiText)
  const name = useId()
  return (
    <fieldset className={css.switch}>
      <legend className="visually-hidden">{t.scheme}</legend>
      {schemes.map((option) => (
        <label key={option} className={css.option} data-tip={t[option]}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={option}
            checked={scheme === option}
            onChange={() => {
              choose(option)
              setScheme(option)
            }}
          />
          <Icon name={icons[option]} size={18} />
          <span className="visually-hidden">{t[option]}</span>
        </label>
      ))}
    </fieldset>
  )
}
