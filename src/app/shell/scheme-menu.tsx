import { useText } from '#src/web/i18n.tsx'
import { useRenderedScheme } from '#src/web/root-data.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Choose } from '#src/web/ui/scheme-switch.tsx'
import { type Scheme, schemes } from '#src/web/ui/scheme.ts'
import { uiText } from '#src/web/ui/text.ts'
import css from './header.module.css'

const icons: Record<Scheme, IconName> = { auto: 'monitor', light: 'sun', dark: 'moon' }

/** Light, dark, or as the system has it. */
export function SchemeMenu() {
  const t = useText(uiText)
  const scheme = useRenderedScheme()
  return (
    <Choose>
      <Menu
        align="end"
        className={css.tool}
        label={t.schemeIs(t[scheme])}
        trigger={
          <span data-shown="" className={css.shown}>
            <Icon name={icons[scheme]} />
          </span>
        }
        items={schemes.map((one) => ({
          key: one,
          label: t[one],
          says: t.schemeIs(t[one]),
          icon: icons[one],
          current: one === scheme,
          send: { name: 'scheme', value: one },
        }))}
      />
    </Choose>
  )
}
