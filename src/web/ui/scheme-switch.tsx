import type { ReactNode } from 'react'
import { useAddress } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { Icon, type IconName } from './icon.tsx'
import { schemes, type Scheme } from './scheme.ts'
import { uiText } from './text.ts'
import css from './scheme-switch.module.css'

const icons: Record<Scheme, IconName> = { auto: 'monitor', light: 'sun', dark: 'moon' }

/** Selects the light, dark or system scheme. `initial` is the scheme that the server rendered, from the cookie. */
export function SchemeSwitch({ initial }: { initial: Scheme }) {
  const t = useText(uiText)
  return (
    <Choose>
      <div role="group" aria-label={t.scheme} className={css.switch}>
        {schemes.map((option) => (
          <button
            key={option}
            name="scheme"
            value={option}
            className={css.option}
            aria-pressed={option === initial}
            aria-label={t[option]}
            data-tip={t[option]}
          >
            <Icon name={icons[option]} size={18} />
          </button>
        ))}
      </div>
    </Choose>
  )
}

/**
 * The form around buttons that choose the colour scheme or the language. The server sets the cookie and
 * redirects back to this page; with script, `live/choices.ts` applies the choice at once.
 */
export function Choose({ children }: { children: ReactNode }) {
  const { pathname, search } = useAddress()
  return (
    <form method="post" action="/choose" className={css.choose} data-choose="">
      <input type="hidden" name="to" value={pathname + search} />
      {children}
    </form>
  )
}
