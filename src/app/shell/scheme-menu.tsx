import { useSyncExternalStore } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { useRenderedScheme } from '#src/web/root-data.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { asScheme, type Scheme, schemes, setScheme } from '#src/web/ui/scheme.ts'
import { uiText } from '#src/web/ui/text.ts'
import css from './header.module.css'

const icons: Record<Scheme, IconName> = { auto: 'monitor', light: 'sun', dark: 'moon' }

/** Light, dark, or as the system has it. */
export function SchemeMenu() {
  const t = useText(uiText)
  const rendered = useRenderedScheme()
  const scheme = useSyncExternalStore(watch, shown, () => rendered)
  return (
    <Menu
      align="end"
      className={css.tool}
      label={t.schemeIs(t[scheme])}
      trigger={<Icon name={icons[scheme]} size={20} />}
      items={schemes.map((one) => ({
        key: one,
        label: t[one],
        icon: icons[one],
        current: one === scheme,
        onSelect: () => setScheme(one),
      }))}
    />
  )
}

const shown = () => asScheme(document.documentElement.dataset['scheme'])

/** The document's own attribute is the truth: other switches may write it too. */
function watch(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  return () => observer.disconnect()
}
