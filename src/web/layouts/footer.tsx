import { pick } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { useSite } from '#src/web/root-data.ts'

export function Footer() {
  const site = useSite()
  return <footer className="container">© {pick(site.company, useLocale())}</footer>
}
